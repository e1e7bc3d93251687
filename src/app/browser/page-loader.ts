import type { QueryClient } from '@tanstack/react-query';
import type { NoticeKind, PageData } from '../page-view';
import { fetchPage, readyPage, requestedPage } from './page-data';

/** How long a page may take to arrive before that is said, in milliseconds. */
const silence = 1000;
/** How long a page may take to arrive before the browser loads it as a document, in milliseconds. */
const patience = 6000;

/** Gets pages that are asked for. Of two requests the later one counts. */
export interface PageLoader {
  /**
   * The data of the page at a path. Undefined when something else was asked for meanwhile, or when the page could not be
   * fetched and the browser loads it as a document.
   */
  load(path: string): Promise<PageData | undefined>;
  /** Forgets what was asked for: the visitor has gone elsewhere. */
  cancel(): void;
}

/** @param notify is told why the page is not there yet, and `undefined` when that is no longer so */
export function createPageLoader(
  queryClient: QueryClient,
  notify: (notice: NoticeKind | undefined) => void,
): PageLoader {
  let latest = 0;
  const cancel = () => {
    latest++;
    notify(undefined);
  };
  const load = async (path: string): Promise<PageData | undefined> => {
    cancel();
    const turn = latest;
    const isLatest = () => turn === latest;
    const { pathname } = new URL(path, location.href);
    const ready = readyPage(queryClient, pathname);
    if (ready) return ready;

    const saying = setTimeout(() => isLatest() && notify('waiting'), silence);
    const { pageId, language } = requestedPage(pathname);
    const data = await Promise.race([
      fetchPage(queryClient, pageId, language).catch(() => undefined),
      new Promise<undefined>((resolve) => setTimeout(resolve, patience)),
    ]);
    clearTimeout(saying);
    if (!isLatest()) return undefined;
    notify(undefined);
    if (data) return data;
    if (navigator.onLine) {
      // An unknown path, an alias, no answer or a newer deploy: the document itself is the right answer to each.
      if (path === location.href) location.reload();
      else location.assign(path);
      return undefined;
    }
    // Leaving would show the browser's own page instead of this one, and lose what was typed.
    notify('offline');
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    return isLatest() ? load(path) : undefined;
  };
  return { load, cancel };
}
