import { pointerTokens } from '../../../content/model/diagnostics';
import type { Definitions, DocumentFiles, FormSchema } from '../../protocol';
import { labelOf, resolveSchema } from '../form/schema';
import type { View } from './documents';
import { valueAt } from './values';

/**
 * The document that a pointer of a form leads into. Those of the open page begin with a slash, those of what stands on every page
 * with the name of their document: `/title`, `site:/header/action`, `redirects:/0/from`, `theme:/light/accent`.
 */
export type Owner = 'page' | 'site' | 'redirects' | 'theme';

/** A pointer of a form in its document. */
export function placeOf(pointer: string): { owner: Owner; own: string } {
  const [, owner, own] = /^(site|redirects|theme):(.*)$/s.exec(pointer) ?? [];
  return own === undefined ? { owner: 'page', own: pointer } : { owner: owner as Owner, own };
}

/** A pointer of a document as forms write it. */
export function pointerIn(owner: Owner, own: string): string {
  return owner === 'page' ? own : `${owner}:${own}`;
}

/** What forms show at a pointer. */
export function shownAt(view: View, pointer: string): unknown {
  const { owner, own } = placeOf(pointer);
  return valueAt(view[owner], own);
}

const noDictionaries = {};

/** The files of the document that a pointer leads into, as though it were the page; undefined where they cannot be read. */
export function filesAt(files: DocumentFiles, pointer: string): DocumentFiles | undefined {
  const { owner } = placeOf(pointer);
  if (owner === 'page') return files;
  const page = files.frame?.[owner];
  return page && { ...files, page, dictionaries: owner === 'site' ? files.shared : noDictionaries };
}

/** The document that a pointer leads into, as though it were the page. */
export function viewAt(view: View, pointer: string): View {
  const { owner } = placeOf(pointer);
  if (owner === 'page') return view;
  if (owner !== 'site') return { page: undefined, own: {}, shared: {} };
  return { page: view.site, own: view.shared, shared: {}, usedElsewhere: view.sharing ?? {} };
}

/** What stands on every page and has a form of its own: the pointer of that, and what it is called. */
export interface Part {
  pointer: string;
  name: string;
}

/** Settings of the site that are not the parts of a page. */
export const settings: Part = { pointer: 'site:', name: 'Settings' };
export const redirects: Part = { pointer: 'redirects:', name: 'Redirects' };
export const look: Part = { pointer: 'theme:', name: 'Look' };

/** The parts of the site: each object of its document, then what is left. */
export function partsOf(schema: FormSchema, definitions: Definitions): Part[] {
  const objects = Object.entries(schema.properties ?? {}).flatMap(([name, child]): Part[] => {
    const known = resolveSchema(child, definitions);
    return known.properties && !name.startsWith('$')
      ? [{ pointer: `site:/${name}`, name: known.title ?? labelOf(name) }]
      : [];
  });
  return [...objects, look, settings, redirects];
}

/** The part that a pointer leads into; undefined for one of the page. */
export function partAt(pointer: string, parts: readonly Part[]): Part | undefined {
  const { owner, own } = placeOf(pointer);
  if (owner === 'page') return undefined;
  if (owner === 'redirects') return redirects;
  if (owner === 'theme') return look;
  const [name] = pointerTokens(own);
  return parts.find((part) => part.pointer === `site:/${name}`) ?? settings;
}

/** Languages come and go with their dictionaries: that is no matter of a form. */
const withoutForm = ['languages'];

/** The schema of what the form of the settings shows. */
export function settingsSchema(schema: FormSchema, parts: readonly Part[]): FormSchema {
  const shown = Object.entries(schema.properties ?? {}).filter(
    ([name]) => !withoutForm.includes(name) && !parts.some(({ pointer }) => pointer === `site:/${name}`),
  );
  return { ...schema, properties: Object.fromEntries(shown) };
}
