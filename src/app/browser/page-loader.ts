import type { QueryClient } from '@tanstack/react-query';
import type { NoticeKind, PageData } from '../page-view';
import { fetchPage, readyPage, requestedPage } from './page-data';

/** Delay before the visitor is told that a page is still loading, in milliseconds. */
const noticeDelay = 1000;
/** Delay before a page is loaded as a document instead, in milliseconds. */
const documentDelay = 6000;

/** Whether the server answers at all: otherwise leaving would show the browser's error page and lose what was typed. */
const answers = (path: string) =>
  fetch(path, { method: 'HEAD', redirect: 'manual' }).then(
    () => true,
    () => false,
  );

/** Loads requested pages. A later request supersedes an earlier one. */
export interface PageLoader {
  /**
   * Loads the data of the page at a path. Undefined if another page was requested in the meantime, if the fetch failed and
   * the browser loads the page as a document, or if the server does not answer.
   */
  load(path: string): Promise<PageData | undefined>;
  /** Discards the current request, because the visitor has navigated elsewhere. */
  cancel(): void;
}

/** @param notify called with the reason for the delay, and with `undefined` once it no longer applies */
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

    const saying = setTimeout(() => isLatest() && notify('waiting'), noticeDelay);
    const { pageId, language } = requestedPage(pathname);
    const data = await Promise.race([
      fetchPage(queryClient, pageId, language).catch((error: unknown) =>
        error instanceof TypeError ? 'no answer' : undefined,
      ),
      new Promise<undefined>((resolve) => setTimeout(resolve, documentDelay)),
    ]);
    clearTimeout(saying);
    if (!isLatest()) return undefined;
    notify(undefined);
    if (data && data !== 'no answer') return data;
    if (navigator.onLine) {
      // For an unknown path, an alias, a missing response or a newer deploy, loading the document is the right answer.
      if (path === location.href) location.reload();
      else {
        const isThere = !data || (await answers(path));
        if (!isLatest()) return undefined;
        if (isThere) location.assign(path);
        else {
          notify('unreachable');
          // Until the visitor goes on here: it covers the end of the page.
          for (const type of ['pointerdown', 'keydown'])
            addEventListener(type, () => isLatest() && notify(undefined), { once: true });
        }
      }
      return undefined;
    }
    // Offline, leaving would show the browser's error page, too.
    notify('offline');
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    return isLatest() ? load(path) : undefined;
  };
  return { load, cancel };
}
