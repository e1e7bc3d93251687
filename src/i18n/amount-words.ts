import { useFormat, useLabels } from './language';

/** What a drawing of values before and after says, in the language of the page. */
export function useAmountWords() {
  const t = useLabels();
  return { before: t('tables.before'), after: t('tables.after'), format: useFormat().number };
}
