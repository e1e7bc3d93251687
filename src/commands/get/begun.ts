import type { Blob, Repository } from '../publish/repository';
import { inRepository } from '../publish/target';
import { makeTree } from '../publish/tree';

/** What files of the site are once they are got: remembered while they are written, so that whoever was stopped can go on. */
export interface Begun {
  /** The commit of others that they were put together with. */
  main: string;
  /** Below the folder of the site; undefined for those that go. */
  files: ReadonlyMap<string, Blob | undefined>;
}

const ref = 'refs/getting/files';

/** What somebody has begun to get and not finished. */
export function begunIn(repository: Repository): Begun | undefined {
  const hash = repository.ask('rev-parse', '--verify', '--quiet', ref);
  if (hash === undefined) return undefined;
  const [parents = '', ...text] = repository.run(['log', '-1', '--format=%P%n%B', hash]).split('\n');
  const told = namesIn(text.join('\n'));
  const kept = repository.filesOf(hash);
  return told && { main: parents, files: new Map(told.map((file) => [file, kept.get(file)])) };
}

/** Takes note of what is written next. */
export function begin(repository: Repository, { main, files }: Begun): void {
  const kept = new Map([...files].filter(([, blob]) => blob !== undefined));
  const tree = makeTree(repository, undefined, inRepository(repository, kept));
  const args = ['commit-tree', '--no-gpg-sign', tree, '-p', main];
  const hash = repository.run(args, JSON.stringify([...files.keys()])).trim();
  repository.run(['update-ref', ref, hash]);
}

/** Everything is written. */
export function finish(repository: Repository): void {
  repository.run(['update-ref', '-d', ref]);
}

function namesIn(text: string): string[] | undefined {
  try {
    const told: unknown = JSON.parse(text);
    return Array.isArray(told) ? told.map(String) : undefined;
  } catch {
    return undefined;
  }
}
