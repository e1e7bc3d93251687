import type { ResolvedPage } from '../content/resolve';
import { type StyleRule, stylesFor } from './styles';

/** What the bundle of `src/app/entry-server.tsx` offers. */
export type ServerEntry = typeof import('../app/entry-server');

/** What Vite writes to load the application with the page. */
const applicationTag =
  /\n *<(?:script type="module" crossorigin src="([^"]+)"><\/script|link rel="modulepreload" crossorigin href="([^"]+)")>/g;

/** What every page of a build is made of. */
export interface Template {
  html: string;
  /** The stylesheet, rule by rule; none in development, where the page links to it. */
  styles: readonly StyleRule[];
}

/** What Vite writes to style the page. */
const stylesTag = /\n *<link rel="stylesheet" crossorigin href="([^"]+)">/;

/**
 * A page's HTML: the template with its places filled. The page id tells the browser's part what it takes over. A built page
 * holds the styles that it needs, so that it is there after one round trip; the whole stylesheet comes with the application,
 * for the pages that are shown then.
 */
export function fillTemplate(
  { html, styles }: Template,
  page: ResolvedPage,
  parts: { head: string; body: string },
): string {
  const app: string[] = [];
  // In a build the application is fetched by the boot script, all its files at once; in development it is part of the page.
  let bare = html.replaceAll(applicationTag, (_, script?: string, preload?: string) => {
    app.push(script ?? preload ?? '');
    return '';
  });
  const attributes = [`lang="${page.language}"`, `data-page="${page.id}"`];
  if (parts.body) attributes.push('data-rendered');
  if (app.length > 0) attributes.push(`data-app="${app.join(' ')}"`);
  const stylesheet = styles.length > 0 ? stylesTag.exec(html) : null;
  if (stylesheet) {
    attributes.push(`data-styles="${stylesheet[1]}"`);
    bare = bare.replace(stylesheet[0], () => `<style>${stylesFor(html + parts.body, styles)}</style>`);
  }
  return bare
    .replace('<html lang="en"', () => `<html ${attributes.join(' ')}`)
    .replace('<!--head-->', () => parts.head)
    .replace('<!--body-->', () => parts.body);
}

/** A page that leads from an alias to its route on hosts that cannot redirect. */
export function redirectHtml(target: string, siteUrl: string, escapeHtml: (text: string) => string): string {
  const href = escapeHtml(target);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>${href}</title>
    <meta http-equiv="refresh" content="0; url=${href}">
    <link rel="canonical" href="${escapeHtml(siteUrl)}${href}">
    <meta name="robots" content="noindex">
  </head>
  <body><p><a href="${href}">${href}</a></p></body>
</html>
`;
}

/** The sitemap: every page in every language, with its other languages beside it. */
export function sitemapXml(
  routes: ReadonlyArray<{
    address: string;
    alternates: ReadonlyArray<{ language: string; address: string }>;
  }>,
  escapeHtml: (text: string) => string,
): string {
  const urls = routes.map(({ address, alternates }) => {
    const links = alternates.map(
      (other) =>
        `    <xhtml:link rel="alternate" hreflang="${other.language}" href="${escapeHtml(other.address)}"/>\n`,
    );
    return `  <url>\n    <loc>${escapeHtml(address)}</loc>\n${links.join('')}  </url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`;
}
