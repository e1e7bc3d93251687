import { gitSoon, plainWordsFor } from '../../node/project/git';
import { UsageError } from '../../node/project/project';
import { isRemark } from '../../node/project/tool';
import type { Repository } from './repository';

/** The remote that a site is published to. */
export interface GitRemote extends NamedRemote {
  /** Where proposals wait: the same one, or that of a fork which the settings of git name for pushing. */
  proposals: NamedRemote;
}

interface NamedRemote {
  name: string;
  /** Its URL without credentials. */
  address: string;
}

/** The remote's state at one moment. */
export interface RemoteState {
  /** The branch that is published in the end. */
  main: string;
  commit: string;
  /** The commits of the proposals' branches by name. */
  proposals: ReadonlyMap<string, string>;
  /** Whether a branch has the name of the proposals' folder, so that no proposal can have a branch there. */
  isFolderTaken: boolean;
}

/** The prefix of proposals' branches. */
export const proposalFolder = 'content/';

/** The branch that would be in the way of all proposals. */
export const folderName = proposalFolder.slice(0, -1);

const heads = 'refs/heads/';

const minutes = (count: number) => count * 60_000;

/**
 * The remote that a branch is published to.
 *
 * @param without what is impossible without a remote
 * @throws UsageError if there is none, or the choice is ambiguous
 */
export function remoteOf(repository: Repository, without = 'nothing can be published'): GitRemote {
  const addresses = new Map<string, string>();
  for (const line of repository.run(['remote', '--verbose']).split('\n')) {
    const [, name = '', address = ''] = /^(\S+)\t(.*) \(push\)$/.exec(line) ?? [];
    // Of several addresses, proposals are linked at the first.
    if (name !== '' && !addresses.has(name)) addresses.set(name, address);
  }
  const names = [...addresses.keys()];
  if (names.length === 0)
    throw new UsageError(
      `No remote repository: ${without}. Somebody adds one with "git remote add origin ADDRESS".`,
    );
  const { branch } = repository;
  const own = branch === undefined ? undefined : repository.setting(`branch.${branch}.remote`);
  const name = [own, 'origin', names.length === 1 ? names[0] : undefined].find(
    (one) => one !== undefined && names.includes(one),
  );
  if (name === undefined)
    throw new UsageError(`Several remote repositories (${names.join(', ')}), and none is called origin.`);
  const pushed = [
    branch === undefined ? undefined : repository.setting(`branch.${branch}.pushremote`),
    repository.setting('remote.pushdefault'),
  ].find((one) => one !== undefined && names.includes(one));
  const remote = (name: string) => ({ name, address: withoutSecrets(addresses.get(name) ?? '') });
  return { ...remote(name), proposals: remote(pushed ?? name) };
}

/** Removes credentials from URLs. */
function withoutSecrets(text: string): string {
  return text.replaceAll(/(\w:\/\/)[^/\s]+@/g, '$1');
}

/** Talks to a remote through git: lists, fetches and pushes. */
export class RemoteGit {
  readonly #repository: Repository;
  readonly #remote: GitRemote;
  readonly #mayAsk: boolean;

  /** @param mayAsk whether git may prompt for a password on the terminal */
  constructor(repository: Repository, remote: GitRemote, mayAsk: boolean) {
    this.#repository = repository;
    this.#remote = remote;
    this.#mayAsk = mayAsk;
  }

