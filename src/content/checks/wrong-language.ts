import { named } from '../model/diagnostics';
import { removeAt } from '../model/fix';
import { isRecord } from '../model/is-record';
import { isLanguageCode, type Language, languageName } from '../model/languages';
import { siteFolder } from '../model/routes';
import { quote } from '../text/quote';
import type { Check } from './core/check';

export const wrongLanguage: Check = {
  code: 'wrong-language',
  severity: 'error',
  waivedBy: [],
  summary:
    'Every language of the site exists, has component words, and is listed once; the first is not a draft.',
  why: 'An unknown language has no pages; without words, its buttons and labels would show their keys.',
  example: {
    file: '_site/site.json',
    right: '"url": "https://www.example.com",',
    wrong:
      '"url": "https://www.example.com",\n  "languages": [\n    { "code": "en", "name": "English" },\n    { "code": "es", "name": "Español" },\n    { "code": "en", "name": "English" }\n  ],',
  },
  site(site, report) {
    const { shared, folder } = site;
    const file = shared?.file ?? '';
    const listed = shared && site.context(shared).document?.languages;
    if (!Array.isArray(listed)) return;
    const seen = new Set<Language>();
    for (const [index, entry] of listed.entries()) {
      if (!isRecord(entry) || typeof entry.code !== 'string' || entry.code === '') continue;
      const { code } = entry;
      const pointer = `/languages/${index}/code`;
      if (seen.has(code)) {
        report({ file, pointer, message: `${quote(code)} is named twice.`, hint: 'Keep one of the two.' });
      } else if (!isLanguageCode(code)) {
        // The syntax of codes is checked by the schema.
        if (shared?.findings.some((finding) => finding.file === file && finding.pointer === pointer))
          continue;
        const hint = 'Write its code as in "en", "fr" or "pt-br".';
        report({ file, pointer, message: `${quote(code)} is not the code of a language.`, hint });
      } else if (index === 0 && entry.draft === true) {
        const place = { file, pointer: '/languages/0/draft' };
        report({
          ...place,
          at: 'property',
          message: 'The first language is the one that pages are written in: it cannot be a draft.',
          hint: 'Remove "draft".',
          fix: { edits: [removeAt(place)] },
        });
      } else {
        const lacking = folder.missingWords?.(code);
        if (lacking)
          report({
            file,
            pointer,
            language: code,
            ...explainWords(code, lacking, folder.componentWords?.(), folder.ownWords?.()),
          });
      }
      seen.add(code);
    }
  },
};

function explainWords(
  code: Language,
  lacking: readonly string[] | 'all',
  english: Readonly<Record<string, string>> = {},
  own: ReadonlySet<string> = new Set(),
) {
  const words = named(`${siteFolder}/words/${code}.json`);
  const name = languageName(code);
  if (lacking === 'all') {
    return {
      message: `Components have no words in ${name}: the names of their buttons and labels.`,
      hint: `Have \`npm run new:language -- ${code}\` write them into ${words}, in the nearest language, and translate them there.`,
    };
  }
  const [first = '', ...others] = lacking;
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  const files: [string, string[]][] = [
    [words, lacking.filter((key) => !own.has(key))],
    [`src/site/words/${code}.json`, lacking.filter((key) => own.has(key))],
  ];
  const places = files.flatMap(([file, keys]) => {
    const shown = keys.slice(0, 12).map((key) => `"${key}": ${JSON.stringify(english[key] ?? '')}`);
    return keys.length > 0
      ? `to ${file}, translated: ${shown.join(', ')}${keys.length > shown.length ? ' …' : ''}`
      : [];
  });
  return {
    message: `Components lack words in ${name}: ${quote(first)}${more}.`,
    hint: `Add them ${places.join('; and ')}`,
  };
}
