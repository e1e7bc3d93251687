import type { Workbench } from '../state/workbench';

/** Refreshes from the development server that wait while a text is being edited. */
export interface HeldRefreshes {
  /** Sets whether a text is being edited in place. */
  setEditing(editing: boolean): void;
  /** Ends this; a refresh that waits happens now. */
  end(): void;
}

const refreshEvents = ['content:refresh', 'content:draw'];
const compositionEvents = ['compositionstart', 'compositionend', 'focusout'];

/**
 * Postpones refreshes from the development server while editing.
 *
 * @param onUpdate reads the files again; not before an input method is done, since a field that gets another text would end it
 */
export function holdRefreshes({ store }: Workbench, onUpdate: () => void): HeldRefreshes {
  let held: (() => void) | undefined;
  let isEditing = false;
  let isComposing = false;
  let isOutdated = false;

  const read = () => {
    isOutdated = isComposing;
    if (!isOutdated) onUpdate();
  };
  /** Called when the composition begins or ends; it also ends with the focus, which may not be said. */
  const onComposition = ({ type }: Event) => {
    isComposing = type === 'compositionstart';
    if (isOutdated) read();
  };
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
  /** Holds a refresh that is about to begin, or whose page has come and is about to be drawn. */
  const hold = (event: Event) => {
    if (event.type === 'content:refresh') read();
    if (!isHeld()) return;
    event.preventDefault();
    held = (event as CustomEvent<{ refresh: () => void }>).detail.refresh;
  };
  for (const name of refreshEvents) document.addEventListener(name, hold);
  for (const name of compositionEvents) document.addEventListener(name, onComposition, true);
  const unsubscribe = store.subscribe(release);
  return {
    setEditing(editing) {
      isEditing = editing;
      release();
    },
    end() {
      for (const name of refreshEvents) document.removeEventListener(name, hold);
      for (const name of compositionEvents) document.removeEventListener(name, onComposition, true);
      unsubscribe();
      isEditing = false;
      isComposing = false;
      if (isOutdated) read();
      refreshNow();
    },
  };
}
