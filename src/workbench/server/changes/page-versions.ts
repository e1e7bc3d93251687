import type { Repository } from '../../../commands/publish/repository';
import { batchedObjects, gitBytes } from '../../../node/project/git';

/** A commit that changed a page's files. */
export interface PageCommit {
  commit: string;
  /** The parent commit; undefined for the first commit. */
  parent: string | undefined;
  who: string;
  /** Author date: `2026-11-26T09:30:00+01:00`. */
  when: string;
  /** The page's folder at that time. */
  folder: string;
  /** The former folder, if this commit moved the page. */
  movedFrom: string | undefined;
}

/** The versions of a page, latest first. */
interface PageCommits {
  versions: PageCommit[];
  /** Whether there are older ones. */
  isMore: boolean;
  /** Whether this clone lacks older ones. */
  isCut: boolean;
}

/**
 * The commits that changed a page's files, followed through moves.
 *
 * @param id the folder of the page
 * @param count maximum number of versions
 */
export function commitsOfPage(repository: Repository, id: string, count: number): PageCommits {
  const commits: PageCommit[] = [];
  let [folder, end] = [id, 'HEAD'];
  for (const move of [...movesOf(repository, id), undefined]) {
    const range = move ? [`${move.commit}^..${end}`] : [end];
    const left = count + 1 - commits.length;
    if (left <= 0) break;
    for (const version of logOf(repository, range, folder, left))
      commits.push({
        ...version,
        folder,
        movedFrom: move?.commit === version.commit ? move.from : undefined,
      });
    if (!move) break;
    [folder, end] = [move.from, `${move.commit}^`];
  }
  const isMore = commits.length > count;
  const isCut = repository.ask('rev-parse', '--is-shallow-repository') === 'true';
  return { versions: commits.slice(0, count), isMore, isCut };
}

interface Move {
  commit: string;
  from: string;
}

/** The commits that moved a page's document, latest first. */
function movesOf(repository: Repository, id: string): Move[] {
  const file = `${repository.prefix}${id}/page.json`;
  const args = [
    'log',
    '--follow',
    '--find-renames',
    '--diff-filter=R',
    '--name-status',
    '-z',
    '--format=%x01%H',
  ];
  const moves: Move[] = [];
  for (const part of repository
    .run([...args, '--', file])
    .split('\u0001')
    .slice(1)) {
    const [commit = '', , from = ''] = part.split('\0').map((field) => field.trim());
    const before = repository.inSite(from);
    if (before?.endsWith('/page.json')) moves.push({ commit, from: before.slice(0, -'/page.json'.length) });
  }
  return moves;
}

function logOf(
  repository: Repository,
  range: readonly string[],
  folder: string,
  count: number,
): Omit<PageCommit, 'folder' | 'movedFrom'>[] {
  const args = ['log', `--max-count=${count}`, '-z', '--format=%H%x1f%P%x1f%an%x1f%aI', ...range];
  // Only files directly in the folder: pages below it have their own history.
  const files = `:(top,glob)${`${repository.prefix}${folder}`.replaceAll(/[*?[\\]/g, '\\$&')}/*`;
  const listed = repository.run([...args, '--', files], '', { GIT_LITERAL_PATHSPECS: '0' });
  return listed
    .split('\0')
    .filter(Boolean)
    .map((line) => {
      const [commit = '', parents = '', who = '', when = ''] = line.trim().split('\u001f');
      return { commit, parent: parents.split(' ')[0] || undefined, who, when };
    });
}

/** File texts by commit and path in the repository, `COMMIT:PATH`; missing files are omitted. */
export function textsAt({ root }: Repository, places: readonly string[]): Map<string, string> {
  const asked = [...new Set(places)].filter(Boolean);
  if (asked.length === 0) return new Map();
  const objects = batchedObjects(gitBytes(root, ['cat-file', '--batch'], `${asked.join('\n')}\n`));
  return new Map(
    asked.flatMap((place, index) => {
      const object = objects[index];
      return object ? [[place, object.content.toString('utf8')] as const] : [];
    }),
  );
}
