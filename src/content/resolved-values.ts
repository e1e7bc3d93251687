/** An image as the build serves it in one place; width and height in pixels. A drawing has the first three only. */
export interface ResolvedImage {
  src: string;
  width: number;
  height: number;
  /** The same in several widths, in its own kind and as AVIF. */
  srcSet?: string;
  avif?: string;
  /** How wide its place is, in the words of the attribute "sizes" of HTML. */
  sizes?: string;
  /** Of which shape its place is, which point of it is kept in view where it is cut, and its mean color until it has come, with one for its alternative text. */
  style?: { aspectRatio?: number; objectPosition?: string; backgroundColor?: string; color?: string };
}

/** A file that a page offers: where it is, what it is called where it is kept, its kind (`PDF`), and how large it is, as the language writes it. */
export interface ResolvedDownload {
  href: string;
  name: string;
  kind: string;
  size: string;
}

/** A text with marks: its parts, in their order; a text alone where nothing is marked. */
export type ResolvedInline =
  | string
  | readonly (string | { strong: string } | { emphasis: string } | { words: string; href: string })[];

/** A page in a list: its title, where it is, and what its teaser says. Days are written `2027-01-21`. */
export interface ListItem {
  title: string;
  href: string;
  text?: string;
  date?: string;
  until?: string;
  image?: ResolvedImage;
  imageAlt?: string;
}

/** Which of its pages a list stands on, and where the ones before and after it are. */
export interface ListPages {
  part: number;
  count: number;
  previous?: string;
  next?: string;
}
