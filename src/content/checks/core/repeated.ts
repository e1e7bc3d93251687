import { named, type Place, pointerToken } from '../../model/diagnostics';
import { languageName } from '../../model/languages';
import { routeOf } from '../../model/routes';
import type { PageFacts } from '../../site/page-facts';
import type { SiteContext } from '../../site/site-context';
import { isMisplaced } from '../wrong-route';
import type { Report } from './check';
import { validPages } from './pages';

/**
 * Reports every page with a title or description that another page has already, in the source language or in a
 * translation. The content does not say which page is newer; pages that header or footer link to are assumed to be
 * older.
 */
export function reportRepeated(site: SiteContext, field: 'title' | 'description', report: Report): void {
  const repeated = (field === 'title' ? site.titles : site.descriptions).repeated;
  const isKnown = ({ id }: PageFacts) => id === 'index' || site.shared?.hrefs.includes(routeOf(id)) === true;
  let ordered: PageFacts[] | undefined;
  const pages = () => {
    ordered ??= validPages(site)
      // A page that cannot be where it lies is reported for that alone: it may be a copy of another.
      .filter(({ id }) => !isMisplaced(id, site.languages))
      .toSorted((a, b) => Number(isKnown(b)) - Number(isKnown(a)));
    return ordered;
  };
  if (repeated.size > 0) {
    reportIn(pages(), (page) => (repeated.has(page[field]) ? page[field] : ''), {
      place: ({ file }) => ({ file, pointer: `/${field}` }),
      what: field,
      report,
    });
  }
  for (const { language, file, entries } of site.translations) {
    // Texts that are repeated in the source language are reported there.
    const textOf = (page: PageFacts) =>
      repeated.has(page[field]) ? '' : (page.translations[language]?.[field] ?? entries[page[field]] ?? '');
    if (!hasRepeated(site.pages.values(), textOf)) continue;
    reportIn(pages(), textOf, {
      place: (page) => {
        const { dictionary, [field]: own } = page.translations[language] ?? {};
        return {
          file: own === undefined ? file : (dictionary ?? file),
          pointer: pointerToken(page[field]),
        };
      },
      what: `${field} in ${languageName(language)}`,
      report,
    });
  }
}

function hasRepeated(pages: Iterable<PageFacts>, textOf: (page: PageFacts) => string): boolean {
  const seen = new Set<string>();
  for (const page of pages) {
    const text = textOf(page);
    if (text === '') continue;
    if (seen.has(text)) return true;
    seen.add(text);
  }
  return false;
}

interface Reporting {
  place: (page: PageFacts) => Place;
  what: string;
  report: Report;
}

/**
 * Reports every page after the first with the same text.
 *
 * @param textOf returns an empty text for a page that is not concerned
 */
function reportIn(
  pages: readonly PageFacts[],
  textOf: (page: PageFacts) => string,
  { place, what, report }: Reporting,
): void {
  const seen = new Map<string, PageFacts>();
  for (const page of pages) {
    const text = textOf(page);
    if (text === '') continue;
    const other = seen.get(text);
    if (other === undefined) {
      seen.set(text, page);
      continue;
    }
    report({
      ...place(page),
      others: [place(other)],
      isOfAll: true,
      message: `${routeOf(other.id)} (${named(other.file)}) has the same ${what}.`,
      hint: 'Say what sets this page apart.',
    });
  }
}
