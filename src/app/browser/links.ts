import { notFoundId, parsePath, routeOf } from '../../content/model/routes';
import { isPlainPress } from '../../ui/plain-press';
import type { PageNavigation } from './router';
import { followAgain } from './scroll';
import { pathWithin, siteLanguages } from './site-languages';

const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };

/**
 * Makes ordinary links navigate without loading a document. Components render plain `<a href>` and are unaware of it.
 *
 * @param go shows another page
 * @param onIntent called with the path of a page link that is hovered, touched or focused, unless the browser saves data
 */
export function handleLinks(go: PageNavigation['go'], onIntent: (pathname: string) => void): void {
  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (!link || event.button !== 0 || !isPlainPress(event) || event.defaultPrevented) return;
    const url = new URL(link.href);
    // The browser handles links within the page.
    if (url.hash && url.pathname === location.pathname && url.search === location.search) {
      if (url.href === location.href) followAgain();
      return;
    }
    event.preventDefault();
    // The same page in another language: the boot script has added what stands behind the path.
    const keepsPlace = link.dataset.language !== undefined;
    const isUnknown = keepsPlace && document.documentElement.dataset.page === notFoundId;
    const path = isUnknown ? url.pathname.replace(routeOf(notFoundId), unknownRoute) : url.pathname;
    void go(path + url.search + url.hash, { keepsPlace });
  });
  if (connection?.saveData) return;
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
 * Reports links in the main content that have been in view for a moment, so that their pages can be prefetched. Links in the
 * header and footer are always in view and are not observed. No link is reported if the browser saves data, the connection is
 * slow or the page has a form. At most `atMost` links per page are reported.
 *
 * @param onView called with the path of a link in view
 * @returns a function that observes the links now on the page instead of the earlier ones
 */
export function watchLinks(onView: (pathname: string) => void): () => void {
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

/** How long a link must be in view before its page is prefetched, in milliseconds. */
const moment = 400;
/** Maximum number of pages prefetched for the links of one page. */
const atMost = 12;

/** The path without base and language where there is no page: its 404 page in another language stays at it. */
const unknownRoute = () => parsePath(pathWithin(location.pathname) ?? '', siteLanguages).route;

function linkOf(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link && isPageLink(link) ? link : undefined;
}

function isPageLink(link: HTMLAnchorElement): boolean {
  if (!link.href || link.target || link.hasAttribute('download')) return false;
  const { origin, pathname } = new URL(link.href);
  return origin === location.origin && pathWithin(pathname) !== undefined;
}
