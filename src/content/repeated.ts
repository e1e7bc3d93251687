import type { Report } from './check';
import { pointerToken } from './diagnostics';
import { notFoundId, routeOf } from './routes';
import type { SiteContext } from './site-context';

/** Reports every page whose title or description another page before it has already, in English or in Spanish. */
export function reportRepeated(site: SiteContext, field: 'title' | 'description', report: Report): void {
  const { en, es } = field === 'title' ? site.titles : site.descriptions;
  if (en.repeated.size === 0 && es.repeated.size === 0) return;
  const seen = new Map<string, string>();
  for (const page of site.all()) {
    if (page.isInvalid || page.id === notFoundId || !site.pages.has(page.id)) continue;
    const isEnglish = en.repeated.has(page[field]);
    const text = isEnglish ? page[field] : (page.spanish[field] ?? '');
    if (page[field] === '' || (!isEnglish && !es.repeated.has(text))) continue;
    const key = `${isEnglish} ${text}`;
    const other = seen.get(key);
    if (other === undefined) {
      seen.set(key, routeOf(page.id));
      continue;
    }
    report({
      file: isEnglish ? page.file : (page.dictionary ?? page.file),
      pointer: isEnglish ? `/${field}` : pointerToken(page[field]),
      message: `${other} has the same ${field}${isEnglish ? '' : ' in Spanish'}.`,
      hint: 'Say what sets this page apart.',
    });
  }
}
