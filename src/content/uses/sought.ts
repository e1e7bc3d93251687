import { downloadTypes } from '../model/downloads';
import { imageTypes } from '../model/images';
import { pageIdOf, routeOf } from '../model/routes';
import { resolveFile } from '../site/load';
import { pathOf } from '../site/site-context';
import type { Use } from './uses';

/** What somebody looks for: a text, and what it is the name of where it is one. */
export interface Sought {
  text: string;
  /** Of a route, with or without an anchor: the page that answers for it, and all paths that lead there. */
  page: { id: string; paths: readonly string[] } | undefined;
  anchor: string | undefined;
  /** Of an image or a file that pages offer: its path, or the end of it. */
  image: string | undefined;
}

/**
 * Reads what somebody looks for.
 *
 * @param aliasesOf the other paths of a page, by its id; undefined when there is no such page
 */
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

/** The same for a path that turned out to be an alias of a page. */
export function withOwner(sought: Sought, id: string, aliases: readonly string[]): Sought {
  return { ...sought, page: { id, paths: [routeOf(id), ...aliases] } };
}

/** Texts of which a document holds one when it names what is sought: to pass over those that hold none. */
export function tracesOf({ text, page, anchor, image }: Sought): string[] {
  if (anchor !== undefined) return [`#${inJson(anchor)}"`, `#${inJson(anchor)})`, `"${inJson(anchor)}"`];
  if (page) return page.paths.flatMap((path) => [`"${inJson(path)}`, `](${inJson(path)}`]);
  return [inJson(image === undefined ? text : (image.split('/').at(-1) ?? image))];
}

/** A text as it stands in JSON, without its quotes. */
export function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

/**
 * Whether a document names what is sought: as a name, as a whole text, or as a part of a text.
 *
 * @param id of the page; the folder of the site for the site document
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
