// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fileOf, filesOfPage } from '../../../../tests/support/page-files';
import type { Api } from '../../protocol/api';
import type { DocumentFiles, FileEdits, Written } from '../../protocol/documents';
import { moveItem, removeItem, setValue } from './actions';
import { copyToPage } from './copy-to-page';
import { addImage, loadSiteInfo, openRoute, readFiles, startWorkbench, step } from './load';
import { createWorkbench, type Workbench } from './workbench';

const text = (title: string, hash: string) => ({
  file: 'finance/page.json',
  text: JSON.stringify({ title }),
  hash,
});
const files = (title: string, hash: string) => filesOfPage(text(title, hash));

it.each(['before a change was sent', 'while a change was sent', 'while a step was undone'] as const)(
  'what was read %s does not take its place',
  async (when) => {
    const reads: ((answer: DocumentFiles) => void)[] = [];
    const answers: ((answer: Written) => void)[] = [];
    const none = { undo: 'Change title', redo: undefined };
    const written: Written = { kind: 'written', files: [text('B', '1')], history: none, findings: [] };
    const api = {
      document: () => new Promise((resolve) => reads.push(resolve)),
      site: async () => ({ languages: [], pages: [], page: {}, definitions: {} }),
      history: async () => none,
      write: () => new Promise((resolve) => answers.push(resolve)),
      step: () => new Promise((resolve) => answers.push(resolve)),
    } as unknown as Api;
    const workbench = createWorkbench(api);
    const { queue, store } = workbench;
    const started = startWorkbench(workbench);
    await vi.waitFor(() => expect(reads.length).toBe(1));
    reads[0]?.(files('A', '0'));
    await started;

    const edits = [{ op: 'set' as const, pointer: '/title', value: 'B' }];
    const change = () =>
      queue.enqueue('Change title', 'page/title', [{ file: 'finance/page.json', hash: '0', edits }]);
    const read = () => readFiles(workbench);
    let reading: Promise<void> | undefined;
    if (when.startsWith('before')) reading = read();
    if (when.endsWith('undone')) void step(workbench, 'undo');
    else change();
    await vi.waitFor(() => expect(answers.length).toBe(1));
    reading ??= read();
    answers[0]?.(written);
    await vi.waitFor(() => expect(store.getState().files?.page.hash).toBe('1'));
    const titles: unknown[] = [];
    store.subscribe(() => titles.push(store.getState().view.page?.title));
    const count = reads.length;
    reads[1]?.(files('A', '0'));
    await vi.waitFor(() => expect(reads.length).toBe(count + 1));
    for (const answer of reads.slice(2)) answer(files('B', '1'));
    await reading;
    expect(new Set(titles)).toEqual(new Set(['B']));
  },
);

it('opens the document of the page where a list begins, on its further pages', async () => {
  const asked: string[] = [];
  const pages = [{ route: '/' }, { route: '/finance' }, { route: '/events/2' }];
  const none = { undo: undefined, redo: undefined };
  const api = {
    document: async (route: string) => {
      asked.push(route);
      return files('A', '0');
    },
    site: async () => ({ languages: [{ code: 'en' }], pages, page: {}, definitions: {} }),
    history: async () => none,
  } as unknown as Api;
  const workbench = createWorkbench(api);
  history.replaceState(null, '', '/finance/2');
  await startWorkbench(workbench);
  for (const path of ['/events/2', '/news/2']) {
    history.replaceState(null, '', path);
    await openRoute(workbench);
  }
  history.replaceState(null, '', '/no-such-page');
  document.documentElement.dataset.page = '_not-found';
  await openRoute(workbench);
  // A page may have got a path of its own a moment ago.
  history.replaceState(null, '', '/derecho');
  document.documentElement.dataset.page = 'legal';
  await openRoute(workbench);
  delete document.documentElement.dataset.page;
  history.replaceState(null, '', '/');
  expect([...new Set(asked)]).toEqual(['/finance', '/events/2', '/news/2', '/404', '/legal']);
});

it('where a property of another page was emptied is forgotten', async () => {
  const document = { title: 'A', sections: [{ type: 'cards', title: 'T', id: 'x', subtitle: 'S' }] };
  const workbench = createWorkbench({
    document: async () => filesOfPage(fileOf('finance/page.json', document)),
  } as unknown as Api);
  history.replaceState({}, '', '/finance');
  await openRoute(workbench);
  setValue(workbench, '/sections/0/title', undefined, 'title');
  expect([...workbench.emptied]).toEqual([['/sections/0/title', 'id']]);
  await openRoute(workbench);
  expect(workbench.emptied.size).toBe(1);
  history.replaceState({}, '', '/legal');
  await openRoute(workbench);
  expect(workbench.emptied.size).toBe(0);
});

