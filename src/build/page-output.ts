import { type Language, languages } from '../content/languages';
import { contentKey, localize, picturePath, routeOf, siteFolder } from '../content/routes';

/** The file of a path: `/` is `index.html`, `/es` is `es.html`, `/es/finance` is `es/finance.html`. */
export function htmlFile(pathname: string): string {
  return pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`;
}

/** The file that the browser fetches when it navigates to a page. */
export function contentFile(pageId: string, language: Language): string {
  return contentKey(pageId, language).join('/').slice(1);
}

/** The file with what surrounds every page: header and footer. */
export function siteFile(language: Language): string {
  return contentFile(siteFolder, language);
}

/** Every file that a page document becomes, in the order in which they are written. */
export function filesOf(id: string, aliases: readonly string[], hasPicture: boolean): string[] {
  return languages.flatMap((language) => [
    contentFile(id, language),
    htmlFile(localize(routeOf(id), language)),
    ...(hasPicture && !id.startsWith('_') ? [picturePath(id, language)] : []),
    ...aliases.map((alias) => htmlFile(localize(alias, language))),
  ]);
}
