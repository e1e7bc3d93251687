const storageKey = 'positions';
/** More entries than a browser keeps in its history. */
const kept = 100;
/** Scroll positions by key of the history entry, kept across reloads and visits to other sites. */
const positions = readStored();

function readStored(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]'));
  } catch {
    // Storage may be blocked, or hold what another site of this host has written; positions then last as long as the document.
    return new Map();
  }
}

function writeStored(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-kept)));
  } catch {
    // As above.
  }
}

/** The key of the entry whose link was followed again: Firefox then clears what is stored with the entry, and tells nobody. */
let again = '';

/**
 * The key of the current history entry. Entries that the router has not made, the first one and those of links within a page, get
 * theirs here: their address alone would be that of every entry whose link was the same.
 */
export function currentKey(): string {
  const state = history.state as { key?: string } | null;
  if (state?.key) return state.key;
  const key = again || `${Math.random()}`;
  history.replaceState({ ...state, key }, '');
  return key;
}

/** The entry whose page is on the screen. The browser's current entry may already be another one. */
let shownKey = '';

/** The key of the history entry whose page is on the screen. */
export const shownEntry = () => shownKey;

/** Stores the scroll position of the page on the screen. */
export function rememberPosition(): void {
  if (currentKey() === shownKey) positions.set(shownKey, scrollY);
}

/** Lets a link to the current address lead to its target, although the visitor has scrolled away, and keeps the entry's key. */
export function followAgain(): void {
  positions.delete(shownKey);
  again = shownKey;
}

/** Records that the page of the current entry is now on the screen. */
export function enterEntry(): void {
  shownKey = currentKey();
  again = '';
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
