import { inJson } from '../json/layout';
import { downloadTypes } from '../model/downloads';
import { pathOf } from '../model/hrefs';
import { imageTypes } from '../model/images';
import { pageIdOf, routeOf } from '../model/routes';
import { resolveFile } from '../site/load';
import { nameIn } from '../text/paths';
import type { Use } from './uses';

/** A search: the text, and what it names. */
export interface Sought {
  text: string;
  /** For a route, with or without an anchor: the page, and all paths that lead to it. */
  page: { id: string; paths: readonly string[] } | undefined;
  anchor: string | undefined;
  /** For an image or download: its path, or the end of it. */
  image: string | undefined;
}

/** Parses a search. @param aliasesOf the aliases of a page by id; undefined if the page does not exist */
export function readSought(text: string, aliasesOf: (id: string) => readonly string[] | undefined): Sought {
  const isHref = /^[/#]/.test(text);
  const path = isHref ? pathOf(text) : '';
  const anchor = isHref && text.includes('#') ? text.slice(path.length + 1) : undefined;
  const image =
    !isHref && (imageTypes.test(text) || downloadTypes.test(text))
      ? text.replace(/^(\.\.?\/)+/, '')
      : undefined;
  if (path === '') return { text, page: undefined, anchor, image };
  const id = pageIdOf(path);
  const aliases = aliasesOf(id);
  return { text, page: { id: aliases ? id : '', paths: [path, ...(aliases ?? [])] }, anchor, image };
}

/** The same for a path that is an alias of a page. */
export function withOwner(sought: Sought, id: string, aliases: readonly string[]): Sought {
  return { ...sought, page: { id, paths: [routeOf(id), ...aliases] } };
}

/** Texts of which a document must contain at least one to match: for skipping the others. */
export function tracesOf({ text, page, anchor, image }: Sought): string[] {
  if (anchor !== undefined) return [`#${inJson(anchor)}"`, `#${inJson(anchor)})`, `"${inJson(anchor)}"`];
  if (page) return page.paths.flatMap((path) => [`"${inJson(path)}`, `](${inJson(path)}`]);
  return [inJson(image === undefined ? text : nameIn(image))];
}

/**
 * Whether a use matches the search: as a name, a whole text, or part of a text.
 *
 * @param id of the page; the site folder for the site document
 * @param file of the document
 */
export function matchOf(
  sought: Sought,
  { kind, text, reading = text }: Use,
  id: string,
  file: string,
): 'whole' | 'part' | undefined {
  const { page, anchor, image } = sought;
  switch (kind) {
    case 'copy':
      if (text === sought.text || reading === sought.text) return 'whole';
      return reading.includes(sought.text) ? 'part' : undefined;
    case 'link':
      return leadsTo(sought, text, id) ? 'whole' : undefined;
    case 'anchor':
      return text === anchor && (!page || page.id === id) ? 'whole' : undefined;
    case 'alias':
      return anchor === undefined && page?.id === id && page.paths.includes(text) ? 'whole' : undefined;
    case 'file':
    case 'image': {
      const path = resolveFile(file, text);
      return image !== undefined && `/${path}`.endsWith(`/${image}`) ? 'whole' : undefined;
    }
    default:
      return text === sought.text ? 'whole' : undefined;
  }
}

function leadsTo({ text, page, anchor }: Sought, href: string, id: string): boolean {
  const path = pathOf(href);
  if (!page && anchor === undefined) return href === text;
  if (anchor !== undefined && href.slice(path.length) !== `#${anchor}`) return false;
  if (!page) return true;
  return path === '' ? anchor !== undefined && page.id === id : page.paths.includes(path);
}
