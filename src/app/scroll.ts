/** How far each visited entry of the history was scrolled, by the key that the router gives it. */
const positions = new Map<string, number>();

/** The key of the entry that is shown, as the router keeps it in the history. */
function currentKey(): string {
  return (history.state as { key?: string } | null)?.key ?? 'default';
}

/** Notes how far the page is scrolled, before another one takes its place. */
export function rememberPositions(): void {
  positions.set(currentKey(), scrollY);
}

/** How far an entry was scrolled when it was left; the top when it was not. */
export function positionOf(key: string): number {
  return positions.get(key) ?? 0;
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
