import { jsonIn } from '../../content/json/json-in';
import { type Blob, keeper, type Repository } from '../publish/repository';
import { inRepository } from '../publish/target';
import { makeTree } from '../publish/tree';

/** The target content of the site's files, recorded before they are written, so that an interrupted `get` can be resumed. */
interface Begun {
  /** The commit of the main branch that they were merged with. */
  main: string;
  /** By path in the site's folder; undefined for deleted files. */
  files: ReadonlyMap<string, Blob | undefined>;
}

const ref = 'refs/getting/files';

/** Returns the record of an interrupted `get`. */
export function begunIn(repository: Repository): Begun | undefined {
  const hash = repository.ask('rev-parse', '--verify', '--quiet', ref);
  if (hash === undefined) return undefined;
  const [parents = '', ...text] = repository.run(['log', '-1', '--format=%P%n%B', hash]).split('\n');
  const told = namesIn(text.join('\n'));
  const kept = repository.filesOf(hash);
  return told && { main: parents, files: new Map(told.map((file) => [file, kept.get(file)])) };
}

/** Records what is about to be written. */
export function recordBegun(repository: Repository, { main, files }: Begun): void {
  const kept = new Map([...files].filter(([, blob]) => blob !== undefined));
  const tree = makeTree(repository, undefined, inRepository(repository, kept));
  const args = ['commit-tree', '--no-gpg-sign', tree, '-p', main];
  const hash = repository.run(args, JSON.stringify([...files.keys()]), keeper).trim();
  repository.run(['update-ref', ref, hash]);
}

/** Deletes the record after everything has been written. */
export function forgetBegun(repository: Repository): void {
  repository.run(['update-ref', '-d', ref]);
}

function namesIn(text: string): string[] | undefined {
  const told = jsonIn(text);
  return Array.isArray(told) ? told.map(String) : undefined;
}
