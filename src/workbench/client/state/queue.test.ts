// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { filesOfPage } from '../../../../tests/support/page-files';
import type { JsonEdit } from '../../../content/model/json-edit';
import type { Api } from '../../protocol/api';
import type { FileEdits, Written } from '../../protocol/documents';
import { typedLast } from './queue';
import { createWorkbench } from './workbench';

const file = { file: 'finance/page.json', text: '{"title":"A"}', hash: '0' };
const done = (hash: string, title: string): Written => ({
  kind: 'written',
  files: [{ ...file, text: JSON.stringify({ title }), hash }],
  history: { undo: 'Change title', redo: undefined },
  findings: [],
});
const set = (value: string, hash = '0'): FileEdits[] => [
  { file: file.file, hash, edits: [{ op: 'set', pointer: '/title', value }] },
];

/** A workbench with an empty queue, and the requests that its server receives, to which it gives these answers. */
async function start(...answers: Written[]) {
  const asked: { name: string; files: FileEdits[]; force: boolean }[] = [];
  const ids: (string | undefined)[] = [];
  const api = {
    write: async (...[name, files, { id, force = false } = {}]: Parameters<Api['write']>) => {
      asked.push({ name, files, force });
      ids.push(id);
      return answers.shift() ?? done('9', 'Z');
    },
  } as unknown as Api;
  const { store, queue, kept } = createWorkbench(api);
  store.change({ files: filesOfPage(file) });
  queue.start(api.write, await kept.take());
  return { store, queue, asked, ids };
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});

it('what is typed shows at once and is written as one change when typing rests', async () => {
  const { store, queue, asked } = await start(done('1', 'ABC'));
  for (const text of ['AB', 'ABC']) queue.enqueue('Change title', 'page/title', set(text));
  expect(store.getState().view.page).toEqual({ title: 'ABC' });
  await vi.advanceTimersByTimeAsync(500);
  expect(asked).toEqual([{ name: 'Change title', files: set('ABC'), force: false }]);
  expect(store.getState().changes).toEqual([]);
  expect(store.getState().files?.page.hash).toBe('1');
});

it('what comes after something written is made for what that made of the file', async () => {
  const { queue, asked } = await start(done('1', 'B'), done('2', 'C'));
  queue.enqueue('One', 'one', set('B'));
  queue.enqueue('Two', 'two', set('C'));
  await vi.advanceTimersByTimeAsync(500);
  expect(asked.map(({ files }) => files[0]?.hash)).toEqual(['0', '1']);
});

it('while the server is away, everything is kept, and written when it is back', async () => {
  const { store, queue, asked } = await start({ kind: 'away' }, { kind: 'away' }, done('1', 'B'));
  queue.enqueue('Change title', 'page/title', set('B'));
  await vi.advanceTimersByTimeAsync(200);
  expect(store.getState().connection).toBe('away');
  expect(store.getState().view.page).toEqual({ title: 'B' });
  expect(Object.values({ ...localStorage }).join()).toContain('"B"');
  await vi.advanceTimersByTimeAsync(2500);
  expect(asked.length).toBe(3);
  expect(store.getState().connection).toBe('there');
  expect(Object.keys({ ...localStorage })).toEqual([]);
});

it('what was kept by a page that is gone is written by the next one', async () => {
  const first = await start({ kind: 'away' });
  first.queue.enqueue('Change title', 'page/title', set('B'));
  await vi.advanceTimersByTimeAsync(100);
  vi.clearAllTimers();
  const second = await start(done('1', 'B'));
  await vi.advanceTimersByTimeAsync(100);
  expect(second.asked.map(({ files }) => files)).toEqual([set('B')]);
});

