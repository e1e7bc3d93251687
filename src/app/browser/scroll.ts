const storageKey = 'positions';
/** More entries than a browser keeps in its history. */
const kept = 100;
/** Scroll positions by key of the history entry, kept across reloads and visits to other sites. */
const positions = new Map<string, number>(readStored());

function readStored(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][];
  } catch {
    // Storage may be blocked; positions then last as long as the document.
    return [];
  }
}

function writeStored(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-kept)));
  } catch {
    // As above.
  }
}

/**
 * The key of the current history entry, as set by the router. The first entry has none, nor do entries created by links within
 * a page.
 */
export function currentKey(): string {
  return (history.state as { key?: string } | null)?.key ?? location.pathname + location.hash;
}

/** The entry whose page is on the screen. The browser's current entry may already be another one. */
let shownKey = '';

/** Stores the scroll position of the page on the screen. */
export function rememberPosition(): void {
  if (currentKey() === shownKey) positions.set(shownKey, scrollY);
}

/** Records that the page of the current entry is now on the screen. */
export function enterEntry(): void {
  shownKey = currentKey();
  // Moved to the end, so that the oldest entries are dropped first.
  positions.delete(shownKey);
  rememberPosition();
}

/** Scrolls to the stored position of the current entry, otherwise to the target of its address. */
export function restorePosition(): void {
  const top = positions.get(currentKey());
  if (top === undefined) showAnchor(location.hash);
  else scrollTo({ top, behavior: 'instant' });
}

/**
 * Takes over scroll restoration from the browser, which would scroll before the content is rendered. When the visitor leaves
 * for another document or reloads, the browser restores the position itself.
 *
 * @param shown key of the entry whose page is on the screen; the visitor may have gone back since
 */
export function handleScroll(shown: string): void {
  history.scrollRestoration = 'manual';
  if (currentKey() === shown) enterEntry();
  else shownKey = shown;
  addEventListener('scroll', rememberPosition, { passive: true });
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    writeStored();
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
}

/** The element that a hash names. */
export function anchored(hash: string): HTMLElement | null {
  return hash ? document.getElementById(anchorOf(hash)) : null;
}

/** Scrolls to the target of a hash, or to the top (requirement 5). */
export function showAnchor(hash: string): void {
  const target = anchored(hash);
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: 0, behavior: 'instant' });
}

/** Decodes a fragment; returned unchanged if its escapes are malformed, as in `#100%`. */
function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
