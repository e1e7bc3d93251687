import { editJson } from '../../../content/json/edit';
import { isSameValue, textsIn, valueAt } from '../../../content/json/values';
import { pointerToken } from '../../../content/model/diagnostics';
import { isRecord } from '../../../content/model/is-record';
import type { JsonEdit } from '../../../content/model/json-edit';
import { carriedMarks } from '../../../content/model/machine-texts';
import { pageIdOf } from '../../../content/model/routes';
import { documentsOf } from '../../../content/model/wrong-names';
import { isLfsPointer } from '../../../content/text/lfs-pointer';
import { folderIn, nameIn } from '../../../content/text/paths';
import { commitOf } from '../../../node/project/git';
import type { ChangedPage } from '../../protocol/changes';
import { Refusal } from '../guard';
import type { Content, StepFile } from '../history';
import { isShownOrOffered } from '../named-files';
import { refusing } from '../publication';
import { type ChangedFiles, contentIn, isJson, isSameContent, withLineEndsOf } from './changed-files';
import { changedPages } from './changed-pages';
import { type NamedChanges, type Present, partOf } from './changes';
import { historyOf } from './page-history';
import { withoutPart } from './without-part';

type Files = ChangedFiles['files'];

/** The requested version of a page. */
interface Asked {
  route: string;
  commit: string;
  /** The page's folder at that time. */
  folder: string;
}

/** Compares a version of a page with the current page. @returns no page if nothing differs */
export function compareVersion(
  present: Present,
  asked: Record<string, unknown>,
): Promise<{ page?: ChangedPage }> {
  return refusing(() => {
    const { page } = since(present, readAsked(asked));
    return page ? { page } : {};
  });
}

/**
 * Restores a value, a section or a whole page from a version.
 *
 * @param asked the version; `mark`: the state of the page that was seen; `change` or `section`: the part, as for `thrownAway`
 * @throws Refusal if the page has changed since, or it cannot be restored
 */
export function restoreVersion(present: Present, asked: Record<string, unknown>): Promise<NamedChanges> {
  return refusing(() => {
    const { route } = readAsked(asked);
    const { page, files } = since(present, readAsked(asked));
    if (!page || page.mark !== asked.mark)
      throw new Refusal(409, 'This page was changed meanwhile: look at the version again.');
    const part = partOf(page, asked);
    if (!part) {
      const changes = wholePage(files, pageIdOf(route), present.contentOf);
      return { name: 'Restore an earlier version', changes };
    }
    const name = 'kind' in part ? 'Restore what it said' : 'Restore a section';
    return { name, changes: withoutPart(files, page, part) };
  });
}

/** The changes to a page since a version. */
function since(
  { folder, checker, schemas, contentOf }: Present,
  { route, commit, folder: own }: Asked,
): { page: ChangedPage | undefined; files: Files } {
  const id = pageIdOf(route);
  if (!checker.facts(id)) throw new Refusal(404, `There is no page at ${route}.`);
  const repository = historyOf(folder);
  if (commitOf(repository.root, commit) === undefined)
    throw new Refusal(404, 'There is no such version in this clone.');
  const then = new Map([...repository.filesOf(commit)].filter(([file]) => folderIn(file) === own));
  if (!then.has(`${own}/page.json`))
    throw new Refusal(422, 'The page was not there then: choose another version.');
  const bytes = repository.contentsOf([...then.values()].map(({ hash }) => hash));
  const files = new Map<string, { before: Content; after: Content }>();
  const others = [...then.keys()].map(nameIn).filter(isShownOrOffered);
  for (const name of [...documentsOf(id, checker.languages), ...others]) {
    const file = `${id}/${name}`;
    const content = bytes.get(then.get(`${own}/${name}`)?.hash ?? '');
    // An LFS pointer is not the file.
    if (content && isLfsPointer(content.toString('latin1', 0, 200))) continue;
    const after = contentOf(file);
    const before = withLineEndsOf(after, contentIn(file, content));
    if (!isSameContent(before, after)) files.set(file, { before, after });
  }
  const pages = changedPages({ base: commit, files }, checker, schemas);
  return { page: pages.find((one) => one.id === id), files };
}

