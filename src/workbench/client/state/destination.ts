import { goTo } from './actions';
import type { Focus } from './store';
import { store } from './store';

const key = 'workbench:meant';

/** A field of a page. */
interface Meant extends Focus {
  route: string;
}

/** Opens a field of a page, which may be another one than is open. @param focus without it, the page itself is opened */
export function goToPage(route: string, focus?: Focus): void {
  if (route === store.get().route) {
    if (focus) goTo(focus.pointer, focus);
    else store.set({ tab: 'sections', selected: undefined });
    return;
  }
  if (focus) sessionStorage.setItem(key, JSON.stringify({ ...focus, route }));
  location.assign(route);
}

/** The field that somebody meant before its page was loaded; only once. */
export function takeMeant(route: string): Focus | undefined {
  const kept = sessionStorage.getItem(key);
  if (kept === null) return undefined;
  sessionStorage.removeItem(key);
  const { route: meant, ...focus } = JSON.parse(kept) as Meant;
  return meant === route ? focus : undefined;
}
