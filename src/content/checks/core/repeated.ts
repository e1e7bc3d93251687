import { compareText, named, type Place, pointerToken } from '../../model/diagnostics';
import { languageName } from '../../model/languages';
import { notFoundId, routeOf } from '../../model/routes';
import type { PageFacts } from '../../site/page-facts';
import type { SiteContext } from '../../site/site-context';
import { grouped } from '../../text/grouped';
import { isMisplaced } from '../wrong-route';
import type { Report } from './check';

/**
 * Reports every page with a title or description that another page has already, in the source language or in a
 * translation. The content does not say which page is newer; pages that header or footer link to are assumed to be
 * older.
 */
export function reportRepeated(site: SiteContext, field: 'title' | 'description', report: Report): void {
  const repeated = (field === 'title' ? site.titles : site.descriptions).repeated;
  const isKnown = ({ id }: PageFacts) => id === 'index' || site.shared?.hrefs.includes(routeOf(id)) === true;
  // A page that cannot be where it lies is reported for that alone: it may be a copy of another.
  const isPlaced = ({ id }: PageFacts) => id !== notFoundId && !isMisplaced(id, site.languages);
  /** @param textOf returns an empty text for a page that is not concerned */
  const reportIn = (
    what: string,
    textOf: (page: PageFacts) => string,
    place: (page: PageFacts) => Place,
  ): void => {
    for (const [text, pages] of grouped(site.pages.values(), textOf)) {
      if (text === '' || pages.length < 2) continue;
      const [first, ...others] = pages
        .filter((page) => !page.isInvalid && isPlaced(page))
        .sort((a, b) => Number(isKnown(b)) - Number(isKnown(a)) || compareText(a.file, b.file));
      if (!first) continue;
      for (const page of others)
        report({
          ...place(page),
          others: [place(first)],
          isOfAll: true,
          message: `${routeOf(first.id)} (${named(first.file)}) has the same ${what}.`,
          hint: 'Say what sets this page apart.',
        });
    }
  };
  if (repeated.size > 0)
    reportIn(
      field,
      (page) => (repeated.has(page[field]) ? page[field] : ''),
      ({ file }) => ({ file, pointer: `/${field}` }),
    );
  for (const { language, file, entries } of site.translations)
    reportIn(
      `${field} in ${languageName(language)}`,
      // Texts that are repeated in the source language are reported there.
      (page) =>
        repeated.has(page[field]) ? '' : (page.translations[language]?.[field] ?? entries[page[field]] ?? ''),
      (page) => {
        const { dictionary, [field]: own } = page.translations[language] ?? {};
        return { file: own === undefined ? file : (dictionary ?? file), pointer: pointerToken(page[field]) };
      },
    );
}
