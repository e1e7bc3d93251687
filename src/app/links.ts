import { rememberPlace } from './place';
import type { Navigation } from './router';

/**
 * Lets ordinary links navigate without loading a page. Components render plain `<a href>` and know nothing of it.
 *
 * @param go shows another page
 * @param onIntent called with the path of a page link that is pointed at, touched or focused
 */
export function handleLinks(go: Navigation['go'], onIntent: (pathname: string) => void): void {
  document.addEventListener('click', (event) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const link = linkOf(event);
    if (!link || !isPlain || event.defaultPrevented) return;
    const url = new URL(link.href);
    // A link within the page is the browser's own business.
    if (url.hash && url.pathname === location.pathname && url.search === location.search) return;
    event.preventDefault();
    const isLanguage = link.dataset.language !== undefined;
    if (isLanguage) rememberPlace();
    void go(url.pathname + url.search + url.hash, isLanguage);
  });
  for (const type of ['pointerenter', 'touchstart', 'focusin'] as const) {
    const options = { capture: true, passive: true };
    document.addEventListener(
      type,
      (event) => {
        const link = linkOf(event);
        if (link) onIntent(new URL(link.href).pathname);
      },
      options,
    );
  }
}

/** The link to a page of this site that an event happened in. */
function linkOf(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  return new URL(link.href).origin === location.origin ? link : undefined;
}
