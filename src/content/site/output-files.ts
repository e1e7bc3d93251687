import type { Language, Languages } from '../model/languages';
import { type RoutesOfPage, routeIn } from '../model/local-routes';
import { localize, pageIdOf, picturePath, routeOf, siteFolder } from '../model/routes';
import { partPath } from './list-pages';

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
 * first and then the HTML. Both lie where the page's path in a language says.
 *
 * @param parts on how many pages its list stands: see `goesOn`
 */
export function filesOf(
  id: string,
  aliases: readonly string[],
  languages: Languages,
  hasPicture: boolean,
  routes?: RoutesOfPage,
  parts = 1,
): string[] {
  const files: string[] = [];
  for (const { code: language } of languages) {
    const route = routeIn(routeOf(id), language, routes);
    files.push(contentFile(pageIdOf(route), language), htmlFile(localize(route, language, languages)));
    if (hasPicture && !id.startsWith('_')) files.push(picturePath(id, language));
    for (const alias of aliases) files.push(htmlFile(localize(alias, language, languages)));
    for (let part = 2; part <= parts; part++) {
      const path = partPath(route, part);
      files.push(contentFile(pageIdOf(path), language), htmlFile(localize(path, language, languages)));
    }
  }
  return files;
}

/**
 * What two places have in common that would be written to one file: `/index` and `/` are one, and so are names that differ in
 * capitals, which many disks do not tell apart.
 */
export function sameFile(file: string): string {
  return file.toLowerCase();
}

/** The files of a list that stand in it twice, on a disk that ignores case, too. */
export function writtenTwice(files: readonly string[]): string[] {
  const seen = new Set<string>();
  return files.filter((file) => {
    const key = sameFile(file);
    const isSecond = seen.has(key);
    seen.add(key);
    return isSecond;
  });
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
