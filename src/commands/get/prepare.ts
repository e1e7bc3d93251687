import path from 'node:path';
import { hashOf } from '../../node/project/hash';
import { UsageError } from '../../node/project/project';
import { bytesIfAny } from '../../node/read/files';
import { type FileChoice, type FileConflict, mergeFile } from '../publish/merge-file';
import { published } from '../publish/offer';
import { fromThisBranch, publications } from '../publish/records';
import type { RemoteState } from '../publish/remote';
import type { Blob, Changed, Repository } from '../publish/repository';
import { filesFrom, type PublishedFiles, unitsOf } from '../publish/units';
import { conflictInWords, pagesChanged } from '../publish/words';
import { begunIn } from './begun';
import { assertMayMove } from './branch';
import { type Elsewhere, lookElsewhere, statesOf } from './elsewhere';
import type { GettingSite, Incoming } from './incoming';
import { landingOf } from './landing';
import { LostWordings } from './lost-wordings';

/** The incoming changes with the data for applying them. */
export interface PreparedGet {
  incoming: Incoming;
  /** The branch's commit, and the one that it moves to. */
  head: string;
  main: string;
  /** The site's files that others have changed. */
  files: PreparedFile[];
  elsewhere: Elsewhere;
}

export interface PreparedFile {
  /** By path in the site's folder. */
  file: string;
  /** The content on disk, read before git was asked. */
  bytes: Buffer | undefined;
  mine: Blob | undefined;
  /** The merged content, and the content for the index. */
  merged: Blob | undefined;
  index: Blob | undefined;
}

/**
 * Merges the changes of others since this branch diverged into the local state. Writes nothing.
 *
 * @returns undefined if there is nothing new
 * @throws UsageError with one line that says what to do in git first
 */
export function prepare(
  { folder, schemas }: GettingSite,
  repository: Repository,
  remote: string,
  state: RemoteState,
  choose: FileChoice | undefined,
): PreparedGet | undefined {
  const lost = new LostWordings();
  const deciding = lost.noting(choose);
  const { head } = repository;
  if (repository.isWithin(state.commit, head)) return undefined;
  assertMayMove(repository, remote, state);
  const landing = landingOf(repository, `${remote}/${state.main}`, head, state.commit, deciding);
  const main = landing.commit;
  const changes = repository.changesBetween(head, main);
  const before = repository.filesOf(head);
  const landed = published(repository, fromThisBranch(repository, publications(repository)), main, head);
  const own = changesInSite(repository, changes, landed.keys(), [before, repository.filesOf(main)]);
  // The disk is read before git is asked, so that a write in between is noticed rather than overwritten.
  const bytes = new Map(own.map(({ file }) => [file, bytesIfAny(path.join(folder, file))]));
  const present = presentFiles(repository, head, bytes);
  const isOwn = (change: Changed) => own.some(({ name }) => name === change.name);
  const elsewhere = lookElsewhere(
    repository,
    changes.filter((change) => !isOwn(change)),
    head,
    main,
  );
  const baseOf = basesIn(repository, head, main, present, landed);
  const staged = own.length > 0 ? repository.stagedSince(head) : new Map<string, Blob | undefined>();
  const later = new Map(present);
  const conflicts = [...landing.conflicts];
  const files: PreparedFile[] = [];
  for (const { file, name, after: theirs } of own) {
    const mine = present.get(file);
    const result = mergeFile(repository, file, { base: baseOf(file), mine, theirs }, deciding);
    if (Array.isArray(result)) conflicts.push(...result);
    const merged = Array.isArray(result) ? theirs : result.blob;
    later.set(file, merged);
    const isStaged = isStagedAsIs(repository, staged, { name, mine }, [head, main]);
    // Staged files stay staged.
    files.push({ file, bytes: bytes.get(file), mine, merged, index: isStaged ? merged : theirs });
  }
  dropLostWordings(repository, files, later, (file, both) => {
    const began = before.get(file);
    return lost.without(file, both, began && repository.textOf(began));
  });
  const [now, then] = [filesFrom(repository, present), filesFrom(repository, later)];
  const news = files.filter(({ mine, merged }) => mine?.hash !== merged?.hash).map(({ file }) => file);
  const titleOf = (file: string) => unitsOf([file], now, then)[0]?.title ?? file;
  const units = unitsOf(news, now, then).map(({ id }) => id);
  const incoming: Incoming = {
    from: `${remote}/${state.main}`,
    pages: news.length > 0 ? pagesChanged(units, now, then, schemas) : [],
    isNews: news.length > 0 || elsewhere.changes.length > 0,
    conflicts: onceEach(conflicts).map((one) =>
      conflictInWords(one, titleOf(one.file), now.textOf(one.file)),
    ),
    notes: [
      ...landing.notes,
      ...(elsewhere.changes.some(({ name }) => name.endsWith('package-lock.json'))
        ? ['Other packages are needed now: run "npm ci", and start the server again.']
        : []),
    ],
    mark: hashOf(JSON.stringify([state.commit, head, own.map(({ file }) => present.get(file)?.hash ?? '')])),
  };
  return { incoming, head, main, files, elsewhere };
}

