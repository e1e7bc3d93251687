import type { PageInfo } from '../../protocol/site-info';
import { search } from '../state/search';

/** A suggestion of a field: a page, an anchor, an image. */
export interface Option {
  id: string;
  title: string;
}

/** The suggestions that a page makes: itself, and its anchors. */
export function linkOptions({ route, title, anchors }: PageInfo): Option[] {
  return [
    { id: route, title },
    ...anchors.map((anchor) => ({ id: `${route}#${anchor}`, title: `${title}: ${anchor}` })),
  ];
}

/** The pages with pages right below them, which a list can show. */
export function parentsAmong(pages: readonly PageInfo[]): Option[] {
  const above = ({ route }: PageInfo) => (route === '/' ? undefined : route.replace(/\/[^/]*$/, '') || '/');
  const parents = new Set(pages.map(above));
  return pages.filter(({ route }) => parents.has(route)).map(({ route, title }) => ({ id: route, title }));
}

/** The options that a schema takes. */
export function takenBy({ pattern }: { pattern?: string }, options: readonly Option[]): readonly Option[] {
  if (pattern === undefined) return options;
  const form = new RegExp(pattern, 'u');
  return options.filter(({ id }) => form.test(id));
}

/** The options that match the input, best first: pages and images before anchors. */
export function optionsFor(typed: string, options: readonly Option[]): Option[] {
  const words = typed.trim().replace(/^\//, '');
  const isAnchor = ({ id }: Option) => Number(id.includes('#'));
  const matches = search(options, words, ({ id, title }) => [[title, id.replace(/^\//, '')]]);
  return matches.sort((a, b) => isAnchor(a) - isAnchor(b));
}
