import { languageName } from '../model/languages';
import { progressOf } from '../site/progress';
import type { Check } from './core/check';

export const draftLanguage: Check = {
  code: 'draft-language',
  severity: 'warning',
  summary: 'No language is a draft.',
  why: 'A draft is not published: only people who work on the site can read it.',
  example: {
    file: '_site/site.json',
    right: '"url": "https://www.example.com",',
    wrong:
      '"url": "https://www.example.com",\n  "languages": [\n    { "code": "en", "name": "English" },\n    { "code": "es", "name": "Español", "draft": true }\n  ],',
  },
  site(site, report) {
    for (const { code, draft } of site.languages.slice(1)) {
      if (!draft) continue;
      const progress = progressOf(site, code);
      const name = languageName(code);
      const isDone = progress.translated === progress.texts && progress.unread === 0;
      const format = (count: number) => count.toLocaleString('en');
      report({
        ...site.placeOfLanguage(code),
        language: code,
        message: `${name} is a draft: ${format(progress.translated)} of ${format(progress.texts)} texts are translated${progress.unread > 0 ? `, ${format(progress.unread)} of them by a machine and read by nobody` : ''}.`,
        hint: isDone
          ? 'Remove "draft" to publish it.'
          : `npm run validate-pages -- --language ${code} lists ${progress.unread > 0 ? 'them, and what it lacks' : 'what it lacks'}.`,
      });
    }
  },
};
