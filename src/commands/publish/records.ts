import { jsonIn } from '../../content/json/json-in';
import { isRecord } from '../../content/model/is-record';
import type { Fate } from '../../content/model/publishing';
import type { RemoteState } from './remote';
import { type Blob, keeper, type Repository } from './repository';

/** A publication from here, recorded in the repository under `refs/published`, which is never pushed. */
export interface PublicationRecord {
  /** The branch that it was pushed to. */
  branch: string;
  isProposal: boolean;
  commit: string;
  /** The commit that was checked out when it was published. */
  head: string;
  /** The branch that was checked out; undefined if none was. */
  from?: string | undefined;
  title: string;
  day: string;
  link?: string | undefined;
  /** The published files in their local version at that time; undefined for deleted ones. */
  files: ReadonlyMap<string, Blob | undefined>;
}

const folder = 'refs/published/';
/** Maximum number of records. */
const most = 30;

/** Those from the branch that is checked out: another one, as in another worktree, has files of its own. */
export function fromThisBranch<T extends PublicationRecord>(
  { branch }: Repository,
  records: readonly T[],
): T[] {
  return records.filter(({ from }) => from === branch);
}

/** Publications from this repository, latest first. */
export function publications(repository: Repository): (PublicationRecord & { order: number })[] {
  const format = '%(refname)%00%(objectname)%00%(parent)%00%(contents)%00';
  const listed = repository.run(['for-each-ref', '--sort=-committerdate', `--format=${format}`, folder]);
  const records: (PublicationRecord & { order: number })[] = [];
  for (const [, hash = '', commit = '', contents = ''] of listed.matchAll(
    /refs\/published\/[^\0]+\0([^\0]+)\0([^\0]+)\0([^\0]*)\0/g,
  )) {
    const told = readRecord(contents);
    if (!told) continue;
    const kept = repository.filesOf(hash);
    const files = new Map(told.files.map((file) => [file, kept.get(file)]));
    records.push({ ...told, commit, files });
  }
  return records.sort((a, b) => b.order - a.order);
}

/** Records a publication from what is checked out. @param tree holds the local files */
export function remember(
  repository: Repository,
  publication: Omit<PublicationRecord, 'head' | 'from'>,
  tree: string,
): void {
  const earlier = publications(repository);
  const { branch, isProposal, title, day, link, commit, files } = publication;
  const order = (earlier[0]?.order ?? 0) + 1;
  const { head, branch: from } = repository;
  const told = { branch, isProposal, title, day, link, order, head, from, files: [...files.keys()] };
  const args = ['commit-tree', '--no-gpg-sign', tree, '-p', commit];
  const hash = repository.run(args, JSON.stringify(told), keeper).trim();
  repository.run(['update-ref', refOf(publication), hash]);
  const others = earlier.filter((one) => refOf(one) !== refOf(publication));
  for (const old of others.slice(most - 1)) repository.run(['update-ref', '-d', refOf(old)]);
}

function refOf({
  branch,
  isProposal,
  commit,
}: Pick<PublicationRecord, 'branch' | 'isProposal' | 'commit'>): string {
  return isProposal ? `${folder}${branch}` : `${folder}direct/${commit.slice(0, 12)}`;
}

function readRecord(text: string) {
  const told = jsonIn(text);
  if (!isRecord(told) || !Array.isArray(told.files) || typeof told.branch !== 'string') return undefined;
  return {
    branch: told.branch,
    isProposal: told.isProposal === true,
    title: String(told.title),
    day: String(told.day),
    order: Number(told.order) || 0,
    ...(typeof told.link === 'string' && { link: told.link }),
    ...(typeof told.from === 'string' && { from: told.from }),
    head: String(told.head),
    files: told.files.map(String),
  };
}

/** The status of a proposal. */
export function fateOf(repository: Repository, publication: PublicationRecord, remote: RemoteState): Fate {
  const since = repository.ask('merge-base', publication.commit, remote.commit);
  const landed = since === undefined ? undefined : landedFiles(repository, publication, remote.commit, since);
  if (landed?.size === publication.files.size) return 'merged';
  return remote.proposals.has(publication.branch) ? 'waiting' : 'closed';
}

/**
 * The published files that are part of a branch by now: all of them if it contains the commit, otherwise each whose published
 * version was once there, because hosts may squash commits.
 *
 * @param since only commits after this one are searched
 */
export function landedFiles(
  repository: Repository,
  { commit, files }: PublicationRecord,
  branch: string,
  since: string,
): ReadonlySet<string> {
  const all = [...files.keys()];
  if (repository.isWithin(commit, branch)) return new Set(all);
  const published = repository.filesOf(commit);
  const landed = new Set<string>();
  for (const { name, after } of repository.changesIn(`${since}..${branch}`)) {
    const file = repository.inSite(name);
    if (file !== undefined && files.has(file) && published.get(file)?.hash === after?.hash) landed.add(file);
  }
  return landed;
}
