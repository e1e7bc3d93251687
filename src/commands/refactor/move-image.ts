import path from 'node:path';
import { downloadTypes } from '../../content/model/downloads';
import { imageTypes } from '../../content/model/images';
import type { Checker } from '../../node/check/checker';
import type { Plan } from '../../node/plan/plan';
import { UsageError, unknownName } from '../../node/project/project';
import { moveFilePaths } from './move-page';
import { assertReadable } from './obstacles';
import { SiteEdits } from './site-edits';

/**
 * Moves an image or a download and updates every document that refers to it.
 *
 * @param from the file, relative to that folder: `finance/plan.avif`
 * @param to its new path, relative to that folder
 * @throws UsageError if the file does not exist, the new path is invalid or taken, or a document that refers to it has errors
 */
export function planImageMove(checker: Checker, folder: string, from: string, to: string): Plan {
  if (!downloadTypes.test(from) && !imageTypes.test(from))
    throw new UsageError(
      `"${from}" cannot be moved: write a route (/finance), an anchor (/solutions#data) or a file (finance/plan.avif).`,
    );
  const kinds = downloadTypes.test(from) ? downloadTypes : imageTypes;
  const what = kinds === imageTypes ? 'image' : 'file';
  const existing = [...checker.files].filter((file) => kinds.test(file));
  if (!existing.includes(from)) {
    // Documents name files from where they are.
    const end = `/${from.replace(/^(\.\.?\/)+/, '')}`;
    const named = existing.find((file) => file.endsWith(end));
    if (named !== undefined) throw new UsageError(`There is no ${what} ${from}: did you mean ${named}?`);
    throw unknownName(`There is no ${what} ${from}`, from, existing);
  }
  if (path.posix.extname(from) !== path.posix.extname(to))
    throw new UsageError(`${from} stays a ${path.posix.extname(from)} file, whatever it is called.`);
  if (checker.files.has(to)) throw new UsageError(`There is a file ${to} already.`);
  if (!/^([a-z0-9_][a-z0-9_-]*\/)+[\w.-]+$/.test(to))
    throw new UsageError(
      `"${to}" is not a place for ${what === 'image' ? 'an image' : 'a file'}: write it like finance/plan${path.posix.extname(from)}.`,
    );
  assertReadable(checker, (text) => text.includes(path.posix.basename(from)));
  const edits = new SiteEdits((file) => checker.text(file));
  moveFilePaths(checker, edits, (file) => (file === from ? to : file));
  return {
    root: folder,
    title: `Move the ${what} ${from} to ${to}`,
    changes: [{ kind: 'move', from, to }, ...edits.changes()],
    notes: [],
  };
}
