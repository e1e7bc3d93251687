import type { Language, Languages } from '../../content/languages';
import { localize, picturePath, routeOf, siteFolder } from '../../content/routes';

/** The file of a path: `/` is `index.html`, `/fr` is `fr.html`, `/fr/finance` is `fr/finance.html`. */
export function htmlFile(pathname: string): string {
  return pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`;
}

/** The file that the browser fetches when it navigates to a page, by `contentKey`. */
export function contentFile(pageId: string, language: Language): string {
  return `content/${language}/${pageId}.json`;
}

/** The file with what surrounds every page: header and footer. */
export function siteFile(language: Language): string {
  return contentFile(siteFolder, language);
}

/**
 * Every file that a page document becomes, in the order in which they are written: the same in every language, the content
 * first and then the HTML.
 */
export function filesOf(
  id: string,
  aliases: readonly string[],
  languages: Languages,
  hasPicture: boolean,
): string[] {
  const files: string[] = [];
  for (const { code: language } of languages) {
    files.push(contentFile(id, language), htmlFile(localize(routeOf(id), language, languages)));
    if (hasPicture && !id.startsWith('_')) files.push(picturePath(id, language));
    for (const alias of aliases) files.push(htmlFile(localize(alias, language, languages)));
  }
  return files;
}

/**
 * Where the HTML of a page stands among its files.
 *
 * @param count how many files the page has
 * @param languages how many languages it is there in
 * @param language by its place among them
 */
export function htmlPlace(count: number, languages: number, language: number): number {
  return (language * count) / languages + 1;
}
