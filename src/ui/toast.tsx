import { useEffect, useSyncExternalStore } from 'react';
import { importFetched } from './fetched-code';
import {
  dismissToast,
  displayTime,
  readToast,
  subscribeToToast,
  type ToasterProps,
  type ToastMessage,
} from './toast-store';
import { useLater } from './use-later';

export { showToast } from './toast-store';

/** Most visits never show a toast, so the code is fetched only where one may appear. */
const fetchToastList = () => importFetched('src/ui/toast-list.tsx', () => import('./toast-list'));

/** Prefetches the toast code for a section that may show one, so that nothing is requested at that moment. */
export function usesToasts(): void {
  fetchToastList().catch(() => {});
}

/** Shows toasts above the page. */
export function Toaster(props: ToasterProps) {
  const toast = useSyncExternalStore(subscribeToToast, readToast, readToast);
  const { value, hasFailed } = useLater(fetchToastList, toast);
  if (!toast) return null;
  if (value) return <value.default toast={toast} {...props} />;
  return hasFailed && toast.isOpen ? <PlainToast {...toast} /> : null;
}

/** The plain message, for when the toast code cannot be fetched. */
function PlainToast({ id, title, description }: ToastMessage) {
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(id), displayTime);
    return () => clearTimeout(timer);
  }, [id]);
  return (
    <div role="alert" className="fixed inset-x-0 bottom-0 z-50 bg-ink px-gutter py-4 text-sm text-surface">
      <p className="font-semibold">{title}</p>
      {description && <p>{description}</p>}
    </div>
  );
}
