import type { DownloadFacts } from '../model/downloads';
import type { ImageFacts } from '../model/images';
import type { Language } from '../model/languages';
import type { StrangeFile } from '../model/strange-file';
import type { SourceFile } from './load';
import type { LookAtFace } from './theme/faces';

/** The files in a site's folder, as seen by the caller: the pipeline itself never accesses a disk. */
export interface SiteFolder {
  /** Every file by path, including images and strays. */
  files: ReadonlySet<string>;
  /** Facts about the images among them. */
  images: ReadonlyMap<string, ImageFacts>;
  /** Files with an image extension that are not valid images, with the reason. */
  brokenImages: ReadonlyMap<string, string>;
  /** Files with an extension that pages may offer for download. */
  downloads?: ReadonlyMap<string, DownloadFacts>;
  /** Entries that are not opened, by path, with the reason. Files among them are in `files`, too. */
  strange?: ReadonlyMap<string, StrangeFile>;
  /** The keys of the component words that a language lacks; `all` if it has none, undefined if it is complete. */
  missingWords?(language: Language): readonly string[] | 'all' | undefined;
  /** Every component word by key, in English if available. */
  componentWords?(): Readonly<Record<string, string>>;
  /** Reads a face that the theme names; omitted where typefaces cannot be read. */
  lookAtFace?: LookAtFace;
  /** Whether schemas exist in a folder, relative to the site's; omitted if unknown. */
  hasSchemas?(folder: string): boolean;
  /** A JSON file, parsed. Used for documents with findings, whose text was not kept. */
  read(path: string): SourceFile | undefined;
}
