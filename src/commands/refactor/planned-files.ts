import type { Checker } from '../../node/check/checker';
import type { PlannedChange } from '../../node/plan/plan';
import type { FileOverlay } from '../../node/read/git-files';

/** The files of a site that a plan changes, as they are then: see `Checker.show`. @param checker has read the site */
export function plannedFiles(changes: readonly PlannedChange[], checker: Checker): FileOverlay {
  const files = new Map<string, Buffer | undefined>();
  const moves = changes.filter((change) => change.kind === 'move');
  const moved = [...checker.files].flatMap((file) => {
    const move = moves.find(({ from }) => file === from || file.startsWith(`${from}/`));
    return move ? [{ from: file, to: move.to + file.slice(move.from.length) }] : [];
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
