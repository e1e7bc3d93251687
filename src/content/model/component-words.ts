/** The ending of the key of a plural form: `use-cases.months_one`, `use-cases.months_other`. */
export const pluralForm = /_(?:zero|one|two|few|many|other)$/;

/**
 * The placeholders in which a word of components differs from the English one, without the spaces that they may have inside: those
 * that it lacks, and those that nothing fills in. A plural form may say its number in letters.
 */
export function differingPlaceholders(
  key: string,
  text: string,
  english: string,
): { lacking: string[]; unknown: string[] } {
  const [wanted, own] = [placeholdersOf(english), placeholdersOf(text)];
  const isNumber = (one: string) => one === '{{count}}' && pluralForm.test(key);
  const without = (some: readonly string[], others: readonly string[]) =>
    some.filter((one) => !others.includes(one) && !isNumber(one));
  return { lacking: without(wanted, own), unknown: without(own, wanted) };
}

function placeholdersOf(text: string): string[] {
  return (text.match(/\{\{\s*[\w.]+\s*\}\}/g) ?? []).map((one) => one.replaceAll(/\s/g, ''));
}
