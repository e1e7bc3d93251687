import { checks } from '../checks';
import { type Cursor, cursorAt } from '../json/cursor';
import { parseText } from '../json/parse';
import { follow, type JsonNode } from '../json/tree';
import { kindByName } from '../model/document-kind';
import { type DownloadFacts, sizeIn } from '../model/downloads';
import { nameOfSection, routeOf, siteFolder } from '../model/routes';
import { hasWords } from '../model/wording';
import { type FieldLeaf, type FieldTree, treeAt } from '../schema/fields';
import type { SchemaSet } from '../schema/schemas';
import { linkTargets } from '../site/link-targets';
import { listableRoutes } from '../site/lists';
import { waives } from '../site/rules';
import type { SiteContext } from '../site/site-context';
import { folderIn, nameIn } from '../text/paths';
import { relativePath } from '../text/relative-path';

/** A completion that depends on the site: those that depend on schemas alone are left to the editor's JSON service. */
export interface Completion {
  kind: 'page' | 'anchor' | 'section' | 'image' | 'file' | 'text' | 'code';
  /** The text shown to the user. */
  label: string;
  detail?: string;
  /** The range to replace, and the replacement. */
  offset: number;
  length: number;
  text: string;
}

/**
 * The completions at an offset of a document: routes and anchors for a link, images for an image, untranslated texts in
 * a dictionary, codes that may be accepted. The best come first.
 *
 * @param file of the site
 * @param text its current content, which need not be JSON
 */
export function completionsAt(site: SiteContext, file: string, text: string, offset: number): Completion[] {
  const { root } = parseText(text);
  const cursor = root && cursorAt(root, text, offset);
  if (!cursor) return [];
  const offered = offer(site, file, root, cursor);
  return offered.map((one) => ({ ...one, ...placeOf(one.label, cursor, text, offset) }));
}

type Offered = Pick<Completion, 'kind' | 'label' | 'detail'>;

function offer(site: SiteContext, file: string, root: JsonNode, cursor: Cursor): Offered[] {
  const { kind, tokens } = cursor;
  if (kind === 'name')
    return kindByName(file) === 'a dictionary' && tokens.length === 0 ? openTexts(site, file, cursor) : [];
  if (/^\$accept \d+ code$/.test(tokens.slice(-3).join(' '))) return codes;
  const leaf = leafAt(site.schemas, file, root, tokens);
  if (leaf?.kind === 'href') return links(site, file);
  if (leaf?.kind === 'shared') return sections(site);
  if (leaf?.kind === 'list') return parents(site);
  if (leaf?.kind === 'download') return downloads(site, file);
  return leaf?.kind === 'image' ? images(site, file) : [];
}

/** The routes that have pages below them. */
function parents(site: SiteContext): Offered[] {
  const titleOf = (route: string) => site.pageAt(route)?.title;
  return listableRoutes(site.pages.values()).map((route) => {
    const detail = titleOf(route);
    return { kind: 'page', label: route, ...(detail !== undefined && { detail }) };
  });
}

/** The names of shared sections, with their headings. */
function sections(site: SiteContext): Offered[] {
  return [...site.sharedSections.values()]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, title }) => ({ kind: 'section', label: nameOfSection(id), detail: title }));
}

const codes: Offered[] = checks
  .filter((check) => waives('$accept', check))
  .map(({ code, summary }) => ({ kind: 'code', label: code, detail: summary }));

function links(site: SiteContext, file: string): Offered[] {
  const page = site.pages.get(folderIn(file));
  const own = page && routeOf(page.id);
  const targets = linkTargets(site);
  const here = page ? site.anchorsOf(page) : [];
  return [
    ...here.map((anchor) => ({ kind: 'anchor' as const, label: `#${anchor}`, detail: 'on this page' })),
    ...targets.map(({ route, title }) => ({ kind: 'page' as const, label: route, detail: title })),
    ...targets
      .filter(({ route }) => route !== own)
      .flatMap(({ route, title, anchors }) =>
        anchors.map((anchor) => ({ kind: 'anchor' as const, label: `${route}#${anchor}`, detail: title })),
      ),
  ];
}

