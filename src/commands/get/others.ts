import type { WriteLock } from '../../node/write/lock';
import type { FileChoice } from '../publish/merge-file';
import { type GitRemote, RemoteGit, type RemoteState, remoteOf } from '../publish/remote';
import { Repository } from '../publish/repository';
import { carryOutGet } from './carry-out';
import type { GettingSite, Incoming } from './incoming';
import { prepare } from './prepare';

/** The result of `get`. */
export interface GetResult {
  /** Undefined if there was nothing new. */
  incoming: Incoming | undefined;
  /** Whether the changes were applied; otherwise nothing was written. */
  isDone: boolean;
  /** The site's files that were written or deleted. */
  files: string[];
  gone: string[];
}

/** Applies changes from the main branch. Local changes are kept: documents are merged value by value. */
export class Others {
  readonly #site: GettingSite;
  readonly #repository: Repository;
  readonly #remote: GitRemote;
  readonly #git: RemoteGit;

  /** @throws UsageError that names what is missing: git, a repository, a remote */
  constructor(site: GettingSite) {
    this.#site = site;
    const without = 'there is nobody to get changes from';
    this.#repository = new Repository(site.folder, without);
    this.#remote = remoteOf(this.#repository, without);
    // Proposals do not matter here: a fork that they wait in need not answer.
    const remote = { ...this.#remote, proposals: this.#remote };
    this.#git = new RemoteGit(this.#repository, remote, site.mayAsk);
  }

  /** Fetches the main branch. @throws UsageError if the remote does not answer */
  look(): Promise<RemoteState> {
    return this.#git.look();
  }

  /**
   * The changes to apply, with all of their conflicts.
   *
   * @returns undefined if there are none
   * @throws UsageError with one line that says what to do in git first
   */
  incoming(state: RemoteState): Incoming | undefined {
    return prepare(this.#site, this.#repository, this.#remote.name, state, undefined)?.incoming;
  }

  /**
   * Applies the changes: all of them, or none if the state differs from the one seen or a conflict is unresolved. After an
   * interruption, calling it again resumes.
   *
   * @param mark the state that the caller has seen; the current one by default
   * @throws UsageError as `incoming` does
   */
  get(
    lock: WriteLock,
    state: RemoteState,
    { mark, choose }: { mark?: string | undefined; choose?: FileChoice | undefined } = {},
  ): GetResult {
    const prepared = prepare(this.#site, this.#repository, this.#remote.name, state, choose);
    const nothing = { isDone: false, files: [], gone: [] };
    if (!prepared) return { incoming: undefined, ...nothing };
    const { incoming } = prepared;
    // Choices made for another state do not apply.
    if (mark !== undefined && mark !== incoming.mark) return { incoming: this.incoming(state), ...nothing };
    if (incoming.conflicts.length > 0) return { incoming, ...nothing };
    return { incoming, isDone: true, ...carryOutGet(this.#site.folder, this.#repository, lock, prepared) };
  }
}
