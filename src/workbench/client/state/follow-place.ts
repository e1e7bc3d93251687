import { placeNow } from '../../../content/json/rebase';
import { documentIn, partPlace, pointerIn } from './parts';
import type { Workbench } from './workbench';

/**
 * Follows the place of a form pointer while its document changes. `at` returns where it is, or was when it was last seen;
 * `isGone` whether it was taken out, or left with its page, meanwhile; `end` ends this.
 */
export function followPlace({ store }: Workbench, pointer: string) {
  const { owner, own } = partPlace(pointer);
  let place = own;
  let isGone = false;
  const end = store.subscribe((now, before) => {
    if (now.view === before.view) return;
    const isOther = now.files?.page.file !== before.files?.page.file;
    const next = isOther
      ? undefined
      : placeNow(place, documentIn(before.view, owner), documentIn(now.view, owner));
    if (next === undefined) isGone = true;
    else place = next;
  });
  return { at: () => pointerIn(owner, place), isGone: () => isGone, end };
}
