import { type Finding, isError } from '../../content/model/diagnostics';
import type { PublishedConflict, SentPublication } from '../../content/model/publishing';
import type { SchemaSet } from '../../content/schema/schemas';
import { UsageError } from '../../node/project/project';
import { findingsInTree } from './checked';
import { proposalLink } from './link';
import { type FileConflict, mergeFile } from './merge-file';
import { lookAround, type Publishable, type Snapshot } from './offer';
import { remember } from './records';
import { folderName, type GitRemote, proposalFolder, RemoteGit, remoteOf } from './remote';
import { type Blob, Repository } from './repository';
import { basesOn, inRepository, type PublishTarget, publishTarget } from './target';
import { kept, makeCommit, makeTree } from './tree';
import { filesFrom } from './units';
import { branchName, conflictInWords, type Message, messageOf } from './words';

interface PublishingSite {
  folder: string;
  schemas: SchemaSet;
  /** The file of the checker's cache. */
  cacheFileOf?: ((settings: unknown) => string) | undefined;
  /** Today in the visitors' time zone: `2026-11-26`. */
  day: string;
  /** Whether git may prompt for a password on the terminal. */
  mayAsk: boolean;
}

/** The merged and checked result that would be published. */
export type PublicationDraft =
  | { kind: 'nothing' }
  | { kind: 'conflicts'; conflicts: PublishedConflict[] }
  | { kind: 'ready'; message: Message; findings: Finding[]; tree: string; target: PublishTarget };

export type Published =
  | Exclude<PublicationDraft, { kind: 'ready' }>
  | { kind: 'errors'; findings: Finding[] }
  | ({ kind: 'published'; warnings: Finding[] } & SentPublication);

