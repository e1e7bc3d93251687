import { Repository } from '../../../commands/publish/repository';
import { compareSites } from '../../../commands/review/compare-sites';
import { headOf } from '../../../commands/review/report-review';
import { parseText } from '../../../content/json/parse';
import type { Change } from '../../../content/model/page-changes';
import { documentFile, pageIdOf, routeOf, siteFolder } from '../../../content/model/routes';
import { documentsOf } from '../../../content/model/wrong-names';
import { loadSite } from '../../../content/site/load';
import type { PageVersions } from '../../protocol/changes';
import { Refusal } from '../guard';
import { refusing } from '../publication';
import { changedFiles } from './changed-files';
import { changedPages } from './changed-pages';
import type { Present } from './changes';
import { commitsOfPage, type PageCommit, textsAt } from './page-versions';

/** Maximum number of versions per request. */
const most = 200;

/** The repository of a site, for its history. @throws UsageError if there is none */
export function historyOf(folder: string): Repository {
  return new Repository(folder, 'there is no history');
}

/**
 * The versions of a page in git, in words.
 *
 * @param asked `route` of the page, and `count` of versions
 * @throws Refusal without git, a repository or a commit
 */
export function listVersions(present: Present, asked: Record<string, string>): Promise<PageVersions> {
  return refusing(() => {
    const { folder, checker } = present;
    const { route = '/', count: wished = 20 } = asked;
    const count = Math.min(Math.max(Math.trunc(Number(wished)) || 1, 1), most);
    const id = pageIdOf(route);
    if (!checker.facts(id)) throw new Refusal(404, `There is no page at ${route}.`);
    const repository = historyOf(folder);
    const { versions, isMore, isCut } = commitsOfPage(
      repository,
      committedId(present, repository, id),
      count,
    );
    const names = documentsOf(id, checker.languages);
    const placesIn = (commit: string | undefined, own: string) =>
      names.map((name) => (commit ? `${commit}:${repository.prefix}${own}/${name}` : ''));
    const before = ({ parent, folder: own, movedFrom }: PageCommit) => placesIn(parent, movedFrom ?? own);
    const after = ({ commit, folder: own }: PageCommit) => placesIn(commit, own);
    const places = versions.flatMap((version) => [...before(version), ...after(version)]);
    const texts = textsAt(repository, places);
    const documentsAt = (places: readonly string[]) =>
      new Map(
        names.flatMap((name, index) => {
          const text = texts.get(places[index] ?? '');
          return text === undefined ? [] : [[`${id}/${name}`, text] as const];
        }),
      );
    return {
      versions: versions.map((version) => {
        const { commit, who, when, folder: own } = version;
        const now = documentsAt(after(version));
        const what = whatChanged(present, id, version, documentsAt(before(version)), now);
        return { commit, who, when, folder: own, what, isThere: now.has(`${id}/page.json`) };
      }),
      isMore,
      isCut,
    };
  });
}

/** The folder of a page in the last commit, if it has moved since. */
function committedId({ folder, checker, schemas, contentOf }: Present, repository: Repository, id: string) {
  if (repository.filesOf(repository.head).has(documentFile(id))) return id;
  const changed = changedFiles(folder, contentOf);
  if (typeof changed === 'string') return id;
  const page = changedPages(changed, checker, schemas).find((one) => one.id === id);
  return page?.routeBefore ? pageIdOf(page.routeBefore) : id;
}

type Documents = ReadonlyMap<string, string>;

/** The changes of a version for visitors. */
function whatChanged(
  { checker, schemas }: Present,
  id: string,
  { movedFrom }: PageCommit,
  before: Documents,
  after: Documents,
): string[] {
  const document = `${id}/page.json`;
  if (!after.has(document)) return ['The page is deleted'];
  if (!before.has(document)) return ['The page is new'];
  const moved = movedFrom === undefined ? [] : [`Moved here from ${routeOf(movedFrom)}`];
  if ([...before.values(), ...after.values()].some((text) => parseText(text).faults.length > 0))
    return [...moved, 'A file that cannot be read'];
  // Shared dictionaries are not part of a page's versions.
  const shared = documentsOf(siteFolder, checker.languages).flatMap((name) => {
    const text = checker.text(`${siteFolder}/${name}`);
    return text === undefined ? [] : [[`${siteFolder}/${name}`, text] as const];
  });
  const siteOf = (own: Documents) =>
    loadSite({ documents: new Map([...shared, ...own]), images: new Map() }, schemas);
  const pages = compareSites(siteOf(before), siteOf(after), schemas, () => []);
  const changes: readonly Change[] = pages.find(({ route }) => route === routeOf(id))?.changes ?? [];
  const what = [...moved, ...changes.map(headOf)];
  return what.length > 0 ? what : ['What visitors do not see'];
}
