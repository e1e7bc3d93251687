import { type Choice, mergeDocuments } from '../../content/json/merge';
import { kindByName } from '../../content/model/document-kind';
import type { Blob, Repository } from './repository';

/** What was changed here and elsewhere, each in another way. */
export interface FileConflict {
  /** Below the folder of the site. */
  file: string;
  /** Where the value stands in mine; undefined for the file as a whole. */
  pointer: string | undefined;
  /** Undefined where it is gone. For a file as a whole, what became of it, in words. */
  mine: unknown;
  theirs: unknown;
}

/** A file in three states; undefined where there is none. */
export interface Sides {
  base: Blob | undefined;
  mine: Blob | undefined;
  theirs: Blob | undefined;
}

/** Which side of a conflict holds; undefined while nobody has said. */
export type FileChoice = (conflict: FileConflict) => ReturnType<Choice>;

/**
 * Makes my changes of a file in what others have made of it: a document value by value, anything else as a whole.
 *
 * @param choose what holds of what was changed on both sides
 * @returns the file, undefined when it goes; or what was changed on both sides
 */
export function mergeFile(
  repository: Repository,
  file: string,
  { base, mine, theirs }: Sides,
  choose: FileChoice = () => undefined,
): { blob: Blob | undefined } | FileConflict[] {
  if (isSame(mine, base) || isSame(mine, theirs)) return { blob: theirs };
  if (isSame(theirs, base)) return { blob: mine };
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

/** Stands for a file that nobody had. */
const empty: Blob = { mode: '', hash: '' };

function isSame(one: Blob | undefined, other: Blob | undefined): boolean {
  return one?.hash === other?.hash;
}

function stateOf(base: Blob | undefined, blob: Blob | undefined): string {
  return blob === undefined ? 'deleted' : base === undefined ? 'new' : 'changed';
}
