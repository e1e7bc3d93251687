import { search } from '../state/search';

/** A suggestion of a field: a page, an anchor, an image. */
export interface Option {
  id: string;
  title: string;
}

/** The options that match the input, best first: pages and images before anchors. */
export function optionsFor(typed: string, options: readonly Option[]): Option[] {
  const words = typed.trim().replace(/^\//, '');
  const isAnchor = ({ id }: Option) => Number(id.includes('#'));
  const found = search(options, words, ({ id, title }) => [[title, id.replace(/^\//, '')]]);
  return found.sort((a, b) => isAnchor(a) - isAnchor(b));
}
