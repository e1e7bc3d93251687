import { lazy, Suspense, useSyncExternalStore } from 'react';
import { readToasts, subscribeToToasts, type ToastMessage } from './toast-store';

export { dismissToast, showToast } from './toast-store';

const none: readonly ToastMessage[] = [];
const fetchToastList = () => import('./toast-list');
/** Most visits never see a toast; what shows them is fetched where one may come. */
const ToastList = lazy(fetchToastList);

/** Fetches what shows toasts, for a section that may show one: when it does, nothing is requested. */
export function usesToasts(): void {
  fetchToastList().catch(() => {});
}

export interface ToasterProps {
  /** Name of the region for screen readers; `{hotkey}` stands for F8. */
  regionLabel: string;
  closeLabel: string;
}

/** Shows toasts above the page. */
export function Toaster(props: ToasterProps) {
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts, () => none);
  if (toasts.length === 0) return null;
  return (
    <Suspense>
      <ToastList toasts={toasts} {...props} />
    </Suspense>
  );
}
