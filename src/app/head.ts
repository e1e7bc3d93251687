import { defaultLanguage, languages } from '../content/languages';
import type { ResolvedPage, ResolvedSite } from '../content/resolve';
import { localize } from '../content/routes';

/** The browser's title: the page's title and the brand (specification, section 2.3). */
export function documentTitle(page: ResolvedPage, site: ResolvedSite): string {
  return `${page.title} | ${site.brand.name}`;
}

/** What stands in the head of a page's HTML: title, description, canonical address, the other languages, icon. */
export function headHtml(page: ResolvedPage, site: ResolvedSite, siteUrl: string): string {
  const address = (language: (typeof languages)[number]) =>
    escapeHtml(siteUrl + localize(page.route, language));
  const tags = [
    `<title>${escapeHtml(documentTitle(page, site))}</title>`,
    `<meta name="description" content="${escapeHtml(page.description)}">`,
    `<link rel="icon" type="image/svg+xml" href="${iconHref(site)}">`,
  ];
  if (page.id.startsWith('_')) {
    tags.push('<meta name="robots" content="noindex">');
  } else {
    tags.push(
      `<link rel="canonical" href="${address(page.language)}">`,
      ...languages.map(
        (language) => `<link rel="alternate" hreflang="${language}" href="${address(language)}">`,
      ),
      `<link rel="alternate" hreflang="x-default" href="${address(defaultLanguage)}">`,
    );
  }
  return tags.join('\n    ');
}

/** The mark as an icon: the colours of the light theme, since an icon cannot read the page's. */
function iconHref(site: ResolvedSite): string {
  const colors: Record<string, string> = {
    ink: '#17202f',
    accent: '#0f4a5c',
    'layer-ingest': '#d29a3c',
    'layer-integration': '#3f8663',
    'layer-knowledge': '#5660b3',
    'layer-action': '#c4592f',
  };
  const shapes = site.brand.mark
    .map(({ path, color }) => `<path d="${path}" fill="${colors[color]}"/>`)
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${shapes}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
