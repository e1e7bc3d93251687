import type { Language, Languages } from '../model/languages';
import { type RoutesOfPage, routeIn } from '../model/local-routes';
import { localize, pageIdOf, picturePath, routeOf, siteFolder } from '../model/routes';
import { partPath } from './list-pages';

/** The HTML file of a path: `/` is `index.html`, `/fr` is `fr.html`, `/fr/finance` is `fr/finance.html`. */
export function htmlFile(pathname: string): string {
  return pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`;
}

/** The file that the browser fetches when navigating to a page, by `contentKey`. */
export function contentFile(pageId: string, language: Language): string {
  return `content/${language}/${pageId}.json`;
}

/** The file with header and footer. */
export function siteFile(language: Language): string {
  return contentFile(siteFolder, language);
}

/**
 * Every output file of a page, in the order in which they are written: the same in every language, content before HTML.
 * Their paths follow the page's localized path.
 *
 * @param parts the number of pages of its list: see `goesOn`
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

/** A key under which files collide: many file systems ignore case. */
export function sameFile(file: string): string {
  return file.toLowerCase();
}

/** The files that occur twice in a list, ignoring case. */
export function writtenTwice(files: readonly string[]): string[] {
  const seen = new Set<string>();
  return files.filter((file) => {
    const key = sameFile(file);
    const isSecond = seen.has(key);
    seen.add(key);
    return isSecond;
  });
}
