import type { QueryClient } from '@tanstack/react-query';
import type { ViteHotContext } from 'vite/types/hot.js';
import type { Navigation } from '../browser/router';
import { showAnchor } from '../browser/scroll';
import { type Found, hideFindings, showFindings } from './panel';

/**
 * Development only: shows saved content in the open page without a reload. The page keeps its scroll position and
 * its state; what is wrong is listed in a panel, which never hides it.
 */
export function showLiveContent(hot: ViteHotContext, queryClient: QueryClient, navigation: Navigation): void {
  let found: Found | undefined;
  const refresh = () => {
    queryClient.clear();
    void navigation.refresh();
  };
  hot.on('content:update', (latest: Found) => {
    found = latest;
    // While the workbench is open, it lists the findings itself and may hold a refresh back. Its preview frames list nothing.
    if (window.top === window && ask('content:findings', {})) showFindings(found);
    if (ask('content:refresh', { refresh })) refresh();
  });
  document.addEventListener('content:edited', ({ detail }: CustomEventInit<{ isEdited: boolean }>) => {
    if (detail?.isEdited) hideFindings();
    else if (found) showFindings(found);
  });
  hot.send('content:hello');
  // The page is made in the browser: when the browser looked for the anchor, it was not there.
  if (location.hash) showAnchor(location.hash);
}

/** Dispatches a cancelable event on the document. @returns false when a listener has called `preventDefault` */
function ask(name: string, detail: object): boolean {
  return document.dispatchEvent(new CustomEvent(name, { detail, cancelable: true }));
}
