import { defaultLanguage, type Language } from '../content/languages';
import type { ResolvedPage } from '../content/resolve';
import { memoize } from './memoize';
import { contentFile, siteFile } from './page-output';
import { askingTexts, type StyleRule, styler } from './styles';
import { applicationSource, filesFor, sectionSource, type ViteManifest, wordsSource } from './vite-manifest';

/** What the bundle of `src/app/entry-server.tsx` offers. */
export type ServerEntry = typeof import('../app/entry-server');

type RenderedPage = ReturnType<ServerEntry['renderPage']>;

/** What Vite writes to load the application with the page. */
const applicationTag =
  /\n *<(?:script type="module" crossorigin src="([^"]+)"><\/script|link rel="modulepreload" crossorigin href="([^"]+)")>/g;

/** What every page of a build is made of. */
export interface Template {
  html: string;
  /** The stylesheet, rule by rule; none in development, where the page links to it. */
  styles: readonly StyleRule[];
  /** The browser's files; none in development. */
  manifest: ViteManifest;
}

/** What Vite writes to style the page. */
const stylesTag = /\n *<link rel="stylesheet" crossorigin href="([^"]+)">/;

/** Makes a page's HTML of its parts. */
export type FillTemplate = (
  page: Pick<ResolvedPage, 'id' | 'language' | 'sections'>,
  parts: RenderedPage,
) => string;

/**
 * Prepares a template for many pages: what comes of it gives a page's HTML, the template with its places filled. The page
 * id tells the browser's part what it takes over. A built page holds the styles that it needs, so that it is there after
 * one round trip; the whole stylesheet comes with the application, for the pages that are shown then.
 */
export function templateFiller({ html, styles, manifest }: Template): FillTemplate {
  const parts: string[] = [];
  const application: string[] = [];
  // In a build the application is fetched by the boot script, all its files at once; in development it is part of the page.
  const bare = html.replaceAll(applicationTag, (_, script?: string, preload?: string) => {
    // Vite names the application first, then what it is made of, each file after those that it needs.
    if (script) application.push(script);
    else if (preload) parts.push(preload);
    return '';
  });
  const stylesheet = styles.length > 0 ? stylesTag.exec(html) : null;
  const stylesOf = styler(styles, html);
  const own = [
    // Every file comes after those that it needs, and so runs in a task of its own: together they take too long for one.
    application.length > 0 ? ` data-app="${[...parts, ...application].join(' ')}"` : '',
    stylesheet ? ` data-styles="${stylesheet[1]}"` : '',
  ].join('');
  const pieces = bare.split(
    /(<html lang="en"|<!--head-->|<!--body-->|\n *<link rel="stylesheet" crossorigin [^>]+>)/,
  );
  const filesOf = memoize((source) => {
    const shared = filesFor(manifest, applicationSource);
    return [...filesFor(manifest, source)].filter((file) => !shared.has(file));
  });
  /** What the application needs to take this page over, fetched along with it. */
  const preloaded = ({ id, language, sections }: Parameters<FillTemplate>[0]) => {
    const sources = [wordsSource(language), ...sections.map(({ type }) => sectionSource(type))];
    const files = [contentFile(id, language), siteFile(language), ...sources.flatMap(filesOf)];
    const addresses = [...new Set(files)].map((file) => `/${file}`);
    if (stylesheet?.[1]) addresses.push(stylesheet[1]);
    return addresses.join(' ');
  };
  return (page, { head, body, asking = askingTexts(body) }) => {
    const fill = (place: string) => {
      if (place === '<!--head-->') return head;
      if (place === '<!--body-->') return body;
      if (place !== '<html lang="en"') return stylesheet ? `<style>${stylesOf(asking)}</style>` : place;
      const preload = application.length > 0 ? ` data-preload="${preloaded(page)}"` : '';
      return `<html lang="${page.language}" data-page="${page.id}"${body ? ' data-rendered' : ''}${own}${preload}`;
    };
    // Every second piece is a place. Added up rather than joined: that would copy the body twice.
    return pieces.reduce((html, piece, index) => html + (index % 2 === 1 ? fill(piece) : piece), '');
  };
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

/**
 * The sitemap: every page in every language, with its other languages beside it, and the default one for all that it lacks.
 *
 * @param pages the addresses of each, escaped
 */
export function sitemapXml(
  pages: ReadonlyArray<ReadonlyArray<{ language: Language; address: string }>>,
): string {
  let urls = '';
  for (const page of pages) {
    let links = '';
    const link = (language: string, address: string) => {
      links += `    <xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>\n`;
    };
    for (const { language, address } of page) link(language, address);
    for (const { language, address } of page) if (language === defaultLanguage) link('x-default', address);
    for (const { address } of page) urls += `  <url>\n    <loc>${address}</loc>\n${links}  </url>\n`;
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls}</urlset>\n`;
}
