import { differingPlaceholders, pluralForm } from '../model/component-words';
import { pointerToken } from '../model/diagnostics';
import { removeAt } from '../model/fix';
import { isRecord } from '../model/is-record';
import { isBlank } from '../site/load';
import { didYouMean, quote } from '../text/quote';
import { suggest } from '../text/suggest';
import type { Check } from './core/check';

/** What is wrong with words that `src/i18n/format.ts` reads as a list or as a number. */
const unreadable: Readonly<Record<string, (text: string) => { message: string; hint: string } | undefined>> =
  {
    'format.months'(text) {
      const names = text.split(text.includes('|') ? '|' : ' ');
      if (names.length === 12 && names.every((name) => name.trim() !== '')) return undefined;
      const named = names.filter((name) => name.trim() !== '').length;
      return {
        message:
          named === 12
            ? `${quote('format.months')} has a separator too many: a month would have no name.`
            : `${quote('format.months')} is read as ${named} names, but a year has 12 months.`,
        hint: 'Write 12 names with one space between them. If a name has a space itself, separate them by "|": "tháng 1|tháng 2".',
      };
    },
    'format.grouped-from'(text) {
      if (/^[1-9]\d?$/.test(text)) return undefined;
      return {
        message: `${quote('format.grouped-from')} is not a number of digits.`,
        hint: 'Write how many digits a number has at least if its thousands are set apart: "4", or "5" if 1234 is written without a sign.',
      };
    },
  };

export const wrongWords: Check = {
  code: 'wrong-words',
  severity: 'error',
  summary:
    'Every key in `_site/words` is one that components use, and has a word with the same placeholders; months are twelve names.',
  why: 'A word under a key that no component knows is never shown; without its placeholder, a number or a name is missing. One name too many moves every later month.',
  example: {
    file: '_site/words/es.json',
    wrong: '{ "nav.hom": "Portada" }',
  },
  site(site, report) {
    const { folder, ownWords, schemas } = site;
    // Most sites have none, and reading those of components takes longer than other checks.
    const words = ownWords.length > 0 ? folder.componentWords?.() : undefined;
    if (!words) return;
    const keys = Object.keys(words);
    const english = new Map(keys.map((key) => [key.replace(pluralForm, ''), words[key] ?? '']));
    for (const { file, value } of ownWords) {
      for (const [key, text] of Object.entries(isRecord(value) ? value : {})) {
        // Values that are not text are reported by the schema.
        if (key === '$schema' || typeof text !== 'string') continue;
        const place = { file, pointer: pointerToken(key) };
        const meant =
          words[key] ?? (pluralForm.test(key) ? english.get(key.replace(pluralForm, '')) : undefined);
        if (meant !== undefined)
          for (const fault of faultsIn(key, text, meant)) report({ ...place, ...fault });
        else if (schemas.migrations.some(({ words }) => words?.en?.[key] !== undefined))
          // Migrations take their texts from here: the word is needed until every document is migrated.
          report(
            {
              ...place,
              at: 'property',
              message: `${quote(key)} is what components said; documents say it themselves now.`,
              hint: 'Remove it; --fix does so.',
              fix: { edits: [removeAt(place)] },
            },
            ['valid-documents'],
          );
        else
          report({
            ...place,
            at: 'property',
            message: `${quote(key)} is not the key of a word that components say.`,
            hint: didYouMean(suggest(key, keys), 'Remove it.'),
          });
      }
    }
  },
};

/** What is wrong with a word. @param english what it is in English */
function faultsIn(key: string, text: string, english: string): { message: string; hint: string }[] {
  // What separates, as the sign between thousands, may be a space.
  if (text === '' || (isBlank(text) && /\p{L}/u.test(english)))
    return [
      {
        message: `${quote(key)} has no word yet: in English it is ${quote(english)}.`,
        hint: 'Write it between the quotes, or remove the entry: components then say what they say without it.',
      },
    ];
  return [placeholderFault(key, text, english) ?? [], unreadable[key]?.(text) ?? []].flat();
}

function placeholderFault(
  key: string,
  text: string,
  english: string,
): { message: string; hint: string } | undefined {
  const {
    lacking: [lacking],
    unknown: [unknown],
  } = differingPlaceholders(key, text, english);
  if (lacking !== undefined)
    return {
      message: `${quote(key)} does not say ${lacking}, which is filled in: in English it is ${quote(english)}.`,
      hint: `Write ${lacking} where it belongs.`,
    };
  if (unknown === undefined) return undefined;
  return {
    message: `${quote(key)} says ${unknown}, which nothing fills in: in English it is ${quote(english)}.`,
    hint: `Remove ${unknown}, which visitors would see.`,
  };
}
