import { capitalized } from '../../../content/text/capitalized';
import type { State } from './store';
import type { Workbench } from './workbench';

/** Announces a text to screen readers. */
export function announce({ store }: Workbench, announcement: string): void {
  store.change({ announcement });
}

/** Shows a notice on the last action, with an action to undo it if possible. */
export function notify(
  { store }: Workbench,
  words: string,
  action?: NonNullable<State['notice']>['action'],
): void {
  store.change({ notice: { words: capitalized(words), action } });
}
