// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { filesOfPage } from '../../../../tests/support/page-files';
import type { Api } from '../../protocol/api';
import type { FileEdits, FileText, Written } from '../../protocol/documents';
import { setText } from './actions';
import { createWorkbench, type Workbench } from './workbench';

const page = (text: string, hash: string): FileText => ({ file: 'finance/page.json', text, hash });
const written: Written = {
  kind: 'written',
  files: [page('{"title":"B"}', '1')],
  history: { undo: 'Change title', redo: undefined },
  findings: [],
};

/** A workbench with an open page, and the requests that its server receives. */
async function open(files = filesOfPage(page('{"title":"A"}', '0'))) {
  const write = vi.fn(async (_name: string, _files: FileEdits[]) => written);
  const image = vi.fn(async () => new Blob());
  const api = { write, image } as unknown as Api;
  const workbench = createWorkbench(api);
  workbench.queue.start(api.write, await workbench.kept.take());
  await vi.advanceTimersByTimeAsync(100);
  workbench.store.change({ files });
  return { workbench, write, image };
}

/** What a workbench has stored of its unwritten changes. */
async function keptBy({ kept }: Workbench): Promise<string | null> {
  const { tab } = await kept.openTabs();
  return localStorage.getItem(`workbench:changes:${tab}`);
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('two workbenches know nothing of each other: typing in one changes nothing in the other', async () => {
  const files = filesOfPage(page('{"title":"A"}', '0'));
  const one = await open(files);
  const other = await open(files);
  const before = other.workbench.store.getState();
  const onChange = vi.fn();
  other.workbench.store.subscribe(onChange);

  setText(one.workbench, '/title', 'B', 'title', true);
  expect(one.workbench.store.getState().view.page).toEqual({ title: 'B' });
  expect(one.workbench.store.getState().changes).toHaveLength(1);
  expect(one.workbench.earlier.at('finance/page.json', '/title')).toEqual(['A']);
  expect(await keptBy(one.workbench)).toContain('"B"');
  expect(other.workbench.store.getState()).toBe(before);
  expect(before.view.page).toEqual({ title: 'A' });
  expect(other.workbench.earlier.at('finance/page.json', '/title')).toEqual([]);
  expect(await keptBy(other.workbench)).toBeNull();

  await vi.advanceTimersByTimeAsync(500);
  expect(one.write).toHaveBeenCalledOnce();
  expect(one.workbench.store.getState().files?.page.hash).toBe('1');
  expect(other.write).not.toHaveBeenCalled();
  expect(other.workbench.queue.writeTurns()).toBe(0);
  expect(other.workbench.store.getState()).toBe(before);
  expect(onChange).not.toHaveBeenCalled();
});

it('both may type at once, and each writes its own to its own server', async () => {
  const one = await open();
  const other = await open();
  setText(one.workbench, '/title', 'B', 'title', true);
  setText(other.workbench, '/title', 'C', 'title', true);
  expect(await keptBy(one.workbench)).toContain('"B"');
  expect(await keptBy(other.workbench)).toContain('"C"');
  await vi.advanceTimersByTimeAsync(500);
  const values = [one, other].map(({ write }) => write.mock.calls.map(([, [file]]) => file?.edits));
  expect(values).toEqual(['B', 'C'].map((value) => [[{ op: 'set', pointer: '/title', value }]]));
});

it('while a file cannot be read, a workbench shows what it has read there itself', async () => {
  const [one, other] = [await open(), await open(filesOfPage(page('{"tit', '2')))];
  one.workbench.store.change({ files: filesOfPage(page('{"tit', '2')) });
  expect(one.workbench.store.getState().view.page).toEqual({ title: 'A' });
  expect(other.workbench.store.getState().view.page).toBeUndefined();
});

it('each asks its own server for a thumbnail, once', async () => {
  const [one, other] = [await open(), await open()];
  for (const { workbench } of [one, one, other]) void workbench.thumbnails('a.png', '1');
  expect([one, other].map(({ image }) => image.mock.calls.length)).toEqual([1, 1]);
});

it('the form of a section follows it, and closes when it is gone', async () => {
  const sections = (...titles: string[]) =>
    filesOfPage(page(JSON.stringify({ sections: titles.map((title) => ({ title })) }), titles.join()));
  const { workbench } = await open(sections('A', 'B', 'C'));
  workbench.store.change({ selected: 2 });
  workbench.store.change({ files: sections('A', 'C') });
  expect(workbench.store.getState().selected).toBe(1);
  workbench.store.change({ files: sections('A') });
  expect(workbench.store.getState()).toMatchObject({
    selected: undefined,
    focus: { pointer: '/sections/0' },
  });
});
