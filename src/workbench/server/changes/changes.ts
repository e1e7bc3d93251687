import { isRecord } from '../../../content/model/is-record';
import type { SectionPlace } from '../../../content/model/page-changes';
import type { SchemaSet } from '../../../content/schema/schemas';
import type { Checker } from '../../../node/check/checker';
import { hashOf } from '../../../node/project/hash';
import type { ChangedPage, ListedChange } from '../../protocol/changes';
import { Refusal } from '../guard';
import type { Content, StepFile } from '../history';
import { filesNamed } from '../named-files';
import type { CurrentFiles } from '../step-back';
import { type ChangedFiles, changedFiles } from './changed-files';
import { changedPages } from './changed-pages';
import { withoutAll, withoutPage } from './without-page';
import { withoutPart } from './without-part';

/** The changes since the base, or why they cannot be determined. */
type Listed = { missing: string } | { base: string; pages: ChangedPage[]; mark: string };

/** What becomes of files, and what that is called in the history. */
export interface NamedChanges {
  name: string;
  changes: StepFile[];
}

/** The current site. */
export interface Present {
  folder: string;
  checker: Checker;
  schemas: SchemaSet;
  /** The file of the checker's cache; without it, a new checker checks everything. */
  cacheFileOf?: (settings: unknown) => string;
  contentOf: (file: string) => Content;
}

/** Lists the changes since the last commit, or since the branch diverged from the main branch, by page and in words. */
export function listChanges({ folder, checker, schemas, contentOf }: Present): Listed {
  const changed = changedFiles(folder, contentOf);
  if (typeof changed === 'string') return { missing: changed };
  const pages = changedPages(changed, checker, schemas);
  return { base: changed.base, pages, mark: markOf(pages) };
}

/**
 * Discards a change, the changes of a section or page, or all changes.
 *
 * @param asked `mark`: the state that the caller has seen, of a page or of all; `page`: its folder; `change`: its index in the
 * list; `section`: its index before and after
 * @param isShown whether another document shows a file, which then stays
 * @throws Refusal if that state is outdated, or the change cannot be discarded by itself
 */
export function thrownAway(
  present: Present,
  asked: Record<string, unknown>,
  isShown: CurrentFiles['isShown'],
): NamedChanges {
  const changed = changedFiles(present.folder, present.contentOf);
  if (typeof changed === 'string') throw new Refusal(422, changed);
  const pages = changedPages(changed, present.checker, present.schemas);
  const { page: id, mark } = asked;
  const page = pages.find((one) => one.id === id);
  if (mark !== (id === undefined ? markOf(pages) : page?.mark))
    throw new Refusal(409, 'This was changed again meanwhile: look at the list first.');
  if (!page) return { name: 'Throw away all changes', changes: withoutAll(changed.files) };
  const part = partOf(page, asked);
  if (!part) return { name: 'Throw away the changes', changes: withoutPage(changed.files, page) };
  const name = 'kind' in part ? 'Throw away a change' : 'Throw away the changes of a section';
  const changes = withoutPart(changed.files, page, part);
  return { name, changes: [...changes, ...addedFiles(changes, changed.files, isShown)] };
}

/** The images and downloads that came with what is thrown away, and that nothing else shows. */
function addedFiles(
  changes: readonly StepFile[],
  files: ChangedFiles['files'],
  isShown: CurrentFiles['isShown'],
): StepFile[] {
  const documents = new Set(changes.map(({ file }) => file));
  const still = filesNamed('after', changes);
  return [...filesNamed('before', changes)].flatMap((file) => {
    const { before, after } = files.get(file) ?? {};
    const isAdded = before === undefined && after !== undefined;
    return isAdded && !still.has(file) && !isShown(file, documents)
      ? [{ file, before: after, after: undefined }]
      : [];
  });
}

/**
 * The requested part of a page: a change by its index in the list, or a section by its index before and after.
 *
 * @returns undefined for the whole page
 * @throws Refusal if there is no such part
 */
export function partOf(
  page: ChangedPage,
  { change, section }: Record<string, unknown>,
): ListedChange | SectionPlace | undefined {
  if (change !== undefined) {
    const listed = page.changes[Number(change)];
    if (!listed) throw new Refusal(422, 'There is no such change.');
    return listed;
  }
  if (section === undefined) return undefined;
  const place = isRecord(section) ? section : {};
  const isMeant = page.changes.find(
    (one) => one.place && one.place.before === place.before && one.place.after === place.after,
  );
  if (!isMeant?.place) throw new Refusal(422, 'There is no such section.');
  return isMeant.place;
}

function markOf(pages: readonly ChangedPage[]): string {
  return hashOf(pages.map(({ id, mark }) => `${id} ${mark}`).join('\n'));
}
