import type { Languages } from '../../content/model/languages';
import { parsePath } from '../../content/model/routes';
import { typeRoute } from '../../content/model/section-files';
import type { ResolvedPage } from '../../content/resolve/resolve';
import { escapeHtml, scriptJson } from '../../content/text/encode/html';

/** The section type whose examples an address shows side by side; undefined for any other address. */
export function galleryType(
  pathname: string,
  languages: Languages,
  sectionTypes: readonly string[],
): string | undefined {
  const { route } = parsePath(pathname, languages);
  return sectionTypes.find((type) => typeRoute(type) === route);
}

/**
 * The page that shows all examples of a section type. It is a tool and none of the site's pages, and has of the site only its look.
 *
 * @param look the stylesheet of the theme of the site
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
  <body>
    <script type="module" src="/src/workbench/client/gallery/main.tsx"></script>
  </body>
</html>
`;
}

/** Of a page that is shown within the gallery, only the example itself, as tall as it is. */
const alone = `.site-header, main > :not(:last-child), main ~ * { display: none !important; }
body, #root, #root > * { min-height: 0 !important; }`;

/**
 * The HTML of an example within the gallery: the section alone, in the theme that its address says and in the language that its path
 * says, whatever the developer has chosen on other pages; and what is chosen within it stays there.
 *
 * @param html of the page
 * @param query of its address: `frame` where it is shown within the gallery, and `theme`
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
  // Before everything else in the head: the boot script reads what is stored.
  return html.replace(
    '<meta charset="utf-8">',
    (charset) => `${charset}<script>${script}</script><style>${alone}</style>`,
  );
}
