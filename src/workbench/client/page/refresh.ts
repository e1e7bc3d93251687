import { store } from '../state/store';

let held: (() => void) | undefined;
let isEditing = false;

/** Whether refreshing must wait: text is being edited in place, or is not written yet. */
function isHeld(): boolean {
  return isEditing || store.get().changes.some(({ refused, conflicts }) => !refused && !conflicts);
}

/** Sets whether a text is being edited in place. */
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

/** Postpones refreshes from the development server while editing. @returns a function that ends this */
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
