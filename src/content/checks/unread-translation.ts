import { pointerToken } from '../model/diagnostics';
import { type Language, languageName } from '../model/languages';
import { unreadKeys } from '../model/machine-texts';
import { unusedShared } from '../site/missing-texts';
import { listMore, quote } from '../text/quote';
import type { Check } from './core/check';

export const unreadTranslation: Check = {
  code: 'unread-translation',
  severity: 'warning',
  summary: 'Every translation that a machine wrote has been read by somebody.',
  why: 'A machine translates a sentence without knowing the site: its mistakes would be published without anybody having seen them.',
  example: {
    file: 'finance/es.json',
    right: '"One sentence on money is enough.":',
    wrong: '"$machine": ["Basta una frase sobre el dinero."],\n  "One sentence on money is enough.":',
  },
  site(site, report) {
    const reportUnread = (file: string, language: Language, unread: readonly string[]) => {
      const [first, ...more] = unread;
      if (first === undefined) return;
      report({
        file,
        pointer: pointerToken(first),
        others: more.map((key) => ({ file, pointer: pointerToken(key) })),
        language,
        isUntranslated: true,
        message: `A machine translated ${quote(first)} into ${languageName(language)}, and nobody has read it yet.${listMore(more)}`,
        hint: 'Correct what it says, or take it from "$machine" where it is right. In the workbench, "It is right" at its field does that.',
      });
    };
    for (const { id, translations } of site.all()) {
      if (id === site.shared?.id) continue;
      // An entry that no text uses is another finding, and read by nobody.
      for (const [language, { dictionary, unread = [], unused }] of Object.entries(translations))
        if (dictionary !== undefined) reportUnread(dictionary, language, without(unread, unused));
    }
    for (const translation of site.translations) {
      const { language, file } = translation;
      const unread = site.shared?.translations[language]?.unread ?? [];
      reportUnread(file, language, without(unread, unusedShared(site, translation)));
    }
    for (const { file, language, value } of site.ownWords) reportUnread(file, language, unreadKeys(value));
  },
};

function without(keys: readonly string[], unused: readonly string[]): readonly string[] {
  return keys.filter((key) => !unused.includes(key));
}
