import { search } from '../state/search';

/** Something that a field offers: a page, an anchor of a page, an image. */
export interface Option {
  id: string;
  title: string;
}

/** Those that hold what was typed, best match first: pages and images before anchors inside pages. */
export function optionsFor(typed: string, options: readonly Option[]): Option[] {
  const words = typed.trim().replace(/^\//, '');
  const isAnchor = ({ id }: Option) => Number(id.includes('#'));
  const found = search(options, words, ({ id, title }) => [[title, id.replace(/^\//, '')]]);
  return found.sort((a, b) => isAnchor(a) - isAnchor(b));
}
