import type { Workbench } from '../state/workbench';

/** Refreshes from the development server that wait while a text is being edited. */
export interface HeldRefreshes {
  /** Sets whether a text is being edited in place. */
  setEditing(editing: boolean): void;
  /** Ends this; a refresh that waits happens now. */
  end(): void;
}

/** Postpones refreshes from the development server while editing. */
export function holdRefreshes({ store }: Workbench, onUpdate: () => void): HeldRefreshes {
  let held: (() => void) | undefined;
  let isEditing = false;

  /** Whether refreshing must wait: text is being edited in place, or is not written yet. */
  const isHeld = () =>
    isEditing || store.getState().changes.some(({ refused, conflicts }) => !refused && !conflicts);

  const refreshNow = () => {
    const refresh = held;
    held = undefined;
    refresh?.();
  };
  const release = () => {
    if (held && !isHeld()) refreshNow();
  };
  const onRefresh = (event: Event) => {
    const { detail } = event as CustomEvent<{ refresh: () => void }>;
    onUpdate();
    if (!isHeld()) return;
    event.preventDefault();
    held = detail.refresh;
  };
  document.addEventListener('content:refresh', onRefresh);
  const unsubscribe = store.subscribe(release);
  return {
    setEditing(editing) {
      isEditing = editing;
      release();
    },
    end() {
      document.removeEventListener('content:refresh', onRefresh);
      unsubscribe();
      isEditing = false;
      refreshNow();
    },
  };
}
