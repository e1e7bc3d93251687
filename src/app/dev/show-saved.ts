import type { QueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { notFoundId } from '../../content/model/routes';
import type { Section } from '../../content/types.generated';
import { fetchPage, requestedPage } from '../browser/page-data';
import type { PageNavigation } from '../browser/router';
import { showAnchor } from '../browser/scroll';
import type { PageData } from '../page-view';
import { followGallery } from './example';
import { hideFindings, isFailure, type PanelFinding, showFindings, showMessage } from './panel';

/**
 * Development only: shows saved content in the open page without a reload. The page keeps its scroll position and state;
 * findings are listed in a panel, which never covers it.
 */
export function showLiveContent(queryClient: QueryClient, navigation: PageNavigation): void {
  let current: PanelFinding | undefined;
  let latest = 0;
  /** The example on this gallery page, as it is being edited. */
  let example: Section | undefined;
  const show = async () => {
    const turn = ++latest;
    const data = await currentPage(queryClient);
    if (!data || turn !== latest) return;
    // The workbench may postpone this, too: somebody may have begun to type meanwhile. Otherwise it gives back the texts that it
    // shows ahead of the application, within the same frame.
    if (!ask('content:draw', { refresh })) return;
    const { page, site } = data;
    // The last section of a gallery page is its example.
    const shown = example ? { site, page: { ...page, sections: page.sections.with(-1, example) } } : data;
    flushSync(() => navigation.show(shown));
  };
  const refresh = () => {
    queryClient.clear();
    return show();
  };
  followGallery((section) => {
    example = section;
    void show();
  });
  document.addEventListener('content:update', ({ detail }: CustomEventInit<PanelFinding>) => {
    if (!detail) return;
    current = detail;
    const style = document.getElementById('look');
    if (style && style.textContent !== current.look) style.textContent = current.look;
    // While the workbench is open, it lists the findings itself and may postpone a refresh. Its preview frames list nothing.
    const isListed = !ask('content:findings', {}) && !isFailure(current);
    if (isListed) hideFindings();
    else if (window.top === window) showFindings(current);
    if (ask('content:refresh', { refresh })) void refresh();
  });
  document.addEventListener('content:edited', ({ detail }: CustomEventInit<{ isEdited: boolean }>) => {
    if (detail?.isEdited) hideFindings();
    else if (current) showFindings(current);
  });
  document.dispatchEvent(new Event('content:hello'));
  // The page is rendered on the client, so the anchor did not exist when the browser looked for it.
  if (location.hash) showAnchor(location.hash);
}

/** Says why the application does not start: without it, a page that the server has not rendered is empty. */
export function showFailure(error: unknown): void {
  // For the page's connection with the server (`live.ts`), which loads the page again once something else is saved.
  document.documentElement.dataset.failed = '';
  const { message, stack = message } = error instanceof Error ? error : new Error(String(error));
  const place = stack.split('\n').find((line) => /:\d+:\d+\)?$/.test(line)) ?? '';
  showMessage('The page cannot be shown', `${message} ${place.trim()}`);
}

/**
 * The page at the current address, or the 404 page. Undefined if neither can be fetched; the document then stays, because
 * reloading would have the same result.
 */
async function currentPage(queryClient: QueryClient): Promise<PageData | undefined> {
  const { pageId, language } = requestedPage(location.pathname);
  for (const id of [pageId, notFoundId]) {
    const data = await fetchPage(queryClient, id, language).catch(() => undefined);
    if (data) return data;
  }
  return undefined;
}

/** Dispatches a cancelable event on the document. @returns false if a listener called `preventDefault` */
function ask(name: string, detail: object): boolean {
  return document.dispatchEvent(new CustomEvent(name, { detail, cancelable: true }));
}
