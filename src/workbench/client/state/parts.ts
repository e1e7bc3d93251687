import { valueAt } from '../../../content/json/values';
import { pointerTokens } from '../../../content/model/diagnostics';
import type { DocumentFiles } from '../../protocol/documents';
import type { Definitions, FormSchema } from '../../protocol/site-info';
import { schemaAt } from '../form/leaves';
import { labelOf, resolveSchema } from '../form/schema';
import { emptyView, shownSections, type View } from './documents';
import type { State } from './store';
import { schemaOfType } from './type-label';

/**
 * The document that a form pointer refers to. Pointers into the open page start with a slash, those into shared content with
 * the name of the document: `/title`, `site:/header/action`, `redirects:/0/from`, `theme:/light/accent`.
 */
export type Owner = 'page' | 'site' | 'redirects' | 'theme';

/** Splits a form pointer into document and pointer. */
export function partPlace(pointer: string): { owner: Owner; own: string } {
  const [, owner, own] = /^(site|redirects|theme):(.*)$/s.exec(pointer) ?? [];
  return own === undefined ? { owner: 'page', own: pointer } : { owner: owner as Owner, own };
}

/** Creates a form pointer. */
export function pointerIn(owner: Owner, own: string): string {
  return owner === 'page' ? own : `${owner}:${own}`;
}

/** The index of the section that a form pointer leads into; undefined outside of sections. */
export function sectionIndexIn(pointer: string): number | undefined {
  const [, index] = /^\/sections\/(\d+)(?=\/|$)/.exec(pointer) ?? [];
  return index === undefined ? undefined : Number(index);
}

/** The value at a form pointer. */
export function shownAt(view: View, pointer: string): unknown {
  const { owner, own } = partPlace(pointer);
  return valueAt(view[owner], own);
}

/** The schema of the value at a form pointer; undefined if it is unknown. */
export function schemaOf(
  { view, site }: Pick<State, 'view' | 'site'>,
  pointer: string,
): FormSchema | undefined {
  if (!site) return undefined;
  const { owner, own } = partPlace(pointer);
  const tokens = pointerTokens(own);
  if (owner !== 'page') return schemaAt(site.frame?.[owner] ?? {}, site.definitions, tokens);
  const [first, index, ...rest] = tokens;
  const isInSection = first === 'sections' && index !== undefined;
  const schema = isInSection ? schemaOfType(site, shownSections(view)[Number(index)]?.type) : site.page;
  return schema && schemaAt(schema, site.definitions, isInSection ? rest : tokens);
}

const noDictionaries = {};

/** The files of a form pointer's document in the shape of a page's; undefined if they cannot be read. */
export function filesAt(files: DocumentFiles, pointer: string): DocumentFiles | undefined {
  const { owner } = partPlace(pointer);
  if (owner === 'page') return files;
  const page = files.frame?.[owner];
  return page && { ...files, page, dictionaries: owner === 'site' ? files.shared : noDictionaries };
}

/** The view of a form pointer's document in the shape of a page's. */
export function viewAt(view: View, pointer: string): View {
  const { owner } = partPlace(pointer);
  if (owner === 'page') return view;
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
  if (owner === 'page') return undefined;
  if (owner === 'redirects') return redirectsPart;
  if (owner === 'theme') return lookPart;
  const [name] = pointerTokens(own);
  return parts.find((part) => part.pointer === `site:/${name}`) ?? settingsPart;
}

/** Without forms: languages, which involve dictionaries as well, and icons, which come from a drawing program. */
const withoutForm = ['languages', 'icons'];

export function settingsSchema(schema: FormSchema, parts: readonly FramePart[]): FormSchema {
  const shown = Object.entries(schema.properties ?? {}).filter(
    ([name]) => !withoutForm.includes(name) && !parts.some(({ pointer }) => pointer === `site:/${name}`),
  );
  return { ...schema, properties: Object.fromEntries(shown) };
}
