import { valueAt } from '../../../content/json/values';
import { pointerTokens } from '../../../content/model/diagnostics';
import { sharedType } from '../../../content/model/section-files';
import type { DocumentFiles } from '../../protocol/documents';
import type { Definitions, FormSchema } from '../../protocol/site-info';
import { schemaAt } from '../form/leaves';
import { labelOf, resolveSchema, schemaOfType } from '../form/schema';
import { emptyView, shownSections, type View } from './documents';
import type { State } from './store';

/**
 * The document that a form pointer refers to. Pointers into the open page start with a slash, those into shared content with
 * the name of the document: `/title`, `site:/header/action`, `redirects:/0/from`, `theme:/light/accent`, `shared:contact:/title`.
 */
export type Owner = 'page' | FrameOwner | SharedOwner;
type FrameOwner = (typeof frameOwners)[number];
type SharedOwner = `shared:${string}`;

/** The documents behind what is on every page. */
export const frameOwners = ['site', 'redirects', 'theme'] as const;

/** Whether a document is behind what is on every page. */
export function isOfFrame(owner: Owner): owner is FrameOwner {
  return (frameOwners as readonly Owner[]).includes(owner);
}

/** The shared section with a name as an owner. */
export function sharedOwner(name: string): SharedOwner {
  return `shared:${name}`;
}

function sharedName(owner: SharedOwner): string {
  return owner.slice('shared:'.length);
}

/** Splits a form pointer into document and pointer. */
export function partPlace(pointer: string): { owner: Owner; own: string } {
  const [, owner, own] = /^(site|redirects|theme|shared:[^:]*):(.*)$/s.exec(pointer) ?? [];
  return own === undefined ? { owner: 'page', own: pointer } : { owner: owner as Owner, own };
}

/** The pointer of the object or list that contains a value. */
export function parentOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf('/'));
}

/** Creates a form pointer. */
export function pointerIn(owner: Owner, own: string): string {
  return owner === 'page' ? own : `${owner}:${own}`;
}

/** The index of the page's section that shows what a form pointer leads to; undefined outside of sections. */
export function sectionIndexIn(view: View, pointer: string): number | undefined {
  const { owner } = partPlace(pointer);
  const [, index] = /^\/sections\/(\d+)(?=\/|$)/.exec(pointer) ?? [];
  if (owner === 'page') return index === undefined ? undefined : Number(index);
  const place = shownSections(view).findIndex((section) => sharedOwnerOf(section) === owner);
  return place < 0 ? undefined : place;
}

/** The form pointer of a section's content: the section itself, or the shared section that it refers to. */
export function contentOfSection(view: View, index: number): string {
  const owner = sharedOwnerOf(shownSections(view)[index] ?? {});
  return owner ? pointerIn(owner, '') : `/sections/${index}`;
}

/** The shared section that a section of the page refers to; undefined if it is the page's own. */
function sharedOwnerOf({ type, name }: Readonly<Record<string, unknown>>): SharedOwner | undefined {
  return type === sharedType ? sharedOwner(String(name)) : undefined;
}

/** The document of an owner as it is shown; undefined if it is unreadable. */
export function documentIn(view: View, owner: Owner): unknown {
  return owner === 'page' || isOfFrame(owner) ? view[owner] : view.sections?.[sharedName(owner)]?.page;
}

/** The value at a form pointer. */
export function shownAt(view: View, pointer: string): unknown {
  const { owner, own } = partPlace(pointer);
  return valueAt(documentIn(view, owner), own);
}

/** The schema of the value at a form pointer; undefined if it is unknown. */
export function schemaOf(
  { view, site }: Pick<State, 'view' | 'site'>,
  pointer: string,
): FormSchema | undefined {
  if (!site) return undefined;
  const { owner, own } = partPlace(pointer);
  const tokens = pointerTokens(own);
  if (isOfFrame(owner)) return schemaAt(site.frame?.[owner] ?? {}, site.definitions, tokens);
  const inSection = (section: Readonly<Record<string, unknown>> = {}, within: readonly string[]) => {
    const schema = schemaOfType(site, section.type);
    return schema && schemaAt(schema, site.definitions, within);
  };
  if (owner !== 'page') return inSection(view.sections?.[sharedName(owner)]?.page, tokens);
  const [first, index, ...rest] = tokens;
  if (first === 'sections' && index !== undefined) return inSection(shownSections(view)[Number(index)], rest);
  return site.page && schemaAt(site.page, site.definitions, tokens);
}

const noDictionaries = {};

/** The files of a form pointer's document in the shape of a page's; undefined if they cannot be read. */
export function filesAt(files: DocumentFiles | undefined, pointer: string): DocumentFiles | undefined {
  const { owner } = partPlace(pointer);
  if (owner === 'page' || !files) return files;
  if (isOfFrame(owner)) {
    const page = files.frame?.[owner];
    return page && { ...files, page, dictionaries: owner === 'site' ? files.shared : noDictionaries };
  }
  const shared = files.sections?.[sharedName(owner)];
  return shared && { ...files, ...shared, page: shared.section };
}

/** The view of a form pointer's document in the shape of a page's. */
export function viewAt(view: View, pointer: string): View {
  const { owner } = partPlace(pointer);
  if (owner === 'page') return view;
  if (!isOfFrame(owner)) return { ...emptyView, ...view.sections?.[sharedName(owner)], shared: view.shared };
  if (owner !== 'site') return emptyView;
  return { page: view.site, own: view.shared, shared: {}, usedElsewhere: view.sharing ?? {} };
}

/** A part of shared content with its own form: its pointer and name. */
interface FramePart {
  pointer: string;
  name: string;
}

/** Site settings that are not shown on pages. */
export const settingsPart: FramePart = { pointer: 'site:', name: 'Settings' };
export const redirectsPart: FramePart = { pointer: 'redirects:', name: 'Redirects' };
export const lookPart: FramePart = { pointer: 'theme:', name: 'Look' };

/** The parts of the site: each object in its document, then the settings. */
export function frameParts(schema: FormSchema, definitions: Definitions): FramePart[] {
  const objects = Object.entries(schema.properties ?? {}).flatMap(([name, child]): FramePart[] => {
    const resolved = resolveSchema(child, definitions);
    return resolved.properties && !name.startsWith('$')
      ? [{ pointer: `site:/${name}`, name: resolved.title ?? labelOf(name) }]
      : [];
  });
  return [...objects, lookPart, settingsPart, redirectsPart];
}

/** The part that contains a pointer; undefined for a pointer into the page. */
export function partAt(pointer: string, parts: readonly FramePart[]): FramePart | undefined {
  const { owner, own } = partPlace(pointer);
  if (!isOfFrame(owner)) return undefined;
  if (owner === 'redirects') return redirectsPart;
  if (owner === 'theme') return lookPart;
  const [name] = pointerTokens(own);
  return parts.find((part) => part.pointer === `site:/${name}`) ?? settingsPart;
}

/** Without forms: languages, which involve dictionaries as well, and icons, which come from a drawing program. */
const withoutForm = ['languages', 'icons'];

/** The schema of the site's settings: what its other forms do not have. @param parts those with forms of their own */
export function settingsSchema(schema: FormSchema, parts: readonly FramePart[]): FormSchema {
  const shown = Object.entries(schema.properties ?? {}).filter(
    ([name]) => !withoutForm.includes(name) && !parts.some(({ pointer }) => pointer === `site:/${name}`),
  );
  return { ...schema, properties: Object.fromEntries(shown) };
}
