import { store } from '../state/store';

let held: (() => void) | undefined;
let isEditing = false;

/** Whether the page must stay as it is: somebody types in it, or types faster than is written. */
function isHeld(): boolean {
  return isEditing || store.get().changes.some(({ refused, conflicts }) => !refused && !conflicts);
}

/** Takes note that somebody types in the page itself, or no longer does. */
export function setEditing(editing: boolean): void {
  isEditing = editing;
  release();
}

function release(): void {
  if (!held || isHeld()) return;
  const refresh = held;
  held = undefined;
  refresh();
}

/** Holds back what the development server has to show while the page must stay as it is. @returns what ends it */
export function holdRefreshes(onUpdate: () => void): () => void {
  const onRefresh = (event: Event) => {
    const { detail } = event as CustomEvent<{ refresh: () => void }>;
    onUpdate();
    if (!isHeld()) return;
    event.preventDefault();
    held = detail.refresh;
  };
  document.addEventListener('content:refresh', onRefresh);
  const unsubscribe = store.subscribe(release);
  return () => {
    document.removeEventListener('content:refresh', onRefresh);
    unsubscribe();
    isEditing = false;
    const refresh = held;
    held = undefined;
    refresh?.();
  };
}
