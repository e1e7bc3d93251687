import type { Language } from '../model/languages';
import type { FolderFacts, SourceFile } from './load';
import type { LookAtFace } from './theme/faces';

/** The files in a site's folder, as seen by the caller: the pipeline itself never accesses a disk. */
export interface SiteFolder extends FolderFacts {
  /** Every file by path, including images, strays, and files that are not opened. */
  files: ReadonlySet<string>;
  /** The keys of the component words that a language lacks; `all` if it has none, undefined if it is complete. */
  missingWords?(language: Language): readonly string[] | 'all' | undefined;
  /** Every component word by key, in English if available. */
  componentWords?(): Readonly<Record<string, string>>;
  /** The keys of those that only section types of this site say. */
  ownWords?(): ReadonlySet<string>;
  /** Reads a face that the theme names; omitted where typefaces cannot be read. */
  lookAtFace?: LookAtFace;
  /** Whether schemas exist in a folder, relative to the site's; omitted if unknown. */
  hasSchemas?(folder: string): boolean;
  /** A JSON file, parsed. Used for documents with findings, whose text was not kept. */
  read(path: string): SourceFile | undefined;
}