/** What is missing locally before anything can be published, in one line; undefined if nothing is. Makes no network request. */
export function missingToPublish(folder: string): string | undefined {
  try {
    remoteOf(new Repository(folder));
    return undefined;
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
}

/** Maximum number of attempts if others push at the same time. */
const attempts = 4;

/** Publishes changes to a site through git. The publisher's branch, index and files stay unchanged. */
export class Publisher {
  readonly #site: PublishingSite;
  readonly #repository: Repository;
  readonly #remote: GitRemote;
  readonly #git: RemoteGit;

  /** @throws UsageError that names what is missing: git, a repository, a remote */
  constructor(site: PublishingSite) {
    this.#site = site;
    this.#repository = new Repository(site.folder);
    this.#remote = remoteOf(this.#repository);
    this.#git = new RemoteGit(this.#repository, this.#remote, site.mayAsk);
  }

  /** What can be published now. @throws UsageError if the remote does not answer */
  async offer(): Promise<Publishable> {
    return (await this.#look()).offer;
  }

  /** Prepares a publication. @param ids of pages and parts @throws UsageError as `offer` does */
  async draft(ids: readonly string[]): Promise<PublicationDraft> {
    const snapshot = await this.#look();
    return this.#draft(snapshot, ids, snapshot.offer.verb === 'direct');
  }

  /**
   * Publishes pages and parts.
   *
   * @param mark the state that the caller has seen; the current one by default
   * @throws UsageError if the remote does not answer or rejects the push; then nothing is published
   */
  async publish(ids: readonly string[], mark?: string): Promise<Published> {
    let refusal: string | undefined;
    for (let attempt = 1; ; attempt++) {
      const snapshot = await this.#look();
      if (attempt === 1 && mark !== undefined && mark !== snapshot.offer.mark)
        throw new UsageError('This was changed again meanwhile: look at it once more.');
      const isDirect = snapshot.offer.verb === 'direct' && refusal === undefined;
      const draft = await this.#draft(snapshot, ids, isDirect);
      if (draft.kind !== 'ready') return draft;
      if (draft.findings.some(isError)) return { kind: 'errors', findings: draft.findings };
      const sent = await this.#send(snapshot, ids, draft, isDirect);
      if (sent.kind === 'published') return { ...sent, refusal, warnings: draft.findings };
      const now = await this.#git.look();
      const isAnother = isDirect
        ? now.commit !== snapshot.remote.commit
        : now.proposals.get(sent.branch) !== draft.target.proposal?.tip;
      if (isAnother && attempt < attempts) continue;
      const { name } = isDirect ? this.#remote : this.#remote.proposals;
      const why = `${sent.isHook ? '' : `${name} does not take it. `}${sent.refusal}`;
      if (!isDirect) throw new UsageError(why);
      if (now.isFolderTaken) throw new UsageError(`${why} ${noRoomIn(name)}`);
      refusal = sent.refusal;
    }
  }

  async #look(): Promise<Snapshot> {
    return lookAround(this.#repository, this.#remote, await this.#git.look());
  }

  async #draft(
    { offer, remote, records, waiting, common, unsent, now }: Snapshot,
    ids: readonly string[],
    isDirect: boolean,
  ): Promise<PublicationDraft> {
    if (!isDirect && remote.isFolderTaken) throw new UsageError(noRoomIn(this.#remote.proposals.name));
    const repository = this.#repository;
    const units = offer.units.filter(({ id }) => ids.includes(id));
    const wanted = new Set(units.flatMap(({ files }) => files));
    const continued = waiting.find(({ files }) => [...files.keys()].some((file) => wanted.has(file)));
    const target = await publishTarget(repository, this.#git, isDirect ? undefined : continued, remote);
    const inWords = (conflicts: readonly FileConflict[]) =>
      conflicts.map((conflict) => {
        const unit = offer.units.find(({ files }) => files.includes(conflict.file));
        return conflictInWords(conflict, unit?.title ?? conflict.file, now.textOf(conflict.file));
      });
    if (Array.isArray(target)) return { kind: 'conflicts', conflicts: inWords(target) };
    const baseOf = basesOn(repository, target, records, common, wanted);
    const changes = new Map<string, Blob | undefined>();
    const conflicts: FileConflict[] = [];
    for (const file of wanted) {
      const theirs = target.files.get(file);
      const merged = mergeFile(repository, file, { base: baseOf(file), mine: unsent.get(file), theirs });
      if (Array.isArray(merged)) conflicts.push(...merged);
      else if (merged.blob?.hash !== theirs?.hash) changes.set(file, merged.blob);
    }
    if (conflicts.length > 0) return { kind: 'conflicts', conflicts: inWords(conflicts) };
    if (changes.size === 0) return { kind: 'nothing' };
    const tree = makeTree(repository, target.tree, inRepository(repository, changes));
    const before = filesFrom(repository, target.files);
    const message = messageOf(
      units,
      before,
      filesFrom(repository, repository.filesOf(tree)),
      this.#site.schemas,
    );
    const findings = await findingsInTree(this.#site, tree, target.tree, (file) => wanted.has(file));
    return { kind: 'ready', message, findings, tree, target };
  }

  /** Creates the commit and pushes it to a branch. */
  async #send(
    { remote, unsent, offer }: Snapshot,
    ids: readonly string[],
    { message, tree, target }: Extract<PublicationDraft, { kind: 'ready' }>,
    isDirect: boolean,
  ): Promise<Sent | { kind: 'refused'; branch: string; refusal: string; isHook: boolean }> {
    const repository = this.#repository;
    const { proposal } = target;
    const { day } = this.#site;
    const units = offer.units.filter(({ id }) => ids.includes(id));
    const branch = isDirect
      ? remote.main
      : (proposal?.branch ?? branchName(day, units, (name) => remote.proposals.has(name)));
    const commit = makeCommit(repository, tree, target.parents, inFull(message));
    const expected = isDirect ? remote.commit : (proposal?.tip ?? '');
    const { isTaken, output, refusal, isHook } = await this.#git.push(commit, branch, expected);
    if (!isTaken) return { kind: 'refused', branch, refusal, isHook };
    const title = proposal?.title ?? message.title;
    const fork = this.#remote.proposals.address;
    const request = { branch, main: remote.main, title, text: message.text, fork };
    const link = isDirect
      ? undefined
      : (proposal?.link ?? proposalLink(this.#remote.address, output, request));
    const files = new Map([
      ...(proposal?.files ?? []),
      ...units.flatMap((unit) => unit.files.map((file) => [file, unsent.get(file)] as const)),
    ]);
    const publication = { branch, isProposal: !isDirect, commit, title, day, link, files };
    remember(repository, publication, makeTree(repository, undefined, inRepository(repository, kept(files))));
    return { kind: 'published', isProposal: !isDirect, isMore: proposal !== undefined, branch, title, link };
  }
}

/** Why nothing can be proposed where a branch has the name of the proposals' folder. @param name of the remote */
function noRoomIn(name: string): string {
  return `${name} has a branch "${folderName}", so that no proposal can have a branch of its own, as "${proposalFolder}…": somebody renames or removes it there.`;
}

type Sent = Omit<Extract<Published, { kind: 'published' }>, 'refusal' | 'warnings'>;

function inFull({ title, text }: Message): string {
  return text === '' ? `${title}\n` : `${title}\n\n${text}\n`;
}
