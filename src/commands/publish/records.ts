import { isRecord } from '../../content/model/is-record';
import type { RemoteState } from './remote';
import type { Blob, Repository } from './repository';

/** What somebody has published from here, as it is remembered in the repository: below `refs/published`, which is never pushed. */
export interface Publication {
  /** The branch that it went to. */
  branch: string;
  isProposal: boolean;
  /** The commit that was pushed. */
  commit: string;
  /** What it is called. */
  title: string;
  day: string;
  link?: string | undefined;
  /** The files that went, as they were here then; undefined for one that was gone. */
  files: ReadonlyMap<string, Blob | undefined>;
}

/** What has become of a proposal: it waits, it is part of the main branch, or its branch is gone. */
export type Fate = 'waiting' | 'merged' | 'closed';

const folder = 'refs/published/';
/** How many are remembered. */
const most = 30;

/** What was published from here, the latest first. */
export function publications(repository: Repository): Publication[] {
  const format = '%(refname)%00%(objectname)%00%(parent)%00%(contents)%00';
  const listed = repository.run(['for-each-ref', '--sort=-committerdate', `--format=${format}`, folder]);
  const found: (Publication & { order: number })[] = [];
  for (const [, hash = '', commit = '', contents = ''] of listed.matchAll(
    /refs\/published\/[^\0]+\0([^\0]+)\0([^\0]+)\0([^\0]*)\0/g,
  )) {
    const told = readRecord(contents);
    if (!told) continue;
    const kept = repository.filesOf(hash);
    const files = new Map(told.files.map((file) => [file, kept.get(file)]));
    found.push({ ...told, commit, files });
  }
  return found.sort((a, b) => b.order - a.order);
}

/** Remembers what was published. @param tree holds the files as they are here */
export function remember(repository: Repository, publication: Publication, tree: string): void {
  const known = publications(repository) as (Publication & { order: number })[];
  const { branch, isProposal, title, day, link, commit, files } = publication;
  const order = (known[0]?.order ?? 0) + 1;
  const told = { branch, isProposal, title, day, link, order, files: [...files.keys()] };
  const args = ['commit-tree', '--no-gpg-sign', tree, '-p', commit];
  const hash = repository.run(args, JSON.stringify(told)).trim();
  repository.run(['update-ref', refOf(publication), hash]);
  for (const old of known.slice(most)) repository.run(['update-ref', '-d', refOf(old)]);
}

function refOf({ branch, isProposal, commit }: Publication): string {
  return isProposal ? `${folder}${branch}` : `${folder}direct/${commit.slice(0, 12)}`;
}

function readRecord(text: string) {
  let told: unknown;
  try {
    told = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(told) || !Array.isArray(told.files) || typeof told.branch !== 'string') return undefined;
  return {
    branch: told.branch,
    isProposal: told.isProposal === true,
    title: String(told.title),
    day: String(told.day),
    order: Number(told.order) || 0,
    ...(typeof told.link === 'string' && { link: told.link }),
    files: told.files.map(String),
  };
}

/** What has become of a proposal. */
export function fateOf(repository: Repository, publication: Publication, remote: RemoteState): Fate {
  const since = repository.ask('merge-base', publication.commit, remote.commit);
  const landed = since === undefined ? undefined : landedFiles(repository, publication, remote.commit, since);
  if (landed?.size === publication.files.size) return 'merged';
  return remote.proposals.has(publication.branch) ? 'waiting' : 'closed';
}

/**
 * Which files of what was published are part of a branch by now: all of them with the commit itself, or each that was there once
 * as it was published, where a host makes one commit of several.
 *
 * @param since where it is looked for on that branch: behind this commit
 */
export function landedFiles(
  repository: Repository,
  { commit, files }: Publication,
  branch: string,
  since: string,
): ReadonlySet<string> {
  const all = [...files.keys()];
  if (repository.isWithin(commit, branch)) return new Set(all);
  const published = repository.filesOf(commit);
  const args = [
    'log',
    '--raw',
    '-z',
    '--no-abbrev',
    '--no-renames',
    '--format=',
    `${since}..${branch}`,
    '--',
  ];
  const fields = repository.run([...args, ...all.map((file) => repository.prefix + file)]).split('\0');
  const landed = new Set<string>();
  for (const [index, field] of fields.entries()) {
    const [, hash = ''] = /^\s*:\d+ \d+ \w+ (\w+) [A-Z]$/.exec(field) ?? [];
    const file = repository.inSite(fields[index + 1] ?? '');
    if (hash === '' || file === undefined) continue;
    if ((published.get(file)?.hash ?? hash.replaceAll(/./g, '0')) === hash) landed.add(file);
  }
  return landed;
}