/** A change to a file of the site, by its path in the site's folder. */
type OwnChange = Changed & { file: string };

/**
 * The site's files that others have changed; those that were published from here and that others reverted count too.
 *
 * @param published what was published from here
 */
function changesInSite(
  repository: Repository,
  changes: readonly Changed[],
  published: Iterable<string>,
  [before, after]: readonly [ReadonlyMap<string, Blob>, ReadonlyMap<string, Blob>],
): OwnChange[] {
  const own = changes.flatMap((change) => {
    const file = fileOf(repository, change);
    return file === undefined ? [] : [{ ...change, file }];
  });
  for (const file of published)
    if (!own.some((one) => one.file === file))
      own.push({ file, name: repository.prefix + file, before: before.get(file), after: after.get(file) });
  return own;
}

/**
 * Whether a file is staged as it is on disk.
 *
 * @throws UsageError if it is staged in another state, which getting would lose
 */
function isStagedAsIs(
  repository: Repository,
  staged: ReadonlyMap<string, Blob | undefined>,
  { name, mine }: { name: string; mine: Blob | undefined },
  [head, main]: readonly [string, string],
): boolean {
  if (!staged.has(name)) return false;
  const hash = staged.get(name)?.hash;
  if (hash === mine?.hash) return true;
  if (!statesOf(repository, name, head, main).includes(hash))
    throw new UsageError(
      `${name} is staged in another state than it has now: run "git restore --staged -- ${name}", and get again.`,
    );
  return false;
}

/**
 * Takes the translations of wordings that lost out of merged dictionaries.
 *
 * @param later the site's files after the merge, which follow
 * @param textOf the text of a file without these translations; undefined if it has none
 */
function dropLostWordings(
  repository: Repository,
  files: readonly PreparedFile[],
  later: Map<string, Blob | undefined>,
  textOf: (file: string, both: PublishedFiles) => string | undefined,
): void {
  const both = filesFrom(repository, later);
  for (const one of files) {
    const text = textOf(one.file, both);
    if (text === undefined || !one.merged) continue;
    const isStaged = one.index === one.merged;
    one.merged = { mode: one.merged.mode, hash: repository.keep(text) };
    if (isStaged) one.index = one.merged;
    later.set(one.file, one.merged);
  }
}

/** Leaves out what is in conflict both in a commit of one's own and in the file. */
function onceEach(conflicts: readonly FileConflict[]): FileConflict[] {
  const byPlace = new Map(conflicts.map((one) => [JSON.stringify([one.file, one.pointer]), one]));
  return [...byPlace.values()];
}

/** The site's file that was changed; undefined for files left to git: links, hidden files, changed modes. */
function fileOf(repository: Repository, { name, before, after }: Changed): string | undefined {
  const isFile = [before, after].every((blob) => blob === undefined || blob.mode.startsWith('100'));
  return isFile && before?.hash !== after?.hash ? repository.inSite(name) : undefined;
}

/** The site's local files. @param bytes disk contents of some files, even if git ignores them */
function presentFiles(
  repository: Repository,
  head: string,
  bytes: ReadonlyMap<string, Buffer | undefined>,
): Map<string, Blob | undefined> {
  const { files } = repository.changedSince(head);
  const present = new Map<string, Blob | undefined>([...repository.filesOf(head), ...files]);
  for (const [file, content] of bytes)
    if (content && !present.get(file)) present.set(file, repository.blobOf(repository.prefix + file));
  return present;
}

/**
 * The merge bases of local files: the local commit, a later publication from here, or the record of an interrupted merge.
 *
 * @param landed what was published from here and has reached the main branch
 */
function basesIn(
  repository: Repository,
  head: string,
  main: string,
  present: ReadonlyMap<string, Blob | undefined>,
  landed: ReadonlyMap<string, Blob | undefined>,
): (file: string) => Blob | undefined {
  const common = repository.filesOf(head);
  // A file that is as it was committed, as after "git checkout", has not been changed here.
  const usual = (file: string) =>
    landed.has(file) && present.get(file)?.hash !== common.get(file)?.hash
      ? landed.get(file)
      : common.get(file);
  const begun = begunIn(repository);
  if (!begun || !repository.isWithin(begun.main, main)) return usual;
  const tracked = repository.filesOf(begun.main);
  return (file) =>
    begun.files.has(file) && begun.files.get(file)?.hash === present.get(file)?.hash
      ? tracked.get(file)
      : usual(file);
}
