import { localPath } from '../../../content/model/local-routes';
import { goTo } from './actions';
import type { Focus } from './store';
import type { Workbench } from './workbench';

const key = 'workbench:meant';

/** A field of a page. */
interface Meant extends Focus {
  route: string;
}

/** Opens a field of any page. @param focus opens the page itself if omitted */
export function goToPage(workbench: Workbench, route: string, focus?: Focus): void {
  if (route === workbench.store.getState().route) {
    if (focus) goTo(workbench, focus);
    else workbench.store.change({ tab: 'sections', selected: undefined });
    return;
  }
  if (focus) workbench.storage.store('session', key, JSON.stringify({ ...focus, route }));
  location.assign(addressInLanguage(workbench, route));
}

/** The address of a page in the language that is shown: whoever goes to another page stays in it. */
export function addressInLanguage(workbench: Workbench, route: string): string {
  const { site, language } = workbench.store.getState();
  if (!site?.languages.some(({ code }) => code === language)) return route;
  const routes = site.pages.find((page) => page.route === route)?.routes;
  return localPath(route, language, site.languages, routes);
}

/** Returns the field requested before its page was loaded, once. */
export function takeMeant({ storage }: Workbench, route: string): Focus | undefined {
  const kept = storage.read('session', key);
  if (kept === undefined) return undefined;
  storage.store('session', key, undefined);
  const { route: meant, ...focus } = JSON.parse(kept) as Meant;
  return meant === route ? focus : undefined;
}
