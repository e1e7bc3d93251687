import type { QueryClient } from '@tanstack/react-query';
import type { ViteHotContext } from 'vite/types/hot.js';
import type { Navigation } from '../browser/router';
import { showAnchor } from '../browser/scroll';
import { type Found, showFindings } from './panel';

/**
 * Development only: shows saved content in the open page without a reload. The page keeps its scroll position and
 * its state; what is wrong is listed in a panel, which never hides it.
 */
export function showLiveContent(hot: ViteHotContext, queryClient: QueryClient, navigation: Navigation): void {
  hot.on('content:update', (found: Found) => {
    showFindings(found);
    queryClient.clear();
    navigation.refresh();
  });
  hot.send('content:hello');
  // The page is made in the browser: when the browser looked for the anchor, it was not there.
  if (location.hash) showAnchor(location.hash);
}
