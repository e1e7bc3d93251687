import type { WriteLock } from '../../node/write/lock';
import type { FileChoice } from '../publish/merge-file';
import { type Remote, RemoteGit, type RemoteState, remoteOf } from '../publish/remote';
import { Repository } from '../publish/repository';
import { carryOut } from './carry-out';
import type { GettingSite, Incoming } from './incoming';
import { prepare } from './prepare';

/** What has come. */
export interface Got {
  /** Undefined when there was nothing. */
  incoming: Incoming | undefined;
  /** Whether it is here now; nothing was written otherwise. */
  isDone: boolean;
  /** The files of the site that were written, and those of them that are gone. */
  files: string[];
  gone: string[];
}

/** Gets what others have put on the main branch. What is changed here is kept: documents are put together value by value. */
export class Others {
  readonly #site: GettingSite;
  readonly #repository: Repository;
  readonly #remote: Remote;
  readonly #git: RemoteGit;

  /** @throws UsageError that says what is missing: git, a repository, a remote one */
  constructor(site: GettingSite) {
    this.#site = site;
    const without = 'there is nobody to get changes from';
    this.#repository = new Repository(site.folder, without);
    this.#remote = remoteOf(this.#repository, without);
    this.#git = new RemoteGit(this.#repository, this.#remote, site.mayAsk);
  }

  /** Fetches the main branch. @throws UsageError when nobody answers */
  look(): Promise<RemoteState> {
    return this.#git.look();
  }

  /**
   * What would come.
   *
   * @param choose what holds of what was changed on both sides
   * @returns undefined when there is nothing
   * @throws UsageError that says in one line what has to be done with git first
   */
  incoming(state: RemoteState, choose?: FileChoice): Incoming | undefined {
    return prepare(this.#site, this.#repository, this.#remote.name, state, choose)?.incoming;
  }

  /**
   * Gets it: all of it, or nothing where it is another state than was seen, or a conflict is left. Whoever is stopped on the way
   * goes on by getting it again.
   *
   * @param lock of the folder of the site
   * @param mark the state that whoever asks has seen; undefined for what is there now
   * @throws UsageError as `incoming` does
   */
  get(
    lock: WriteLock,
    state: RemoteState,
    { mark, choose }: { mark?: string | undefined; choose?: FileChoice | undefined } = {},
  ): Got {
    const prepared = prepare(this.#site, this.#repository, this.#remote.name, state, choose);
    const nothing = { isDone: false, files: [], gone: [] };
    if (!prepared) return { incoming: undefined, ...nothing };
    const { incoming } = prepared;
    // What was said of another state is said of nothing.
    if (mark !== undefined && mark !== incoming.mark) return { incoming: this.incoming(state), ...nothing };
    if (incoming.conflicts.length > 0) return { incoming, ...nothing };
    return { incoming, isDone: true, ...carryOut(this.#site.folder, this.#repository, lock, prepared) };
  }
}
