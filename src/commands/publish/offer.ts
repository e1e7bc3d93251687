import { isRecord } from '../../content/model/is-record';
import { siteFolder } from '../../content/model/routes';
import { hashOf } from '../../node/project/hash';
import { type Fate, fateOf, landedFiles, type Publication, publications } from './records';
import type { RemoteState } from './remote';
import type { Blob, Repository } from './repository';
import { type Files, filesFrom, type Unit, unitsOf } from './units';

/** A page or part of which something is another thing than where it would be published. */
export interface OpenUnit extends Unit {
  /** The proposal that has it already as it is now. */
  proposal?: { title: string; day: string; link?: string | undefined } | undefined;
}

/** A proposal, and what has become of it. */
export interface Proposal {
  title: string;
  day: string;
  link?: string | undefined;
  fate: Fate;
}

/** How many proposals are listed. */
const mostProposals = 10;

/** What could be published. */
export interface Offer {
  verb: 'propose' | 'direct';
  /** Where it goes: the remote repository and its main branch. */
  remote: string;
  main: string;
  units: OpenUnit[];
  /** Tells this state from any other one. */
  mark: string;
  /** What was proposed from here and what has become of it, the latest first. */
  proposals: Proposal[];
  /** What is good to know: hooks that will not run, links that stay. */
  notes: string[];
}

/** What is known at a moment. */
export interface Known {
  offer: Offer;
  state: RemoteState;
  /** What was published from here, the latest first. */
  known: readonly Publication[];
  /** Those of them that are proposals and wait. */
  waiting: readonly Publication[];
  /** What this branch and the main branch have in common. */
  common: { commit: string; files: ReadonlyMap<string, Blob> };
  /** The files that could be published, as they are here. */
  open: ReadonlyMap<string, Blob | undefined>;
  /** The files of the site as they are here. */
  now: Files;
}

/**
 * What could be published, and where everything stands.
 *
 * @param remote what the remote repository is called
 * @throws UsageError when this branch has nothing in common with what is there
 */
export function lookAround(repository: Repository, remote: string, state: RemoteState): Known {
  const common = repository.commonOf('HEAD', state.commit);
  const { files: changed, links } = repository.changedSince(common);
  const before = repository.filesOf(common);
  const present = new Map<string, Blob | undefined>([...before, ...changed]);
  const theirs = repository.filesOf(state.commit);
  const known = publications(repository);
  const fates = known
    .filter(({ isProposal }) => isProposal)
    .map((one) => ({ one, fate: fateOf(repository, one, state) }));
  const waiting = fates.flatMap(({ one, fate }) => (fate === 'waiting' ? one : []));
  const open = new Map([...changed].filter(([file, blob]) => blob?.hash !== theirs.get(file)?.hash));
  for (const [file, blob] of published(repository, known, state.commit, common)) {
    const here = present.get(file);
    if (here?.hash === blob?.hash) open.delete(file);
    // What is as it was before it was published is a change of what was.
    else if (here?.hash !== theirs.get(file)?.hash) open.set(file, here);
  }
  const [old, now] = [filesFrom(repository, before), filesFrom(repository, present)];
  const units = unitsOf(open.keys(), old, now).map((unit) => ({
    ...unit,
    proposal: proposalOf(unit, waiting, open),
  }));
  const site = theirs.get(`${siteFolder}/site.json`);
  const verb = site && verbIn(repository.textOf(site));
  const hooks = repository.hooks;
  const notes = [
    ...(hooks.length > 0 ? [`${hooks.join(', ')}: hooks of commits do not run here; the checker does.`] : []),
    ...links.map((file) => `${file} is a link, and is published with git alone.`),
  ];
  const offer: Offer = {
    verb: verb ?? 'propose',
    remote,
    main: state.main,
    units,
    mark: hashOf(JSON.stringify([...changed].map(([file, blob]) => [file, blob?.hash]))),
    proposals: fates
      .slice(0, mostProposals)
      .map(({ one: { title, day, link }, fate }) => ({ title, day, link, fate })),
    notes,
  };
  return { offer, state, known, waiting, common: { commit: common, files: before }, open, now };
}

/** The proposal that has a page or part as it is here. */
function proposalOf(
  { files }: Unit,
  waiting: readonly Publication[],
  open: ReadonlyMap<string, Blob | undefined>,
): OpenUnit['proposal'] {
  const found = waiting.find((one) =>
    files.every((file) => one.files.has(file) && one.files.get(file)?.hash === open.get(file)?.hash),
  );
  return found && { title: found.title, day: found.day, link: found.link };
}

/** The files that were published from here since and are part of the main branch, as they were here then. */
export function published(
  repository: Repository,
  known: readonly Publication[],
  main: string,
  common: string,
): ReadonlyMap<string, Blob | undefined> {
  const found = new Map<string, Blob | undefined>();
  for (const one of known) {
    if (repository.isWithin(one.commit, common)) continue;
    const landed = landedFiles(repository, one, main, common);
    // What was published later counts.
    for (const file of landed) if (!found.has(file)) found.set(file, one.files.get(file));
  }
  return found;
}

function verbIn(text: string): Offer['verb'] {
  try {
    const document: unknown = JSON.parse(text);
    return isRecord(document) && document.publish === 'direct' ? 'direct' : 'propose';
  } catch {
    return 'propose';
  }
}
