import type { Report } from './check';
import { named, pointerToken } from './diagnostics';
import type { PageFacts } from './page-facts';
import { notFoundId, routeOf } from './routes';
import type { SiteContext } from './site-context';

/**
 * Reports every page whose title or description another page has already, in English or in Spanish. Which of them is new
 * the content does not say: it is hardly one that header or footer lead to.
 */
export function reportRepeated(site: SiteContext, field: 'title' | 'description', report: Report): void {
  const { en, es } = field === 'title' ? site.titles : site.descriptions;
  if (en.repeated.size === 0 && es.repeated.size === 0) return;
  const seen = new Map<string, PageFacts>();
  const isKnown = ({ id }: PageFacts) => id === 'index' || site.shared?.hrefs.includes(routeOf(id)) === true;
  for (const page of site.all().toSorted((a, b) => Number(isKnown(b)) - Number(isKnown(a)))) {
    if (page.isInvalid || page.id === notFoundId || !site.pages.has(page.id)) continue;
    const isEnglish = en.repeated.has(page[field]);
    const text = isEnglish ? page[field] : (page.spanish[field] ?? '');
    if (page[field] === '' || (!isEnglish && !es.repeated.has(text))) continue;
    const key = `${isEnglish} ${text}`;
    const other = seen.get(key);
    if (other === undefined) {
      seen.set(key, page);
      continue;
    }
    const placeIn = (facts: PageFacts) => ({
      file: isEnglish ? facts.file : (facts.dictionary ?? facts.file),
      pointer: isEnglish ? `/${field}` : pointerToken(facts[field]),
    });
    report({
      ...placeIn(page),
      others: [placeIn(other)],
      message: `${routeOf(other.id)} (${named(other.file)}) has the same ${field}${isEnglish ? '' : ' in Spanish'}.`,
      hint: 'Say what sets this page apart.',
    });
  }
}
