import { type ChooseSide, mergeDocuments } from '../../content/json/merge';
import { kindByName } from '../../content/model/document-kind';
import { type Blob, isSameBlob, type Repository } from './repository';

/** Something changed differently here and elsewhere. */
export interface FileConflict {
  /** By path in the site's folder. */
  file: string;
  /** The value's location in the local version; undefined for the whole file. */
  pointer: string | undefined;
  /** Undefined if deleted. For a whole file, a description of what happened to it. */
  mine: unknown;
  theirs: unknown;
}

/** Three versions of a file; undefined where it does not exist. */
interface Sides {
  base: Blob | undefined;
  mine: Blob | undefined;
  theirs: Blob | undefined;
}

/** Resolves a conflict to one side; undefined while it is unresolved. */
export type FileChoice = (conflict: FileConflict) => ReturnType<ChooseSide>;

/**
 * Merges local changes of a file into the version of others: documents value by value, other files as a whole.
 *
 * @param choose resolves conflicts
 * @returns the file, undefined if deleted; or the conflicts
 */
export function mergeFile(
  repository: Repository,
  file: string,
  { base, mine, theirs }: Sides,
  choose: FileChoice = () => undefined,
): { blob: Blob | undefined } | FileConflict[] {
  if (isSameBlob(mine, base) || isSameBlob(mine, theirs)) return { blob: theirs };
  if (isSameBlob(theirs, base)) return { blob: mine };
  const began = base ?? (kindByName(file) === 'a dictionary' ? empty : undefined);
  const asWhole = () => {
    const whole = { file, pointer: undefined, mine: stateOf(base, mine), theirs: stateOf(base, theirs) };
    const choice = choose(whole);
    return choice === undefined ? [whole] : { blob: choice === 'mine' ? mine : theirs };
  };
  if (!began || !mine || !theirs || !file.endsWith('.json')) return asWhole();
  repository.contentsOf([began, mine, theirs].flatMap((blob) => (blob === empty ? [] : blob.hash)));
  const [before, own, other] = [began, mine, theirs].map((blob) =>
    blob === empty ? '{}' : repository.textOf(blob),
  ) as [string, string, string];
  const merged = mergeDocuments(before, own, other, (conflict) => choose({ file, ...conflict }));
  if (!merged) return asWhole();
  if ('conflicts' in merged) return merged.conflicts.map((conflict) => ({ file, ...conflict }));
  return { blob: { mode: theirs.mode, hash: repository.keep(merged.text) } };
}

/** Stands for a file that did not exist. */
const empty: Blob = { mode: '', hash: '' };

function stateOf(base: Blob | undefined, blob: Blob | undefined): string {
  return blob === undefined ? 'deleted' : base === undefined ? 'new' : 'changed';
}
