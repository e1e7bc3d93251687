import type { Languages } from '../../content/model/languages';
import { parsePath } from '../../content/model/routes';
import { typeRoute } from '../../content/model/section-files';
import type { ResolvedPage } from '../../content/resolve/resolved-page';
import { escapeHtml, scriptJson } from '../../content/text/encode/html';

/** The section type whose examples are shown side by side at an address; undefined for any other address. */
export function galleryType(
  pathname: string,
  languages: Languages,
  sectionTypes: readonly string[],
): string | undefined {
  const { route } = parsePath(pathname, languages);
  return sectionTypes.find((type) => typeRoute(type) === route);
}

/**
 * The page for all examples of a section type, which the workbench fills. It is a tool rather than a page of the site, and only
 * uses the site's theme.
 *
 * @param look the stylesheet of the site's theme
 */
export function galleryHtml(type: string, look: string): string {
  return `<!doctype html>
<html lang="en" class="light" data-type="${escapeHtml(type)}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escapeHtml(type)}: all examples</title>
    <link rel="icon" href="data:,">
    <style id="look">${look}</style>
    <link rel="stylesheet" href="/src/ui/styles.css">
  </head>
  <body></body>
</html>
`;
}

/** Hides everything but the example when a page is framed in the gallery, and fits its height. */
const alone = `.site-header, main > :not(:last-child), main ~ * { display: none !important; }
body, #root, #root > * { min-height: 0 !important; }`;

/**
 * Prepares a page for its frame in the gallery: shows the section alone, in the theme of the query and the language of
 * the path. It replaces stored preferences, so that frames and other pages do not affect each other.
 *
 * @param html of the page
 * @param query `frame` if shown within the gallery, and `theme`
 */
export function framed(html: string, { id, language }: ResolvedPage, query: URLSearchParams): string {
  if (!query.has('frame') || !id.startsWith('_gallery/')) return html;
  const theme = query.get('theme') === 'dark' ? 'dark' : 'light';
  const script = `{
  const own = new Map(Object.entries(${scriptJson({ theme, language })}));
  const { getItem, setItem } = Storage.prototype;
  Storage.prototype.getItem = function (key) { return own.has(key) ? own.get(key) : getItem.call(this, key); };
  Storage.prototype.setItem = function (key, value) { own.has(key) ? own.set(key, value) : setItem.call(this, key, value); };
}`;
  // First in the head, since the boot script reads stored preferences.
  return html.replace(
    '<meta charset="utf-8">',
    (charset) => `${charset}<script>${script}</script><style>${alone}</style>`,
  );
}
