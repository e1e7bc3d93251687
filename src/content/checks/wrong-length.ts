import type { Place } from '../model/diagnostics';
import { languageName } from '../model/languages';
import { lengthOf } from '../model/wording';
import type { CopyUse } from '../site/field-uses';
import { isBlank } from '../site/load';
import type { PageContext } from '../site/page-context';
import { plural } from '../text/plural';
import { hasWideLetters } from '../text/wide-letters';
import type { Check } from './core/check';
import { overTranslations, type Translated } from './core/over-translations';

/** Once for each entry. Empty ones are reported by the schema of dictionaries. */
const inTranslations = overTranslations('wrong-length', (translated) =>
  fits(translated) ? undefined : explainTranslation(translated),
);

export const wrongLength: Check = {
  code: 'wrong-length',
  severity: 'error',
  summary: 'Every text fits its place: neither empty nor too short nor too long, in every language.',
  why: 'A text that is too long is cut off or pushes other things aside. Spanish, for one, runs a quarter longer than English: a text that fits in one language may not fit in another.',
  example: { file: 'finance/page.json', right: '"title": "Write to us"', wrong: '"title": ""' },
  page(context, report, options) {
    for (const violation of context.violationsOf('wrong-length')) {
      const { file, pointer, property, value, keyword, limit } = violation;
      // What a component says in its place is what the check of words knows.
      if (context.page.settings?.words.some(({ path }) => path === file) && isBlank(String(value))) continue;
      const translation = context.translations.find((candidate) => candidate.file === file);
      const explanation = translation
        ? {
            isUntranslated: true,
            message: `This entry has no ${languageName(translation.language)} yet.`,
            hint: 'Write it between the quotes.',
          }
        : keyword === 'pattern'
          ? {
              message: `"${property}" is blank.`,
              hint: hintForBlank(context, violation),
            }
          : value === ''
            ? { message: `"${property}" is empty.`, hint: hintForBlank(context, violation) }
            : explain(`"${property}"`, String(value), keyword === 'minLength', Number(limit));
      report({ file, pointer, ...explanation });
    }
    const wrong = new Set(
      context.violations.filter(({ file }) => file === context.source.path).map(({ pointer }) => pointer),
    );
    for (const use of context.copies) {
      const fault = faultOfUse(use, context);
      if (fault && !wrong.has(use.pointer)) report({ file: use.file, pointer: use.pointer, ...fault });
    }
    inTranslations.page(context, report, options);
  },
  site: inTranslations.site,
};

/** What the schema does not say of the length of a text. */
function faultOfUse(use: CopyUse, context: PageContext) {
  const { text, leaf } = use;
  // It counts marks as well.
  const reading = leaf.isInline && leaf.minLength > 1 ? use.reading.trim() : '';
  if (reading !== '' && lengthOf(reading) < leaf.minLength)
    return explain('The text', reading, true, leaf.minLength);
  // To it, a wide letter is one like every other.
  if (hasWideLetters(text) && lengthOf(use.reading) > leaf.maxLength)
    return explain('The text', use.reading, false, leaf.maxLength);
  // White space satisfies its minimum, but nobody can read it.
  if (text !== '' && isBlank(text))
    return { message: 'The text is blank.', hint: hintForBlank(context, use) };
  return undefined;
}

function hintForBlank(context: PageContext, place: Place): string {
  const isOfImage = ({ file, pointer }: Place) => file === place.file && `${pointer}Alt` === place.pointer;
  if (context.images.some(isOfImage)) return 'Write what the image shows, in one sentence.';
  if (context.schemaOf(place)?.isRequired !== false) return 'Write the text.';
  return `Write the text, or remove the ${/\/\d+$/.test(place.pointer) ? 'entry' : 'property'}.`;
}

function fits({ text, limits: { minLength, maxLength } }: Translated): boolean {
  // A text that has nothing but marks is reported for these.
  if (text === '') return true;
  const most = hasWideLetters(text) ? 2 * text.length : text.length;
  if (most <= maxLength && text.length >= 2 * minLength && text.charCodeAt(0) > 32) return true;
  const length = lengthOf(text.trim());
  return length >= minLength && length <= maxLength;
}

function explainTranslation({ language, text, limits: { minLength, maxLength } }: Translated) {
  const trimmed = text.trim();
  const isShort = lengthOf(trimmed) < minLength;
  const what = `The ${languageName(language)} text`;
  return explain(what, trimmed, isShort, isShort ? minLength : maxLength);
}

function explain(what: string, text: string, isShort: boolean, limit: number) {
  const length = lengthOf(text);
  if (length === 0) return { message: `${what} is empty.`, hint: 'Write the text.' };
  const isWide = hasWideLetters(text);
  const has = isWide ? `takes the room of ${plural(length, 'letter')}` : `has ${plural(length, 'character')}`;
  const counted = isWide ? ' Letters of Chinese, Japanese and Korean count as two.' : '';
  return isShort
    ? {
        message: `${what} ${has}; it needs at least ${limit}.`,
        hint: `Add ${limit - length} or more.${counted}`,
      }
    : {
        message: `${what} ${has}; there is room for ${limit}.`,
        hint: `Shorten it by ${length - limit}.${counted}`,
      };
}