/** Sorts files: those in the document's folder first, then shared ones, then those of other pages. */
function nearestFirst<Facts>(file: string, named: ReadonlyMap<string, Facts>): [string, Facts][] {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const rank = (name: string) => {
    if (name.startsWith(folder)) return 0;
    return name.startsWith(`${siteFolder}/`) ? 1 : 2;
  };
  return [...named].sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

function downloads(site: SiteContext, file: string): Offered[] {
  return nearestFirst(file, site.folder.downloads ?? new Map<string, DownloadFacts>()).map(
    ([name, { bytes }]) => ({ kind: 'file', label: relativePath(file, name), detail: sizeIn('en', bytes) }),
  );
}

function images(site: SiteContext, file: string): Offered[] {
  return nearestFirst(file, site.folder.images).map(([image, { width, height }]) => ({
    kind: 'image',
    label: relativePath(file, image),
    detail: `${Math.round(width)} × ${Math.round(height)}`,
  }));
}

/** The texts that have an entry neither in this dictionary nor in the shared one. */
function openTexts(site: SiteContext, file: string, { object }: Cursor): Offered[] {
  const folder = folderIn(file);
  const language = nameIn(file).replace(/\.json$/, '');
  const translation = site.translations.find((one) => one.language === language);
  if (!translation) return [];
  const present = new Set(object?.members.map(({ key }) => String(key.value)));
  const isShared = folder === siteFolder;
  const facts = site.facts(folder);
  const own = facts ? site.context(facts).copies.map(({ text }) => text) : [];
  site.release();
  const copies = isShared
    ? [...own, ...translation.lacked.copies()]
    : own.filter((text) => !Object.hasOwn(translation.entries, text));
  return [...new Set(copies)]
    .filter((text) => hasWords(text) && !present.has(text))
    .map((label) => ({ kind: 'text', label }));
}

/** The field of a value in a document. */
function leafAt(
  schemas: SchemaSet,
  file: string,
  root: JsonNode,
  tokens: readonly string[],
): FieldLeaf | undefined {
  const kind = kindByName(file);
  if (kind === 'the site document') return descend(schemas.siteFields, tokens);
  if (kind === 'a shared section') return descend(fieldsOf(schemas, root, []), tokens);
  if (kind !== 'a page document') return undefined;
  if (tokens[0] !== 'sections') return descend(schemas.pageFields, tokens);
  return descend(fieldsOf(schemas, root, tokens.slice(0, 2)), tokens.slice(2));
}

/** The fields of a section, by its type. @param tokens of the section's pointer */
function fieldsOf(schemas: SchemaSet, root: JsonNode, tokens: readonly string[]): FieldTree | undefined {
  const { node } = follow(root, [...tokens, 'type']);
  return node.kind === 'scalar' ? schemas.sectionFields(String(node.value)) : undefined;
}

function descend(tree: FieldTree | undefined, tokens: readonly string[]): FieldLeaf | undefined {
  const at = treeAt(tree, tokens);
  return at?.kind === 'array' || at?.kind === 'object' ? undefined : at;
}

/** The range and spelling of an inserted text: between existing quotes, or with its own. */
function placeOf(
  label: string,
  { kind, node, hasValue }: Cursor,
  text: string,
  offset: number,
): Pick<Completion, 'offset' | 'length' | 'text'> {
  const written = JSON.stringify(label);
  const rest = kind === 'name' && !hasValue ? ': ""' : '';
  if (!node || text[node.offset] !== '"') {
    const place = node ?? { offset, length: 0 };
    return { offset: place.offset, length: place.length, text: written + rest };
  }
  const isClosed = node.length > 1 && text[node.offset + node.length - 1] === '"';
  const end = node.offset + node.length - (isClosed && rest === '' ? 1 : 0);
  const ending = isClosed && rest === '' ? -1 : undefined;
  return { offset: node.offset + 1, length: end - node.offset - 1, text: (written + rest).slice(1, ending) };
}
