import type { DraftSource } from '../../node/check/site-source';
import type { Plan } from '../../node/plan/plan';

/** Applies a plan to an in-memory draft of the site. */
export function draftPlan({ changes }: Plan, source: DraftSource): void {
  const moved = new Map<string, string>();
  for (const change of changes)
    if (change.kind === 'move') {
      source.move(change.from, change.to);
      moved.set(change.from, change.to);
    }
  const placeOf = (file: string) => {
    const [from, to] = [...moved].find(([one]) => file === one || file.startsWith(`${one}/`)) ?? ['', ''];
    return to + file.slice(from.length);
  };
  for (const change of changes) {
    if (change.kind === 'edit') source.write(placeOf(change.file), change.after);
    if (change.kind === 'create') source.write(change.file, change.text);
    if (change.kind === 'remove') source.remove(change.file);
  }
}
