import { pointerTokens, type TextPart } from '../model/diagnostics';
import { isRecord } from '../model/is-record';
import { isSharedSection, siteFolder } from '../model/routes';
import { partsOf } from '../schema/document-parts';
import { pointersOf, typeOf } from '../schema/fields';
import type { SchemaSet } from '../schema/schemas';
import { linksIn, readingOf } from '../text/inline-text';

/** A name or copy used in a document, according to the schemas. */
export interface Use {
  kind: 'type' | 'word' | 'link' | 'image' | 'anchor' | 'alias' | 'copy' | 'section' | 'file';
  pointer: string;
  text: string;
  /** The plain text of inline text, if different. */
  reading?: string;
  /** For a link inside a text: its range there. */
  part?: TextPart;
  /** For a word, the list that it is from: `icon`, `solutions.variant`. */
  list?: string;
}

const kinds = {
  copy: 'copy',
  href: 'link',
  image: 'image',
  download: 'file',
  anchor: 'anchor',
  shared: 'section',
  list: 'link',
  until: undefined,
  // A form may be sent to the path of a page.
  endpoint: 'link',
  embed: undefined,
  'site-address': undefined,
  timeZone: undefined,
  icon: undefined,
  numbering: undefined,
  limited: undefined,
} as const;

/**
 * Everything that a document uses: section types and other words of the schemas' lists, links, images, anchors,
 * aliases, and copy.
 *
 * @param document parsed, valid or not
 * @param id of the page or shared section, or the site folder
 */
export function usesIn(document: unknown, id: string, schemas: SchemaSet): Use[] {
  const uses: Use[] = [];
  if (id !== siteFolder && isRecord(document) && Array.isArray(document.aliases)) {
    for (const [index, text] of document.aliases.entries())
      if (typeof text === 'string') uses.push({ kind: 'alias', pointer: `/aliases/${index}`, text });
  }
  for (const { tree, value, at } of partsOf(document, id, schemas)) {
    const type = at === '' && !isSharedSection(id) ? '' : typeOf(value);
    if (type !== '') uses.push({ kind: 'type', pointer: `${at}/type`, text: type });
    for (const { leaf, pointer, text } of pointersOf(schemas.sectionWords(type), value, at))
      uses.push({ kind: 'word', pointer, text, list: leaf.list });
    for (const { leaf, pointer, text } of pointersOf(tree, value, at)) {
      const kind = kinds[leaf.kind];
      if (leaf.kind === 'copy' && leaf.isInline) uses.push(...usesInText(pointer, text));
      else if (kind) uses.push({ kind, pointer, text });
    }
  }
  return uses;
}

/** An inline text and its links. */
function usesInText(pointer: string, text: string): Use[] {
  const reading = readingOf(text);
  return [
    { kind: 'copy', pointer, text, ...(reading !== text && { reading }) },
    ...linksInText(pointer, text),
  ];
}

export function linksInText(pointer: string, text: string): Use[] {
  return linksIn(text).map(({ href, target }) => ({ kind: 'link', pointer, text: href, part: target }));
}

/** A section as people refer to it. */
export interface SectionName {
  /** Its position on the page, from 0. */
  index: number;
  type: string;
  /** Its title; undefined if it has none. */
  heading: string | undefined;
}

/** The section that a pointer into a page document leads to; undefined outside of sections. */
export function sectionAt(document: unknown, pointer: string): SectionName | undefined {
  const [list, token] = pointerTokens(pointer);
  if (list !== 'sections' || !isRecord(document) || !Array.isArray(document.sections)) return undefined;
  const section: unknown = document.sections[Number(token)];
  if (!isRecord(section)) return undefined;
  const heading = typeof section.title === 'string' ? section.title : undefined;
  return { index: Number(token), type: typeOf(section), heading };
}
