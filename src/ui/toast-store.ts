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

/** Shows a toast in place of the one before it. Gives its id. */
export function showToast(message: { title: string; description?: string }): number {
  const id = nextId++;
  for (const { id: old } of toasts.slice(toastLimit - 1)) cancelRemoval(old);
  change([{ ...message, id, isOpen: true }, ...toasts].slice(0, toastLimit));
  return id;
}

/** Closes a toast at once and forgets it after the removal delay. */
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

/** The toasts that are kept, the newest first. */
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

/** What the list of toasts is told by the page. */
export interface ToasterProps {
  /** Name of the region for screen readers; `{hotkey}` stands for F8. */
  regionLabel: string;
  closeLabel: string;
}
