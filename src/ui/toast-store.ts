/** One toast at a time, removed 1,000,000 ms after it was dismissed (requirement 11). */
const toastLimit = 1;
const toastRemoveDelay = 1_000_000;

export interface ToastMessage {
  id: number;
  title: string;
  description?: string;
  isOpen: boolean;
}

let toasts: readonly ToastMessage[] = [];
let nextId = 1;
const listeners = new Set<() => void>();
const removals = new Map<number, ReturnType<typeof setTimeout>>();

/** Shows a toast in place of the current one. @returns its id */
export function showToast(message: { title: string; description?: string }): number {
  const id = nextId++;
  for (const { id: old } of toasts.slice(toastLimit - 1)) cancelRemoval(old);
  change([{ ...message, id, isOpen: true }, ...toasts].slice(0, toastLimit));
  return id;
}

/** Closes a toast immediately and removes it after the removal delay. */
export function dismissToast(id: number): void {
  if (!toasts.some((toast) => toast.id === id && toast.isOpen)) return;
  change(toasts.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)));
  removals.set(
    id,
    setTimeout(() => {
      removals.delete(id);
      change(toasts.filter((toast) => toast.id !== id));
    }, toastRemoveDelay),
  );
}

/** The stored toasts, newest first. */
export function readToasts(): readonly ToastMessage[] {
  return toasts;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function cancelRemoval(id: number): void {
  clearTimeout(removals.get(id));
  removals.delete(id);
}

function change(next: readonly ToastMessage[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** The labels that the page provides. */
export interface ToasterProps {
  /** The region's accessible name; `{hotkey}` stands for F8. */
  regionLabel: string;
  closeLabel: string;
}