/** Restores the whole page except its addresses, and translations of restored texts that were added since. */
function wholePage(files: Files, id: string, contentOf: (file: string) => Content): StepFile[] {
  const document = `${id}/page.json`;
  const { before, after } = files.get(document) ?? {
    before: contentOf(document),
    after: contentOf(document),
  };
  const now = isJson(after) ? JSON.parse(after) : {};
  if (!isJson(before)) throw new Refusal(422, 'That version cannot be restored: its document is not JSON.');
  const text = withAddresses(before, now);
  const [wanted, left] = [textsIn(JSON.parse(text)), textsIn(now)].map((texts) => new Set(texts));
  return [...files].flatMap(([file, version]): StepFile[] => {
    const change = (content: Content) =>
      isSameContent(content, version.after) ? [] : [{ file, before: version.after, after: content }];
    if (file === document) return change(text);
    // Images and downloads added since are kept, because other pages may use them.
    if (!file.endsWith('.json')) return version.before === undefined ? [] : change(version.before);
    return change(dictionary(version, wanted ?? new Set(), left ?? new Set()));
  });
}

/** Keeps the current addresses of the page working. */
function withAddresses(text: string, now: unknown): string {
  const [then, present] = [valueAt(JSON.parse(text), '/aliases'), valueAt(now, '/aliases')];
  if (!Array.isArray(present)) return withRoutes(text, now);
  const aliases = Array.isArray(then) ? then : [];
  const missing = present.filter((alias) => !aliases.includes(alias));
  if (missing.length === 0) return withRoutes(text, now);
  const value = [...aliases, ...missing];
  const edit = { op: Array.isArray(then) ? 'set' : 'insert', pointer: '/aliases', value } as const;
  return withRoutes(editJson(text, [edit]), now);
}

/** Keeps the current addresses by language. */
function withRoutes(text: string, now: unknown): string {
  const [then, value] = [valueAt(JSON.parse(text), '/routes'), valueAt(now, '/routes')];
  if (isSameValue(then, value)) return text;
  const pointer = '/routes';
  if (value === undefined) return editJson(text, [{ op: 'remove', pointer }]);
  return editJson(text, [{ op: then === undefined ? 'insert' : 'set', pointer, value }]);
}

function dictionary(
  { before, after }: { before: Content; after: Content },
  wanted: ReadonlySet<string>,
  left: ReadonlySet<string>,
): Content {
  if (!isJson(after)) return before ?? after;
  const now: unknown = JSON.parse(after);
  const entries = isRecord(now) ? Object.entries(now) : [];
  if (!isJson(before)) {
    const gone = entries.filter(([text]) => left.has(text) && !wanted.has(text));
    return editJson(
      after,
      gone.map(([text]): JsonEdit => ({ op: 'remove', pointer: pointerToken(text) })),
    );
  }
  const then: unknown = JSON.parse(before);
  const newer = entries.filter(
    ([text]) => wanted.has(text) && !(isRecord(then) && Object.hasOwn(then, text)),
  );
  const edits = newer.map(
    ([text, value]): JsonEdit => ({ op: 'insert', pointer: pointerToken(text), value }),
  );
  const text = editJson(before, edits);
  const keys = newer.map(([copy]) => copy);
  return editJson(text, carriedMarks(now, JSON.parse(text), keys));
}

function readAsked({ route, commit, folder }: Record<string, unknown>): Asked {
  if (typeof route !== 'string' || typeof commit !== 'string' || typeof folder !== 'string')
    throw new Refusal(422, 'A version has a page, a commit and a folder.');
  if (!/^[0-9a-f]{40,64}$/.test(commit)) throw new Refusal(422, 'A version is the hash of a commit.');
  return { route, commit, folder };
}
