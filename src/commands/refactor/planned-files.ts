import type { Checker } from '../../node/check/checker';
import type { PlannedChange } from '../../node/plan/plan';
import type { FileOverlay } from '../../node/read/git-files';

/** What a file of a site is called when a plan is carried out. */
export function plannedName(changes: readonly PlannedChange[], file: string): string {
  const move = changes.find(
    (change) => change.kind === 'move' && (file === change.from || file.startsWith(`${change.from}/`)),
  );
  return move?.kind === 'move' ? move.to + file.slice(move.from.length) : file;
}

/** The files of a site that a plan changes, as they are then: see `Checker.show`. @param checker has read the site */
export function plannedFiles(changes: readonly PlannedChange[], checker: Checker): FileOverlay {
  const files = new Map<string, Buffer | undefined>();
  const moved = [...checker.files].flatMap((from) => {
    const to = plannedName(changes, from);
    return to === from ? [] : [{ from, to }];
  });
  for (const { from } of moved) files.set(from, undefined);
  for (const { from, to } of moved) files.set(to, Buffer.from(checker.bytes(from) ?? ''));
  const newPlaces = new Map(moved.map(({ from, to }) => [from, to]));
  for (const change of changes) {
    if (change.kind === 'edit')
      files.set(newPlaces.get(change.file) ?? change.file, Buffer.from(change.after));
    if (change.kind === 'create') files.set(change.file, Buffer.from(change.text));
    if (change.kind === 'remove') files.set(change.file, undefined);
  }
  return files;
}
