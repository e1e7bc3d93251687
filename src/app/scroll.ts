/** How far each visited entry of the history was scrolled, by its key. */
const positions = new Map<string, number>();

/**
 * The key of the entry that is shown, as the router keeps it in the history. The first entry has none, nor have those that
 * links within a page make.
 */
function currentKey(): string {
  return (history.state as { key?: string } | null)?.key ?? location.pathname + location.hash;
}

/** Notes how far the page is scrolled, before another one takes its place. */
export function rememberPositions(): void {
  positions.set(currentKey(), scrollY);
}

/** Scrolls to where the entry that is shown was left; to what its address names when it was not. */
export function restorePosition(): void {
  const top = positions.get(currentKey());
  if (top === undefined) showAnchor(location.hash);
  else scrollTo({ top, behavior: 'instant' });
}

/**
 * Takes scrolling over from the browser, which would restore the position before the content is there. A page that is
 * left for another document, or reloaded, is the browser's again.
 */
export function handleScroll(): void {
  history.scrollRestoration = 'manual';
  // The browser changes the entry before it tells of it, so the position is noted whenever scrolling comes to rest.
  addEventListener('scrollend', rememberPositions, { passive: true });
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
}

/** Scrolls to what an address names, or to the top (specification, section 2.2). */
export function showAnchor(hash: string): void {
  const target = hash ? document.getElementById(anchorOf(hash)) : null;
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: 0, behavior: 'instant' });
}

/** What a fragment names; as it stands when its escapes are broken: `#100%`. */
function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