  /** Lists the remote's branches, and those of a fork, and fetches the main branch. @throws UsageError if the remote does not answer or is empty */
  async look(): Promise<RemoteState> {
    const { name, proposals: fork } = this.#remote;
    const proposed = [`${heads}${proposalFolder}*`, `${heads}${folderName}`];
    // Where the remote names no main branch, it may be the one that this branch follows.
    const usual = ['main', 'master', ...this.#followed];
    const named = ['HEAD', ...usual.map((branch) => heads + branch)];
    const isSame = fork.name === name;
    const { refs, main: told } = await this.#list(name, isSame ? [...named, ...proposed] : named);
    const main = told ?? usual.find((branch) => refs.has(heads + branch));
    const commit = refs.get('HEAD') ?? refs.get(heads + main);
    if (main === undefined || commit === undefined)
      throw new UsageError(`Nothing is in ${name} yet: somebody has to push its first commit.`);
    // What is here already is not fetched.
    const local = this.#repository.ask('rev-parse', '--verify', '--quiet', this.#tracking(main));
    const here = local === commit ? commit : await this.get(main);
    const waiting = isSame ? refs : (await this.#list(fork.name, proposed)).refs;
    const proposals = new Map<string, string>();
    for (const [ref, hash] of waiting)
      if (ref.startsWith(heads + proposalFolder)) proposals.set(ref.slice(heads.length), hash);
    return { main, commit: here, proposals, isFolderTaken: waiting.has(heads + folderName) };
  }

  /** The refs of a remote with their commits, and the branch that it has checked out. */
  async #list(
    name: string,
    wanted: readonly string[],
  ): Promise<{ refs: Map<string, string>; main?: string }> {
    const listed = await this.#run(name, ['ls-remote', '--symref', '--', name, ...wanted], minutes(1));
    const [, main] = new RegExp(`^ref: ${heads}(.+)\tHEAD$`, 'm').exec(listed) ?? [];
    const refs = listed.matchAll(/^([0-9a-f]{40,64})\t(.+)$/gm);
    return {
      refs: new Map([...refs].map(([, hash = '', ref = '']) => [ref, hash])),
      ...(main !== undefined && { main }),
    };
  }

  /** The branch of the remote that the one which is checked out follows. */
  get #followed(): string[] {
    const { branch } = this.#repository;
    if (branch === undefined || this.#repository.setting(`branch.${branch}.remote`) !== this.#remote.name)
      return [];
    const followed = this.#repository.setting(`branch.${branch}.merge`);
    return followed?.startsWith(heads) ? [followed.slice(heads.length)] : [];
  }

  /** Fetches a branch. @returns its commit */
  async get(branch: string): Promise<string> {
    const refs = `+${heads}${branch}:${this.#tracking(branch)}`;
    // Without the refspecs of the remote, git writes no other ref than this one.
    const quiet = ['--quiet', '--refmap=', '--no-tags', '--no-recurse-submodules', '--no-write-fetch-head'];
    const name = this.#nameFor(branch);
    await this.#run(name, ['fetch', ...quiet, '--', name, refs], minutes(5));
    return this.#repository.run(['rev-parse', '--verify', this.#tracking(branch)]).trim();
  }

  /**
   * Pushes a commit to a branch.
   *
   * @param expected the commit that the branch must be at; empty if the branch must not exist
   * @returns the remote's output, or why it rejected the push, or a hook of this checkout did
   */
  async push(
    commit: string,
    branch: string,
    expected: string,
  ): Promise<{ isTaken: boolean; output: string; refusal: string; isHook: boolean }> {
    const ref = heads + branch;
    const name = this.#nameFor(branch);
    // To a mirror, git would push every branch.
    const oneBranch = ['-c', `remote.${name}.mirror=false`];
    const options = [`--force-with-lease=${ref}:${expected}`, '--no-follow-tags', '--recurse-submodules=no'];
    const args = [...oneBranch, 'push', ...options, '--', name, `${commit}:${ref}`];
    const { status, stdout, stderr } = await this.#try(args, minutes(10));
    const isHook = isRefusedHere(stderr) && this.#repository.hasHook('pre-push');
    const refusal = isHook
      ? `The hook pre-push of this checkout refuses it: ${hookReason(`${stderr}\n${stdout}`)}`
      : refusalIn(stderr);
    return { isTaken: status === 0, output: stderr, refusal, isHook };
  }

  /** Where a branch is kept here. Proposals are apart: a branch that had the name of their folder may be left among the others. */
  #tracking(branch: string): string {
    const folder = branch.startsWith(proposalFolder) ? 'refs/proposed' : 'refs/remotes';
    return `${folder}/${this.#nameFor(branch)}/${branch}`;
  }

  /** The remote that a branch is on. */
  #nameFor(branch: string): string {
    return (branch.startsWith(proposalFolder) ? this.#remote.proposals : this.#remote).name;
  }

  async #run(name: string, args: readonly string[], milliseconds: number): Promise<string> {
    const { status, stdout, stderr } = await this.#try(args, milliseconds);
    if (status === 0) return stdout;
    throw new UsageError(plainWordsFor(stderr) ?? `${name} does not answer. ${refusalIn(stderr)}`);
  }

  #try(args: readonly string[], milliseconds: number) {
    // Automatic maintenance would delay the command.
    const config = ['-c', 'gc.auto=0', '-c', 'maintenance.auto=false'];
    const { root } = this.#repository;
    const ssh = this.#repository.setting('core.sshcommand');
    return gitSoon(root, [...config, ...args], { mayAsk: this.#mayAsk, milliseconds, ssh });
  }
}

/** The remote's reason for a rejection, otherwise git's error: at most three lines, without boilerplate. */
function refusalIn(stderr: string): string {
  const lines = linesOf(stderr);
  const remote = lines.flatMap((line) => /^remote: +(?:error: )?(.*\S)/.exec(line)?.[1] ?? []);
  const rejected = lines.flatMap((line) => /^! .*\((.*)\)$/.exec(line)?.[1] ?? []);
  const own = lines.flatMap((line) => /^(?:fatal|error): (.*)/.exec(line)?.[1] ?? []);
  const reasons = [...remote, ...rejected];
  const words = reasons.length > 0 ? undefined : plainWordsFor(stderr);
  if (words !== undefined) return words;
  const told =
    reasons.length > 0 ? reasons : (reasonBefore(lines) ?? (own.length > 0 ? own : lines.filter(isTold)));
  return told.slice(0, 3).join(' ') || 'Git does not say why.';
}

/** What SSH, or the server through it, has said last before git gave up; what stands above may be a greeting. */
function reasonBefore(lines: readonly string[]): string[] | undefined {
  const end = lines.findIndex((line) => line.startsWith('fatal: Could not read from remote repository'));
  const reason = lines.slice(0, Math.max(end, 0)).findLast(isTold);
  return reason === undefined ? undefined : [reason];
}

function isTold(line: string): boolean {
  return !isRemark(line);
}

/** What git says of every push that failed. */
const failed = /^error: failed to push some refs to /;

/** Whether a push ended before the remote was asked: neither it nor git names a branch or a reason. */
function isRefusedHere(stderr: string): boolean {
  const lines = linesOf(stderr);
  return lines.some((line) => failed.test(line)) && !lines.some((line) => /^(remote:|! |fatal: )/.test(line));
}

/** The first line that a hook has printed. */
function hookReason(output: string): string {
  return linesOf(output).find((line) => line !== '' && !failed.test(line)) ?? 'it does not say why.';
}

function linesOf(output: string): string[] {
  return withoutSecrets(output)
    .split('\n')
    .map((line) => line.trim());
}
