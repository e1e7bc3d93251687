/** Something that a field offers: a page, an anchor of a page, an image. */
export interface Option {
  id: string;
  title: string;
}

/** Those that hold what was typed: what is called exactly so first, then pages and images, then anchors inside pages. */
export function optionsFor(typed: string, options: readonly Option[]): Option[] {
  const words = typed.toLowerCase().replace(/^\//, '');
  const rank = ({ id, title }: Option) => {
    if (id.toLowerCase() === `/${words}` || title.toLowerCase() === words) return 0;
    return id.includes('#') ? 2 : 1;
  };
  return options
    .filter(({ id, title }) => `${id} ${title}`.toLowerCase().includes(words))
    .sort((a, b) => rank(a) - rank(b));
}
