const storageKey = 'positions';
/** More entries than a browser's history has. */
const kept = 100;
/** How far each visited entry of the history was scrolled, by its key; kept over a reload and over a visit to another site. */
const positions = new Map<string, number>(readStored());

function readStored(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][];
  } catch {
    // Storage may be blocked: positions last as long as the document.
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
 * The key of the history's current entry, as the router keeps it there. The first entry has none, nor have those that links
 * within a page make.
 */
export function currentKey(): string {
  return (history.state as { key?: string } | null)?.key ?? location.pathname + location.hash;
}

/** The entry whose page is on the screen. The browser may have changed the current one already. */
let shownKey = '';

/** Notes how far the page on the screen is scrolled. */
export function rememberPosition(): void {
  if (currentKey() === shownKey) positions.set(shownKey, scrollY);
}

/** Says that the page of the current entry is on the screen now. */
export function enterEntry(): void {
  shownKey = currentKey();
  // Moved to the end: the oldest entries are forgotten.
  positions.delete(shownKey);
  rememberPosition();
}

/** Scrolls to where the current entry was left; to what its address names when it was not. */
export function restorePosition(): void {
  const top = positions.get(currentKey());
  if (top === undefined) showAnchor(location.hash);
  else scrollTo({ top, behavior: 'instant' });
}

/**
 * Restores scroll positions in place of the browser, which would do so before the content is there. When the visitor leaves
 * for another document, or reloads, the browser restores the position itself.
 *
 * @param shown the key of the entry whose page is on the screen; the visitor may have gone back meanwhile
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

/** Scrolls to what an address names, or to the top (requirement 5). */
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