it('copies a section to another page with its words, and those that nobody has read are unread there', async () => {
  const words = (entries: object) => ({ file: 'fr.json', hash: 'f', text: JSON.stringify(entries) });
  const entries = { $machine: ['Un', 'Zéro'], One: 'Un', Two: 'Deux' };
  const none = { undo: undefined, redo: undefined };
  const write = vi.fn((_: string, files: FileEdits[]) => ({
    kind: 'refused',
    message: `${files.length} files`,
  }));
  const api = {
    document: async (route: string) => ({
      ...filesOfPage({ ...text(route, route), ...(route === '/there' && { file: 'there/page.json' }) }),
      dictionaries: { fr: words(route === '/there' ? { Three: 'Trois' } : entries) },
    }),
    site: async () => ({
      languages: [{ code: 'en' }],
      pages: [{ route: '/' }, { route: '/there', anchors: ['start'] }],
      types: [],
      page: {},
      definitions: {},
    }),
    history: async () => none,
    write,
  } as unknown as Api;
  const workbench = createWorkbench(api);
  await startWorkbench(workbench);
  const section = { type: 'hero', title: 'One', text: 'Two', image: './map.svg' };
  expect(await copyToPage(workbench, '/there', { ...section, id: 'start' }, 'Hero')).toBe('2 files');
  // The page has that anchor already.
  expect(write.mock.calls[0]?.[1][0]?.edits).toEqual([
    { op: 'insert', pointer: '/sections/-', value: { ...section, image: '../finance/map.svg' } },
  ]);
  expect(write.mock.calls[0]?.[1][1]?.edits).toEqual([
    { op: 'set', pointer: '/One', value: 'Un' },
    { op: 'set', pointer: '/Two', value: 'Deux' },
    { op: 'insert', pointer: '/$machine', value: ['Un'], before: 'Three' },
  ]);
});

describe('an image that is sent', () => {
  afterEach(() => localStorage.clear());
  const none = { undo: undefined, redo: undefined };
  const items = [{ title: 'One' }, { title: 'Two' }, { title: 'Three' }];
  const image = new File(['image'], 'Map.png');

  /** Sends an image for the second of three items; `meanwhile` happens before it has arrived. */
  async function send(meanwhile: (workbench: Workbench) => void, images: string[] = []) {
    let arrived = () => {};
    const sent = vi.fn(
      (_: string) => new Promise<undefined>((resolve) => (arrived = () => resolve(undefined))),
    );
    const site = { languages: [{ code: 'en' }], pages: [], types: [], page: {}, definitions: {}, images };
    const api = {
      document: async (route: string) =>
        filesOfPage(fileOf(`${route.slice(1)}/page.json`, { sections: [{ items }] })),
      site: async () => ({ ...site, images: [...images] }),
      history: async () => none,
      write: () => new Promise(() => {}),
      addImage: sent,
    } as unknown as Api;
    const workbench = createWorkbench(api);
    history.replaceState(null, '', '/finance');
    await startWorkbench(workbench);
    images.push('finance/map.png');
    const done = addImage(workbench, '/sections/0/items/1/image', image, 'image', true);
    await vi.waitFor(() => expect(sent).toHaveBeenCalled());
    meanwhile(workbench);
    arrived();
    expect(await done).toBeUndefined();
    history.replaceState(null, '', '/');
    const { view, notice } = workbench.store.getState();
    return { file: sent.mock.calls[0]?.[0], page: view.page, notice: notice?.words };
  }

  it('goes to its item, wherever that is by then, under a name that is free by then', async () => {
    const { file, page } = await send((workbench) => moveItem(workbench, '/sections/0/items', 1, 0, 'Two'));
    expect(file).toBe('finance/map-2.png');
    const [one, two, three] = items;
    expect(page).toEqual({ sections: [{ items: [{ ...two, image: './map-2.png' }, one, three] }] });
  });

  it.each([
    ['its item is removed', (workbench: Workbench) => removeItem(workbench, '/sections/0/items', 1, 'Two')],
    [
      'another page is open',
      ({ store }: Workbench) =>
        store.change({ files: filesOfPage(fileOf('legal/page.json', { sections: [{ items }] })) }),
    ],
  ])('goes nowhere once %s, which is said', async (_, meanwhile) => {
    const { page, notice } = await send(meanwhile);
    expect(JSON.stringify(page)).not.toContain('map-2.png');
    expect(notice).toContain('Image saved as finance/map-2.png, but what it was added to is gone.');
  });
});

it('says that the server does not answer, keeps what it shows, and asks again until it does', async () => {
  vi.useFakeTimers();
  let isAway = false;
  const answer = async <T>(value: T) => {
    if (isAway) throw new TypeError('Failed to fetch');
    return value;
  };
  const api = {
    document: () => answer(files('A', '0')),
    site: () => answer({ languages: [{ code: 'en' }], pages: [{ route: '/' }], page: {}, definitions: {} }),
    history: () => answer({ undo: undefined, redo: undefined }),
    changes: () => answer({ missing: 'No git.' }),
  } as unknown as Api;
  const workbench = createWorkbench(api);
  const { store } = workbench;
  await startWorkbench(workbench);
  isAway = true;
  await loadSiteInfo(workbench);
  await vi.advanceTimersByTimeAsync(2500);
  const { connection, failure, files: shown } = store.getState();
  expect([connection, failure, shown?.page.hash]).toEqual(['away', undefined, '0']);
  isAway = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(store.getState().connection).toBe('there');
  vi.useRealTimers();
});
