import { basePathOf, withBase } from '../../content/model/base-path';
import type { Language, Languages } from '../../content/model/languages';
import { pathsOf, routeIn } from '../../content/model/local-routes';
import { isOwn } from '../../content/model/redirects';
import { pageIdOf } from '../../content/model/routes';
import type { ResolvedPage } from '../../content/resolve/resolved-page';
import { contentFile, siteFile } from '../../content/site/output-files';
import { escapeHtml } from '../../content/text/encode/html';
import { memoize } from '../../content/text/memoize';
import type { Template } from '../bundle/bundle';
import type { ServerEntry } from '../bundle/server-entry';
import { inLanguage, rightToLeft, styledTexts, styler } from '../bundle/styles';
import {
  applicationSource,
  codeFiles,
  filesFor,
  sectionSource,
  stylesSource,
  wordsSource,
} from '../bundle/vite-manifest';

type RenderedPage = ReturnType<ServerEntry['renderPage']>;

/**
 * How `index.html` refers to the styles and the application: development serves them as they are, a build replaces them
 * with its own files.
 */
const stylesTag = '<link rel="stylesheet" href="/src/ui/styles.css">';
export const applicationTag = '<script type="module" src="/src/app/browser/entry-client.tsx"></script>';
const places = ['<html lang="en"', '<!--head-->', '<!--body-->', stylesTag, applicationTag];

export type FillTemplate = (
  page: Pick<ResolvedPage, 'id' | 'route' | 'routes' | 'language' | 'sections'>,
  parts: RenderedPage,
) => string;

/**
 * Prepares a template for many pages. The returned function fills its placeholders. The page id in the HTML tells the
 * application which page to hydrate. A built page inlines the styles that it needs, so that it can be shown after one
 * round trip; the application loads the whole stylesheet for the pages that it shows later.
 */
export function templateFiller(template: Template, languages: Languages, base = ''): FillTemplate {
  const { html, styles, manifest } = base ? belowBase(template, base) : template;
  const codes = languages.map(({ code }) => code).join(' ');
  const fromRight = new Set(languages.flatMap(({ code, direction }) => (direction === 'rtl' ? code : [])));
  const isBuilt = styles.length > 0;
  const stylesOf = styler(styles, html);
  const filesOf = memoize((source: string) => codeFiles(manifest, source, base));
  const application = isBuilt ? filesFor(manifest, applicationSource).map((file) => `${base}/${file}`) : [];
  const stylesheet = `${base}/${manifest[stylesSource]?.file}`;
  /** What the application needs to hydrate this page, preloaded with it. */
  const preloaded = (page: Parameters<FillTemplate>[0]) => {
    const { language, sections } = page;
    const data = [contentFile(localId(page), language), siteFile(language)].map((file) => `${base}/${file}`);
    const sources = [wordsSource(language), ...sections.map(({ type }) => sectionSource(manifest, type))];
    return [...new Set([...data, ...sources.flatMap(filesOf), stylesheet])].join(' ');
  };
  const pieces = split(html);
  return (page, { head, body }) => {
    const fill: Record<string, () => string> = {
      '<!--head-->': () => head,
      '<!--body-->': () => body,
      '<html lang="en"': () => {
        const names = isBuilt
          ? ` data-app="${escapeHtml(application.join(' '))}" data-styles="${escapeHtml(stylesheet)}" data-preload="${escapeHtml(preloaded(page))}"`
          : '';
        const direction = fromRight.has(page.language) ? ' dir="rtl"' : '';
        const paths = pathsOf(page);
        const local = localId(page) === page.id ? '' : ` data-local="${escapeHtml(localId(page))}"`;
        const own = paths ? ` data-paths="${escapeHtml(paths)}"${local}` : '';
        const below = base ? ` data-base="${escapeHtml(base)}"` : '';
        return `<html lang="${escapeHtml(page.language)}"${direction} data-languages="${escapeHtml(codes)}" data-lang="${escapeHtml(page.language)}"${below}${own} data-page="${escapeHtml(page.id)}"${body ? ' data-rendered' : ''}${names}`;
      },
    };
    if (isBuilt) {
      const direction = fromRight.has(page.language) ? [rightToLeft] : [];
      fill[stylesTag] = () =>
        `<style>${stylesOf([...styledTexts(body), ...direction, inLanguage(page.language)])}</style>`;
      fill[applicationTag] = () => '';
    }
    // Concatenated rather than joined, which would copy the body twice.
    return pieces.reduce((html, piece) => html + (fill[piece]?.() ?? piece), '');
  };
}

/** The id in the name of the page's content file, which follows its localized path. */
function localId({ id, route, routes, language }: Parameters<FillTemplate>[0]): string {
  return routes?.[language] === undefined ? id : pageIdOf(routeIn(route, language, routes));
}

/** Adapts a template to a site below a path of its host: everything that it fetches is below that path, too. */
export function belowBase({ html, styles, manifest }: Template, base: string): Template {
  return {
    html: html.replace(fetchedEarly, () => `[href^='${escapeHtml(base)}/']`),
    styles: styles.map((rule) => ({ ...rule, css: stylesBelow(rule.css, base) })),
    manifest,
  };
}

/** Selects the site's own links for speculation rules, which exclude downloads separately. */
const fetchedEarly = "[href^='/']";

/** Prefixes file references in a stylesheet with the site's base. */
export function stylesBelow(css: string, base: string): string {
  return css.replaceAll(/url\((["']?)\/(?=assets\/)/g, (_, quote: string) => `url(${quote}${base}/`);
}

/** Splits a template at its placeholders. */
function split(html: string): string[] {
  return places.reduce(
    (pieces, place) =>
      pieces.flatMap((piece) =>
        piece.split(place).flatMap((part, index) => (index > 0 ? [place, part] : [part])),
      ),
    [html],
  );
}

/**
 * Redirects and keeps query and fragment, except where the target has its own. It is the same in every redirect page, so that the
 * policy can allow it by hash.
 */
export const redirectScript =
  '<script>{const to=new URL(document.documentElement.dataset.to,location);to.search||=location.search;to.hash||=location.hash;location.replace(to)}</script>';

/**
 * A page that redirects from an alias to its route on hosts that cannot redirect. Query (such as campaign parameters)
 * and fragment are kept; without scripts, only the page is found.
 */
export function redirectHtml(target: string, siteUrl: string, language: Language): string {
  const href = escapeHtml(withBase(target, basePathOf(siteUrl)));
  const address = isOwn(target) ? siteUrl + target : target;
  return `<!doctype html>
<html lang="${language}" data-to="${href}">
  <head>
    <meta charset="utf-8">
    <title>${href}</title>
    ${redirectScript}
    <noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript>
    <link rel="canonical" href="${escapeHtml(address)}">
    <meta name="robots" content="noindex">
  </head>
  <body><p><a href="${href}">${href}</a></p></body>
</html>
`;
}
