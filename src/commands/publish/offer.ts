import { propertiesIn } from '../../content/json/json-in';
import type { OfferOf, OpenUnit, PublishingVerb } from '../../content/model/publishing';
import { siteFolder } from '../../content/model/routes';
import { isNamedLikeContent } from '../../content/site/content-files';
import { hashOf } from '../../node/project/hash';
import { fateOf, fromThisBranch, landedFiles, type PublicationRecord, publications } from './records';
import type { GitRemote, RemoteState } from './remote';
import type { Blob, Repository } from './repository';
import { isTakenBack } from './taken-back';
import { filesFrom, type PublishedFiles, type Unit, unitsOf } from './units';

/** A page or part that differs, with its files. */
export type PublishableUnit = OpenUnit & Unit;

/** Maximum number of proposals listed. */
const mostProposals = 10;

export type Publishable = OfferOf<PublishableUnit>;

/** The site and its remote at one moment. */
export interface Snapshot {
  offer: Publishable;
  remote: RemoteState;
  /** Publications from this branch, latest first. */
  records: readonly PublicationRecord[];
  /** Those that are pending proposals. */
  waiting: readonly PublicationRecord[];
  /** The merge base of this branch and the main branch. */
  common: { commit: string; files: ReadonlyMap<string, Blob> };
  /** The local version of each file that can be published. */
  unsent: ReadonlyMap<string, Blob | undefined>;
  /** The site's local files. */
  now: PublishedFiles;
}

/**
 * Determines what can be published, and the state of everything involved.
 *
 * @throws UsageError if this branch has no history in common with the remote
 */
export function lookAround(
  repository: Repository,
  { name, proposals }: GitRemote,
  remote: RemoteState,
): Snapshot {
  const common = repository.commonOf(repository.head, remote.commit);
  const { files: changed, links } = repository.changedSince(common);
  const before = repository.filesOf(common);
  const present = new Map<string, Blob | undefined>([...before, ...changed]);
  const theirs = repository.filesOf(remote.commit);
  const all = publications(repository);
  const records = fromThisBranch(repository, all);
  const fates = all
    .filter(({ isProposal }) => isProposal)
    .map((one) => ({ one, fate: fateOf(repository, one, remote) }));
  const waiting = fromThisBranch(
    repository,
    fates.flatMap(({ one, fate }) => (fate === 'waiting' ? one : [])),
  );
  const unsent = new Map([...changed].filter(([file, blob]) => blob?.hash !== theirs.get(file)?.hash));
  for (const [file, blob] of published(repository, records, remote.commit, common)) {
    const here = present.get(file);
    if (here?.hash === blob?.hash) unsent.delete(file);
    // A file reverted after it was published is a change too.
    else if (here?.hash !== theirs.get(file)?.hash) unsent.set(file, here);
  }
  const strays = [...unsent.keys()].filter(
    (file) => !isNamedLikeContent(file) && !before.has(file) && !theirs.has(file),
  );
  for (const file of strays) unsent.delete(file);
  const ignored = repository.ignored.filter(isNamedLikeContent);
  const [old, now] = [filesFrom(repository, before), filesFrom(repository, present)];
  const back = takenBack(repository, { records, remote, waiting, common, before, unsent });
  const units = unitsOf(unsent.keys(), old, now).map((unit) => ({
    ...unit,
    proposal: proposalOf(unit, waiting, unsent),
    ...(unit.files.some((file) => back.has(file)) && { takesBack: true as const }),
  }));
  const site = theirs.get(`${siteFolder}/site.json`);
  // Whoever has git push to a fork does not push to the main branch.
  const isFork = proposals.name !== name;
  const verb = site && !isFork ? verbIn(repository.textOf(site)) : 'propose';
  const hooks = repository.hooks;
  const notes = [
    ...(hooks.length > 0 ? [`${hooks.join(', ')}: hooks of commits do not run here; the checker does.`] : []),
    ...(isFork ? [`Proposals go to ${proposals.name}, where git is told to push.`] : []),
    ...links.map((file) => `${file} is a link, and is published with git alone.`),
    ...strays.map((file) => `${file} is no content of the site, and is published with git alone.`),
    ...(ignored.length > 0 ? [ignoredText(ignored)] : []),
  ];
  const offer: Publishable = {
    verb,
    remote: name,
    main: remote.main,
    units,
    mark: hashOf(JSON.stringify([...changed].map(([file, blob]) => [file, blob?.hash]))),
    proposals: fates
      .slice(0, mostProposals)
      .map(({ one: { title, day, link }, fate }) => ({ title, day, link, fate })),
    notes,
  };
  return { offer, remote, records, waiting, common: { commit: common, files: before }, unsent, now };
}

function ignoredText(files: readonly string[]): string {
  const rest = files.length > 3 ? ` and ${files.length - 3} more` : '';
  return `Git ignores ${files.slice(0, 3).join(', ')}${rest}: not published. "git add --force" and the name of a file takes it along.`;
}

/** The proposal that contains the local version of a page or part. */
function proposalOf(
  { files }: Unit,
  waiting: readonly PublicationRecord[],
  unsent: ReadonlyMap<string, Blob | undefined>,
): PublishableUnit['proposal'] {
  const record = waiting.find((one) =>
    files.every((file) => one.files.has(file) && one.files.get(file)?.hash === unsent.get(file)?.hash),
  );
  return record && { title: record.title, day: record.day, link: record.link };
}

/** Files published from here that have reached the main branch, in their local version at that time. */
export function published(
  repository: Repository,
  records: readonly PublicationRecord[],
  main: string,
  common: string,
): ReadonlyMap<string, Blob | undefined> {
  const latest = new Map<string, Blob | undefined>();
  for (const one of records) {
    if (repository.isWithin(one.commit, common)) continue;
    const landed = landedFiles(repository, one, main, common);
    // The latest publication wins.
    for (const file of landed) if (!latest.has(file)) latest.set(file, one.files.get(file));
  }
  return latest;
}

/** The files among the unsent ones that take back what went to the main branch, or waits in a proposal. */
function takenBack(
  repository: Repository,
  {
    records,
    remote,
    waiting,
    common,
    before,
    unsent,
  }: Pick<Snapshot, 'records' | 'remote' | 'waiting' | 'unsent'> & {
    common: string;
    before: ReadonlyMap<string, Blob>;
  },
): ReadonlySet<string> {
  const { head } = repository;
  const back = new Set<string>();
  const seen = new Set<string>();
  for (const one of records) {
    const own = [...one.files.keys()].filter((file) => unsent.has(file) && !seen.has(file));
    if (own.length === 0 || repository.isWithin(one.commit, common)) continue;
    const isWaiting = waiting.includes(one);
    const landed = isWaiting ? undefined : landedFiles(repository, one, remote.commit, common);
    // A later commit of one's own is work on top of what was published, not what it began with.
    const began = one.head !== head ? before : repository.filesOf(head);
    for (const file of own) {
      if (landed && !landed.has(file)) continue;
      seen.add(file);
      const states = { before: began.get(file), sent: one.files.get(file), here: unsent.get(file) };
      if (isTakenBack(repository, file, states)) back.add(file);
    }
  }
  return back;
}

/** What a site document says of publishing; if it cannot be read, changes are proposed. */
export function verbIn(text: string | undefined): PublishingVerb {
  return propertiesIn(text).publish === 'direct' ? 'direct' : 'propose';
}
