import type { Check } from '../context';
import { pointerToken } from '../diagnostics';
import { entriesOf } from '../load';

export const unusedTranslation: Check = {
  code: 'unused-translation',
  severity: 'warning',
  summary: 'Every entry of a dictionary translates a text of its page, or of any page where it is shared.',
  run({ site, copyUses, invalidFiles }, report) {
    const translated = new Set(
      copyUses.flatMap(({ copy, translation }) => (translation ? [`${translation.file} ${copy}`] : [])),
    );
    const missing = new Set(
      copyUses.filter(({ translation }) => !translation).map(({ dictionaryFile }) => dictionaryFile),
    );
    // What an invalid document would use is unknown, and what it uses of the shared dictionary as well.
    const dictionaries = [
      ...site.pages.map(({ source, dictionary }) => (invalidFiles.has(source.path) ? undefined : dictionary)),
      invalidFiles.size > 0 ? undefined : site.sharedDictionary,
    ];
    for (const dictionary of dictionaries) {
      // A changed text leaves its old entry behind: then the missing translation is the finding, and names the entry.
      if (!dictionary || missing.has(dictionary.path)) continue;
      for (const copy of Object.keys(entriesOf(dictionary))) {
        if (translated.has(`${dictionary.path} ${copy}`)) continue;
        report({
          file: dictionary.path,
          pointer: pointerToken(copy),
          at: 'property',
          message: 'No text uses this entry.',
          hint: 'Remove it, or write it exactly as the text stands in the document.',
        });
      }
    }
  },
};
