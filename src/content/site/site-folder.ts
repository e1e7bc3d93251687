import type { DownloadFacts } from '../model/downloads';
import type { ImageFacts } from '../model/images';
import type { Language } from '../model/languages';
import type { StrangeFile } from '../model/strange-file';
import type { SourceFile } from './load';
import type { LookAtFace } from './theme/faces';

/** What lies in the folder of a site, as the caller sees it: the pipeline itself never touches a disk. */
export interface SiteFolder {
  /** Every file by its path, images and strays included. */
  files: ReadonlySet<string>;
  /** Those that are images, as their headers tell them. */
  images: ReadonlyMap<string, ImageFacts>;
  /** Those that are called images and are not, each with what is wrong. */
  brokenImages: ReadonlyMap<string, string>;
  /** Those that pages may offer, by what their names say. */
  downloads?: ReadonlyMap<string, DownloadFacts>;
  /** What is not opened, by its path, and why. Files among it are in `files` too. */
  strange?: ReadonlyMap<string, StrangeFile>;
  /** The words of components that a language lacks, by key; `all` when it has none, undefined when it lacks nothing. */
  missingWords?(language: Language): readonly string[] | 'all' | undefined;
  /** Every word of components by its key, in English where it is there. */
  componentWords?(): Readonly<Record<string, string>>;
  /** Looks at a face that the theme names; left out where nobody reads typefaces. */
  lookAtFace?: LookAtFace;
  /** Whether the schemas lie in a folder, which is named relative to that of the site; left out where nobody can tell. */
  hasSchemas?(folder: string): boolean;
  /** A JSON file, parsed. Asked for documents that a finding is about, whose text was not kept. */
  read(path: string): SourceFile | undefined;
}
