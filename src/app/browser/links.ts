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

/**
 * Reports the links of a page's own content that have been in view for a moment: a visitor reads before he follows one. Those
 * of header and footer are always there and say nothing of what he wants. None where data is saved, none beside a form, whose
 * visitor is there to write, and a few for one page: a list of all pages is not a wish to read them.
 *
 * @param onView called with the path of a link that is in view
 * @returns looks at the links that are on the page now, instead of those before
 */
export function watchLinks(onView: (pathname: string) => void): () => void {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  if (connection?.saveData || /2g/.test(connection?.effectiveType ?? '')) return () => {};
  let left = 0;
  const waiting = new Map<Element, number>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(waiting.get(target));
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      waiting.set(
        target,
        window.setTimeout(() => {
          observer.unobserve(target);
          if (left-- > 0) onView(new URL(target.href).pathname);
        }, moment),
      );
    }
  });
  return () => {
    observer.disconnect();
    for (const timer of waiting.values()) clearTimeout(timer);
    waiting.clear();
    if (document.querySelector('main form')) return;
    left = atMost;
    const seen = new Set([location.pathname]);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a')) {
      if (!isPageLink(link)) continue;
      const { pathname } = new URL(link.href);
      if (!seen.has(pathname)) observer.observe(link);
      seen.add(pathname);
    }
  };
}

/** How long a link is in view before its page is fetched, in milliseconds. */
const moment = 400;
/** How many pages are fetched early for the links of one page. */
const atMost = 12;

/** The link to a page of this site that an event happened in. */
function linkOf(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link && isPageLink(link) ? link : undefined;
}

function isPageLink(link: HTMLAnchorElement): boolean {
  if (!link.href || link.target || link.hasAttribute('download')) return false;
  return new URL(link.href).origin === location.origin;
}
