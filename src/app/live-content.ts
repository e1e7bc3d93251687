import type { QueryClient } from '@tanstack/react-query';
import type { ViteHotContext } from 'vite/types/hot.js';
import type { Navigation } from './router';

/**
 * Development only: shows saved content in the open page without a reload. The page keeps its scroll position and
 * its state; while a document has errors, the last good page stays and the diagnostics are shown over it.
 */
export function showLiveContent(hot: ViteHotContext, queryClient: QueryClient, navigation: Navigation): void {
  const overlay = document.createElement('pre');
  overlay.setAttribute('role', 'alert');
  overlay.style.cssText =
    'position:fixed;inset:auto 0 0 0;z-index:9999;max-height:45vh;overflow:auto;margin:0;padding:1.25rem 1.5rem;' +
    'background:#1d1420;color:#ffe9e4;border-top:4px solid #e4572e;font:13px/1.5 ui-monospace,monospace;white-space:pre-wrap';
  const show = (report: string) => {
    overlay.textContent = report;
    if (report) document.body.append(overlay);
    else overlay.remove();
  };
  hot.on('content:diagnostics', ({ report }: { report: string }) => show(report));
  hot.on('content:update', () => {
    show('');
    queryClient.clear();
    navigation.refresh();
  });
  hot.send('content:hello');
}