it('what may have arrived already keeps its id and its words, also after a reload', async () => {
  const { queue, asked, ids } = await start({ kind: 'away' }, done('1', 'B'));
  queue.enqueue('Change title', 'page/title', set('B'));
  await vi.advanceTimersByTimeAsync(100);
  queue.enqueue('Change title', 'page/title', set('BC'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked.map(({ files }) => files)).toEqual([set('B'), set('B'), set('BC', '1')]);
  expect(ids).toEqual([ids[0], ids[0], expect.not.stringMatching(ids[0] ?? '')]);
  const first = await start({ kind: 'away' });
  first.queue.enqueue('Change title', 'page/title', set('D'));
  await vi.advanceTimersByTimeAsync(100);
  vi.clearAllTimers();
  const second = await start(done('1', 'D'));
  second.queue.enqueue('Change title', 'page/title', set('DE'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(second.asked.map(({ files }) => files)).toEqual([set('D'), set('DE', '1')]);
  expect(second.ids[0]).toBe(first.ids[0]);
});

it('what comes after something that had arrived goes to its place in what that made of the file', async () => {
  const written = { ...file, text: '{"items":[{"t":"New"},{"t":"A"}]}', hash: '1' };
  const { store, queue, asked } = await start({ kind: 'away' }, {
    ...done('1', ''),
    files: [written],
  } as Written);
  const edited = (edit: JsonEdit) => [{ file: file.file, hash: '0', edits: [edit] }];
  store.change({ files: filesOfPage({ ...file, text: '{"items":[{"t":"A"}]}' }) });
  queue.enqueue('Add', 'add', edited({ op: 'insert', pointer: '/items/0', value: { t: 'New' } }));
  await vi.advanceTimersByTimeAsync(100);
  queue.enqueue('Change', 'change', edited({ op: 'set', pointer: '/items/1/t', value: 'B' }));
  queue.show(filesOfPage(written));
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked.at(-1)?.files).toEqual([
    { file: file.file, hash: '1', edits: [{ op: 'set', pointer: '/items/1/t', value: 'B' }] },
  ]);
});

it('what is refused is kept, says why, and does not stand in the way of what comes after', async () => {
  const { store, queue, asked } = await start({ kind: 'refused', message: 'No JSON.' }, done('1', 'C'));
  queue.enqueue('One', 'one', set('B'));
  queue.enqueue('Two', 'two', set('C'));
  await vi.advanceTimersByTimeAsync(500);
  expect(asked.length).toBe(2);
  expect(store.getState().changes.map(({ name, refused }) => [name, refused])).toEqual([['One', 'No JSON.']]);
  queue.retry();
  await vi.advanceTimersByTimeAsync(100);
  expect(store.getState().changes).toEqual([]);
});

it('what is typed on while a conflict waits is shown beside it, and written with it', async () => {
  const conflicts = [{ file: file.file, pointer: '/title', mine: 'B', theirs: 'T' }];
  const { store, queue, asked } = await start(
    { kind: 'conflict', conflicts },
    done('1', 'B'),
    done('2', 'BCD'),
  );
  const mine = () => typedLast(conflicts[0] ?? expect.fail(), store.getState().changes);
  queue.enqueue('Change title', 'page/title', set('B'));
  await vi.advanceTimersByTimeAsync(500);
  expect(mine()).toBe('B');
  for (const text of ['BC', 'BCD']) queue.enqueue('Change title', 'page/title', set(text));
  queue.enqueue('Change subtitle', 'page/subtitle', [
    { file: file.file, hash: '0', edits: [{ op: 'set', pointer: '/subtitle', value: 'S' }] },
  ]);
  expect(mine()).toBe('BCD');
  queue.insist(store.getState().changes[0]?.id ?? '');
  await vi.advanceTimersByTimeAsync(500);
  expect(asked.slice(1).map(({ files }) => [files[0]?.hash, files[0]?.edits[0]])).toEqual([
    ['0', { op: 'set', pointer: '/title', value: 'B' }],
    ['1', { op: 'set', pointer: '/title', value: 'BCD' }],
    ['2', { op: 'set', pointer: '/subtitle', value: 'S' }],
  ]);
});

it('a conflict waits for an answer: mine is written over theirs, or given up', async () => {
  const conflict: Written = {
    kind: 'conflict',
    conflicts: [{ file: file.file, pointer: '/title', mine: 'B', theirs: 'T' }],
  };
  const { store, queue, asked } = await start(conflict, done('1', 'B'), conflict);
  queue.enqueue('Change title', 'page/title', set('B'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked.length).toBe(1);
  queue.insist(store.getState().changes[0]?.id ?? '');
  await vi.advanceTimersByTimeAsync(100);
  expect(asked.at(-1)?.force).toBe(true);
  expect(store.getState().changes).toEqual([]);
  queue.enqueue('Change title', 'page/title', set('C', '1'));
  await vi.advanceTimersByTimeAsync(500);
  queue.discard(store.getState().changes[0]?.id ?? '');
  expect(store.getState().view.page).toEqual({ title: 'B' });
});

it('what is typed on goes to its section, also when somebody else has removed one before it', async () => {
  const text = (...titles: string[]) => JSON.stringify({ sections: titles.map((title) => ({ title })) });
  const written = (hash: string, ...titles: string[]): Written => ({
    kind: 'written',
    files: [{ ...file, text: text(...titles), hash }],
    history: { undo: undefined, redo: undefined },
    findings: [],
  });
  const { store, queue, asked } = await start(written('1', 'A', 'Ty'), written('2', 'A', 'Typed'));
  const page = { ...file, text: text('A', 'B', 'C') };
  store.change({ files: filesOfPage(page) });
  const type = (value: string, pointer = '/sections/2/title') =>
    queue.enqueue('Change title', value, [
      { file: file.file, hash: '0', edits: [{ op: 'set', pointer, value }] },
    ]);
  type('Ty');
  type('Typed');
  await vi.advanceTimersByTimeAsync(500);
  expect(asked.map(({ files }) => [files[0]?.hash, files[0]?.edits])).toEqual([
    ['0', [{ op: 'set', pointer: '/sections/2/title', value: 'Ty' }]],
    ['1', [{ op: 'set', pointer: '/sections/1/title', value: 'Typed' }]],
  ]);
});

it('what is typed into a section that somebody else has removed is left for the server to judge', async () => {
  const { store, queue, asked } = await start({
    ...done('1', 'B'),
    files: [{ ...file, text: '{"title":"B","sections":[{"title":"A"}]}', hash: '1' }],
  } as Written);
  const page = { ...file, text: '{"title":"A","sections":[{"title":"A"},{"title":"B"}]}' };
  store.change({ files: filesOfPage(page) });
  queue.enqueue('One', 'one', set('B'));
  queue.enqueue('Two', 'two', [
    { file: file.file, hash: '0', edits: [{ op: 'set', pointer: '/sections/1/title', value: 'C' }] },
  ]);
  await vi.advanceTimersByTimeAsync(500);
  expect(asked[1]?.files).toEqual([
    { file: file.file, hash: '0', edits: [{ op: 'set', pointer: '/sections/1/title', value: 'C' }] },
  ]);
});

it.each([
  ['are read that somebody else has changed', ['show']],
  ['come back from a step through history', ['takeIn']],
  ['change twice', ['show', 'takeIn']],
  ['change and change again', ['takeIn', 'show']],
] as const)('what waits goes to its section when files %s', async (_, ways) => {
  const { store, queue, asked } = await start();
  const page = (hash: string, ...titles: string[]) => ({
    ...file,
    hash,
    text: JSON.stringify({ sections: titles.map((title) => ({ title })) }),
  });
  const shown = { dictionaries: {}, shared: {}, sharing: {}, findings: [] };
  store.change({ files: { ...shown, page: page('0', 'A', 'B', 'C') } });
  queue.enqueue('One', 'one', [
    { file: file.file, hash: '0', edits: [{ op: 'set', pointer: '/sections/2/title', value: 'Typed' }] },
  ]);
  const states = [page('7', 'New', 'A', 'B', 'C'), page('8', 'A', 'C')].slice(-ways.length);
  const history = { undo: undefined, redo: undefined };
  for (const [index, way] of ways.entries()) {
    const now = states[index] ?? file;
    if (way === 'show') queue.show({ ...shown, page: now });
    else queue.takeIn({ files: [now], history, findings: [] });
  }
  expect(store.getState().view.page).toEqual({ sections: [{ title: 'A' }, { title: 'Typed' }] });
  await vi.advanceTimersByTimeAsync(500);
  expect(asked[0]?.files).toEqual([
    { file: file.file, hash: '8', edits: [{ op: 'set', pointer: '/sections/1/title', value: 'Typed' }] },
  ]);
});
