/** Display time, and how long a dismissed toast is kept, in milliseconds (requirement 11). */
export const displayTime = 5000;
const toastRemoveDelay = 1_000_000;

export interface ToastMessage {
  id: number;
  title: string;
  description?: string;
  isOpen: boolean;
}

/** One toast at a time (requirement 11). */
let toast: ToastMessage | undefined;
let nextId = 1;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Shows a toast in place of the current one. @returns its id */
export function showToast(message: { title: string; description?: string }): number {
  clearTimeout(removal);
  const id = nextId++;
  change({ ...message, id, isOpen: true });
  return id;
}

/** Closes a toast immediately and removes it after the removal delay. */
export function dismissToast(id: number): void {
  if (toast?.id !== id || !toast.isOpen) return;
  change({ ...toast, isOpen: false });
  removal = setTimeout(() => change(undefined), toastRemoveDelay);
}

/** The toast that was shown last, until it is removed. */
export function readToast(): ToastMessage | undefined {
  return toast;
}

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: ToastMessage | undefined): void {
  toast = next;
  for (const listener of listeners) listener();
}

/** The labels that the page provides. */
export interface ToasterProps {
  /** The region's accessible name; `{hotkey}` stands for F8. */
  regionLabel: string;
  closeLabel: string;
}
