import { goTo } from './actions';
import { storedText, storeText } from './storage';
import type { Focus } from './store';
import { store } from './store';

const key = 'workbench:meant';

/** A field of a page. */
interface Meant extends Focus {
  route: string;
}

/** Opens a field of any page. @param focus opens the page itself if omitted */
export function goToPage(route: string, focus?: Focus): void {
  if (route === store.get().route) {
    if (focus) goTo(focus.pointer, focus);
    else store.set({ tab: 'sections', selected: undefined });
    return;
  }
  if (focus) storeText('session', key, JSON.stringify({ ...focus, route }));
  location.assign(route);
}

/** Returns the field requested before its page was loaded, once. */
export function takeMeant(route: string): Focus | undefined {
  const kept = storedText('session', key);
  if (kept === undefined) return undefined;
  storeText('session', key, undefined);
  const { route: meant, ...focus } = JSON.parse(kept) as Meant;
  return meant === route ? focus : undefined;
}
