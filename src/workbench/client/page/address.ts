import { localPath, routesIn } from '../../../content/model/local-routes';
import { viewOf } from '../state/documents';
import type { State } from '../state/store';
import type { Workbench } from '../state/workbench';

/**
 * Changes the address when the open page gets another path in the language that is shown, so that the application does not look
 * for it at the earlier one.
 *
 * @returns a function that ends this
 */
export function followAddress({ store }: Workbench): () => void {
  return store.subscribe((now, before) => {
    if (now.files === before.files || now.files?.page.file !== before.files?.page.file) return;
    const [from, to] = [addressOf(before), addressOf(now)];
    const { pathname, search, hash } = location;
    if (from === undefined || to === undefined || from === to) return;
    // Further pages of a list are below the page.
    if (pathname !== from && !pathname.startsWith(`${from}/`)) return;
    history.replaceState(history.state, '', to + pathname.slice(from.length) + search + hash);
  });
}

/** The path at which the open page is shown according to its file; undefined if that cannot be read. */
function addressOf({ files, route, language, site }: State): string | undefined {
  const page = files && viewOf(files, []).page;
  if (!page || !site) return undefined;
  return localPath(route, language, site.languages, routesIn(page, site.languages));
}
