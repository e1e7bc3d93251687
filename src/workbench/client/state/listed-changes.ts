import type { Api, ChangedPage } from '../../protocol';
import { store } from './store';

/** How long files are left alone before it is asked what has changed: typing is written more often than that. */
const pauseMs = 300;

let api: Api | undefined;

/** The server that was asked; undefined before the first time. */
export const listingServer = (): Api | undefined => api;

let timer: ReturnType<typeof setTimeout> | undefined;
let isAsking = false;

/** Begins to list what was changed, and lists it anew whenever files are others. */
export function startListing(server: Api): void {
  api = server;
  let known = store.get().files;
  store.subscribe(() => {
    const { files } = store.get();
    if (files === known) return;
    known = files;
    schedule();
  });
}

function schedule(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void list(), pauseMs);
}

async function list(): Promise<void> {
  if (!api) return;
  if (isAsking) return schedule();
  isAsking = true;
  try {
    const { changes } = store.get();
    // What is on its way is listed when it is there.
    if (changes.length > 0) return schedule();
    store.set({ listed: await api.changes() });
  } catch {
    // The panel says already that nobody answers; what was known stays.
  } finally {
    isAsking = false;
  }
}

/** How many changes there are, and where: "4 changes on 2 pages". */
export function amountOf(pages: readonly ChangedPage[]): string {
  const count = pages.reduce((sum, { changes }) => sum + changes.length, 0);
  if (count === 0) return 'No changes';
  const own = pages.filter(({ route }) => route !== '').length;
  const places = [
    ...(own > 0 ? [own === 1 ? '1 page' : `${own} pages`] : []),
    ...(own < pages.length ? ['all pages'] : []),
  ];
  return `${count} ${count === 1 ? 'change' : 'changes'} on ${places.join(' and on ')}`;
}
