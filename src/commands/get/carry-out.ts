import path from 'node:path';
import type { WriteLock } from '../../node/write/lock';
import type { FileChange } from '../../node/write/steps';
import { writeFiles } from '../../node/write/write-files';
import { fromThisBranch, publications, remember } from '../publish/records';
import type { Repository } from '../publish/repository';
import { inRepository } from '../publish/target';
import { checkedOut, kept, makeTree } from '../publish/tree';
import { forgetBegun, recordBegun } from './begun';
import { writeElsewhere } from './elsewhere';
import type { PreparedFile, PreparedGet } from './prepare';

/**
 * Writes the changes of others and moves the branch last: until then, another `get` resumes an interrupted one.
 *
 * @param folder the folder of the site, locked by `lock`
 * @returns the site's files that were written or deleted
 */
export function carryOutGet(
  folder: string,
  repository: Repository,
  lock: WriteLock,
  { head, main, files, elsewhere }: PreparedGet,
): { files: string[]; gone: string[] } {
  const news = files.filter(({ mine, merged }) => mine?.hash !== merged?.hash);
  const come = new Map(news.flatMap(({ file, merged }) => (merged ? [[file, merged] as const] : [])));
  const contents = checkedOut(repository, kept(inRepository(repository, come)));
  const steps = news.flatMap(({ file, bytes }): FileChange[] => {
    const content = contents.get(repository.prefix + file);
    const target = path.join(folder, file);
    if (content) return [{ kind: 'put', file: target, content, before: bytes }];
    return bytes ? [{ kind: 'remove', file: target, before: bytes }] : [];
  });
  recordBegun(repository, { main, files: new Map(files.map(({ file, merged }) => [file, merged])) });
  writeElsewhere(repository, elsewhere, head);
  writeFiles(lock, steps);
  repository.putInIndex(inRepository(repository, new Map(files.map(({ file, index }) => [file, index]))));
  repository.moveHead(main, 'get what others did');
  keepProposals(repository, news);
  forgetBegun(repository);
  // Git detects changes by modification time.
  repository.ask('update-index', '-q', '--refresh');
  const gone = news.flatMap(({ file, merged }) => (merged ? [] : file));
  return { files: news.map(({ file }) => file), gone };
}

/** A proposed file that has now been merged with changes of others still counts as proposed. */
function keepProposals(repository: Repository, news: readonly PreparedFile[]): void {
  for (const one of fromThisBranch(repository, publications(repository)).toReversed()) {
    const changed = news.filter(
      ({ file, mine }) => mine !== undefined && one.files.get(file)?.hash === mine.hash,
    );
    if (!one.isProposal || changed.length === 0) continue;
    const files = new Map([...one.files, ...changed.map(({ file, merged }) => [file, merged] as const)]);
    remember(
      repository,
      { ...one, files },
      makeTree(repository, undefined, kept(inRepository(repository, files))),
    );
  }
}
