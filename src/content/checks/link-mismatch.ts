import { pointerToken } from '../model/diagnostics';
import { kindOfHref } from '../model/hrefs';
import type { LackedText } from '../model/lacked-texts';
import { type Language, languageName, sourceLanguage } from '../model/languages';
import { type OddLinks, oddLinks } from '../model/odd-links';
import { entriesOf } from '../site/load';
import type { PageFacts } from '../site/page-facts';
import type { SiteContext } from '../site/site-context';
import type { Check } from './core/check';
import { isDeadLink } from './core/link-repair';
import { hasLinkOfHtml, withMarks } from './html-in-copy';
import { hasUnreadMarks } from './markdown-in-copy';

export const linkMismatch: Check = {
  code: 'link-mismatch',
  severity: 'error',
  summary: 'A text leads to the same pages in every language.',
  why: 'Readers of another language would miss a page, or end up on a different one.',
  example: {
    file: 'finance/es.json',
    right: '"One sentence on money is enough.": "Basta una frase sobre el dinero.",',
    wrong:
      '"One sentence on money is enough.": "Basta una frase sobre el dinero.",\n  "Ask [at the desk](/#start).": "Pregunte [en la ventanilla](/).",',
    beside: {
      file: 'finance/page.json',
      text: '"actions": [{ "label": "Get Started", "href": "/" }]',
      wrong:
        '"actions": [{ "label": "Get Started", "href": "/" }]\n    },\n    {\n      "type": "article",\n      "blocks": [{ "paragraphs": ["Ask [at the desk](/#start)."] }]',
    },
  },
  // A site check, since dead links are another mistake and only known here.
  site(site, report) {
    const source = sourceLanguage(site.languages);
    const look = (
      facts: PageFacts | undefined,
      file: string,
      copy: string,
      language: Language,
      odd: OddLinks,
    ) => {
      const text = entriesOf(site.folder.read(file))[copy] ?? '';
      // What is wrong with the marks is reported, and is why there are other links.
      if ([copy, text].some(hasLinkOfHtml) && !oddLinks(withMarks(copy), withMarks(text), [source, language]))
        return;
      if (hasUnreadMarks(copy) || (odd.extra.length === 0 && hasUnreadMarks(text))) return;
      if ([...odd.missing, ...odd.extra].some((href) => isDeadLink(href, site, facts))) return;
      report({
        file,
        pointer: pointerToken(copy),
        ...(facts && { causes: [facts.file] }),
        ...(odd.part && { part: odd.part }),
        ...explain(odd, languageName(source), languageName(language)),
      });
    };
    for (const facts of site.all())
      for (const { file, copy, language, ...odd } of facts.oddLinks ?? [])
        look(facts, file, copy, language, odd);
    for (const { language, file, lacked, entries } of site.translations) {
      const seen = new Set<string>();
      for (const { copy, isInline } of lacked.values()) {
        if (!isInline || seen.has(copy)) continue;
        seen.add(copy);
        const odd = oddLinks(copy, entries[copy], [source, language]);
        if (odd) look(usedBy(site, language, copy), file, copy, language, odd);
      }
    }
  },
};

/** The first page with a text that only the shared dictionary translates. */
function usedBy(site: SiteContext, language: Language, copy: string): PageFacts | undefined {
  const hasIt = (lacked: LackedText) => lacked.copy === copy && lacked.isInline;
  return site.all().find(({ translations }) => translations[language]?.lacked.some(hasIt));
}

/** Whether a link leads to a page of this site. */
const isOfSite = (href: string) => kindOfHref(href) === 'internal';

function explain({ missing, extra }: OddLinks, source: string, other: string) {
  const [lost, gained] = [missing.join(', '), extra.join(', ')];
  if (extra.length === 0)
    return {
      message: `The ${other} text has no link to ${lost}, and the ${source} one has.`,
      hint: `Write [words](${missing[0]}) in it, with the words that lead there.`,
    };
  if (missing.length === 0)
    return {
      message: `The ${other} text leads to ${gained}, and the ${source} one does not.`,
      hint: 'Take the link out of it, or put it into both.',
    };
  return {
    message: `The ${other} text leads to ${gained}, where the ${source} one leads to ${lost}.`,
    hint: `Let it lead to ${lost}. ${[...missing, ...extra].some(isOfSite) ? 'Pages are named without a language, and visitors stay in theirs.' : `If that is right in ${other}, accept it with a reason.`}`,
  };
}
