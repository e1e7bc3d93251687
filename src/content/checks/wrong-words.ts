import { pointerToken } from '../model/diagnostics';
import { removeAt } from '../model/fix';
import { isRecord } from '../model/is-record';
import { didYouMean, quote } from '../text/quote';
import { suggest } from '../text/suggest';
import type { Check } from './core/check';

/** Plural forms: `use-cases.months_one`, `use-cases.months_other`. */
const forNumber = /_(?:zero|one|two|few|many|other)$/;
const placeholder = /\{\{\s*[\w.]+\s*\}\}/g;

export const wrongWords: Check = {
  code: 'wrong-words',
  severity: 'error',
  summary: 'Every word in `_site/words` is one that components use, with the same placeholders.',
  why: 'A word under a key that no component knows is never shown; without its placeholder, a number or a name is missing.',
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
    const english = new Map(keys.map((key) => [key.replace(forNumber, ''), words[key] ?? '']));
    for (const { file, value } of ownWords) {
      for (const [key, text] of Object.entries(isRecord(value) ? value : {})) {
        // Values that are not text are reported by the schema.
        if (key === '$schema' || typeof text !== 'string' || text === '') continue;
        const pointer = pointerToken(key);
        const meant =
          words[key] ?? (forNumber.test(key) ? english.get(key.replace(forNumber, '')) : undefined);
        if (meant === undefined && schemas.migrations.some(({ words }) => words?.en?.[key] !== undefined)) {
          // Migrations take their texts from here: the word is needed until every document is migrated.
          report(
            {
              file,
              pointer,
              at: 'property',
              message: `${quote(key)} is what components said; documents say it themselves now.`,
              hint: 'Remove it; --fix does so.',
              fix: { edits: [removeAt({ file, pointer })] },
            },
            ['valid-documents'],
          );
          continue;
        }
        if (meant === undefined) {
          const likely = suggest(key, keys);
          report({
            file,
            pointer,
            at: 'property',
            message: `${quote(key)} is not the key of a word that components say.`,
            hint: didYouMean(likely, 'Remove it.'),
          });
          continue;
        }
        const lacking = lackingIn(text, meant);
        if (lacking !== undefined)
          report({
            file,
            pointer,
            message: `${quote(key)} does not say ${lacking}, which is filled in: in English it is ${quote(meant)}.`,
            hint: `Write ${lacking} where it belongs.`,
          });
      }
    }
  },
};

/** The first placeholder that a translation lacks. A plural form may spell out `{{count}}`. */
function lackingIn(text: string, english: string): string | undefined {
  const placeholders: readonly string[] = text.match(placeholder) ?? [];
  return (english.match(placeholder) ?? []).find((one) => one !== '{{count}}' && !placeholders.includes(one));
}
