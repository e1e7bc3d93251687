/** An image of the site with its uses. */
export interface SitePicture {
  file: string;
  /** In pixels after rotation, and in bytes; undefined for a file that is not a displayable image. */
  facts?: { width: number; height: number; bytes: number };
  /** Why it cannot be displayed. */
  problem?: string;
  /** Identifies this version of the file. */
  mark: string;
  uses: PictureUse[];
}

/** A field that shows an image, on a page or in shared content. */
export interface PictureUse {
  /** The route and title of its page; empty for shared content. */
  route: string;
  title: string;
  /** Its form pointer. */
  pointer: string;
  /** The heading and type of its section; undefined outside sections. */
  section?: { type: string; heading?: string };
  /** The name of its shared section, if any. */
  shared?: string;
  /** The alternative text by language; undefined for a decorative image. */
  words?: { language: string; text?: string }[];
}
