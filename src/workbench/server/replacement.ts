import { assertWords, planReplacement } from '../../commands/refactor/replace-copy';
import { translatedLanguages } from '../../content/model/languages';
import type { Checker } from '../../node/check/checker';
import { noteInWords, type Plan } from '../../node/plan/plan';
import { UsageError } from '../../node/project/project';
import type { Replacing } from '../protocol/plans';
import { Refusal } from './guard';

/** Maximum length of the words; nobody searches for a longer text. */
const longestWords = 5000;

/** Parses a request to replace words; undefined if it is another request. @throws Refusal if it is invalid */
export function readReplacement({
  find,
  by,
  language,
  ...how
}: Record<string, unknown>): Replacing | undefined {
  if (find === undefined) return undefined;
  const isText = (value: unknown): value is string =>
    typeof value === 'string' && value.length <= longestWords;
  if (!isText(find) || !isText(by) || find.trim() === '')
    throw new Refusal(422, 'Say which words are replaced, and by which.');
  if (language !== undefined && typeof language !== 'string')
    throw new Refusal(422, 'A language is said by its code.');
  const flag = (name: string) => (how[name] === 'yes' ? { [name]: 'yes' as const } : {});
  return {
    find,
    by,
    ...(language !== undefined && { language }),
    ...flag('parts'),
    ...flag('anyCase'),
    ...flag('keep'),
  };
}

/** Plans the replacement. @throws UsageError with the reason if that is impossible; Refusal if no text contains the words */
export function planReplacing(
  checker: Checker,
  folder: string,
  { find: from, by: to, language, parts, anyCase, keep }: Replacing,
): Plan {
  const codes = translatedLanguages(checker.languages).map(({ code }) => code);
  const isKnown = language === undefined || codes.some((code) => code === language);
  if (!isKnown) throw new UsageError(`The site is not translated into "${language}".`);
  assertWords({ from, to });
  const plan = planReplacement(checker, folder, {
    from,
    to,
    language: codes.find((code) => code === language),
    isAnywhere: parts === 'yes',
    isAnyCase: anyCase === 'yes',
    keepsTranslations: keep === 'yes' && language === undefined,
  });
  if (plan.changes.length > 0) return plan;
  if (plan.notes.length > 0) throw new Refusal(422, plan.notes.map(noteInWords).join(' '));
  const what = language === undefined ? 'text' : 'translation';
  throw new Refusal(422, `No ${what} says “${from}”${parts === 'yes' ? '' : ' as words of their own'}.`);
}
