// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { valueAt } from '../../src/content/json/values';
import { hashOf } from '../../src/node/project/hash';
import { select, setText } from '../../src/workbench/client/state/actions';
import { readFiles, startWorkbench } from '../../src/workbench/client/state/load';
import { createWorkbench } from '../../src/workbench/client/state/workbench';
import type { Api } from '../../src/workbench/protocol/api';
import type { DocumentFiles, Written } from '../../src/workbench/protocol/documents';
import { mergeEdits } from '../../src/workbench/server/merge';

const typed = ' at sea and on all of its shores';
const section = (title: string) => ({ type: 'steps', title });

/** Numbers from 0 to 1 that are the same in every run. */
function numbersFrom(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = Math.imul(state ^ (state >>> 15), 1 | state) + 0x6d2b79f5;
    return ((state ^ (state >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A server with one page, whose answers take a different time each, and the titles of the sections that it has on disk. */
function serverOf(number: () => number, onChange: () => void) {
  const wait = (most: number) => new Promise((resolve) => setTimeout(resolve, number() ** 2 * most));
  const known = new Map<string, string>();
  const text = (value: unknown) => JSON.stringify(value, null, 2);
  let disk = text({ sections: ['Ports', 'Voices', 'Days', 'Write'].map(section) });
  const read = () => {
    known.set(hashOf(disk), disk);
    return { file: 'index/page.json', text: disk, hash: hashOf(disk) };
  };
  const put = async (changed: string) => {
    disk = changed;
    await wait(300);
    onChange();
  };
  const sections = (): { title: string }[] => JSON.parse(disk).sections;
  const api: Partial<Api> = {
    document: async (): Promise<DocumentFiles> => {
      await wait(200);
      const page = read();
      await wait(400);
      return { page, dictionaries: {}, shared: {}, sharing: {}, findings: [] };
    },
    write: async (_name, [edits], isForced = false): Promise<Written> => {
      await wait(250);
      if (!edits) throw new Error('Nothing is to be written.');
      const merged = mergeEdits(read(), edits, known.get(edits.hash), isForced);
      if (Array.isArray(merged)) return { kind: 'conflict', conflicts: merged };
      void put(merged.text);
      const files = [read()];
      await wait(450);
      return { kind: 'written', files, history: { undo: undefined, redo: undefined }, findings: [] };
    },
    history: async () => ({ undo: undefined, redo: undefined }),
  };
  return {
    api,
    titles: () => sections().map(({ title }) => title),
    change: (how: (sections: { title: string }[]) => unknown) => {
      const changed = sections();
      how(changed);
      void put(text({ sections: changed }));
    },
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

// Each run is another order of requests, answers, and what somebody else writes: the typed text goes to its section in all.
it('what is typed goes to its section, however answers and changes by others come', async () => {
  for (let seed = 1; seed <= 12; seed++) {
    vi.clearAllTimers();
    localStorage.clear();
    sessionStorage.clear();
    const number = numbersFrom(seed);
    const server = serverOf(number, () => void readFiles(workbench));
    const workbench = createWorkbench({
      site: async () => ({
        languages: [{ code: 'en', name: 'English' }],
        pages: [],
        page: {},
        definitions: {},
      }),
      changes: async () => ({ missing: '' }),
      ...server.api,
    } as unknown as Api);
    const { store } = workbench;
    const started = startWorkbench(workbench);
    await vi.waitUntil(() => store.getState().files);
    await started;
    select(workbench, 2, { pointer: '/sections/2/title' });
    const [removed, added] = [number(), number()].map((part) => Math.floor(part * typed.length));
    for (const [index, letter] of [...typed].entries()) {
      const { selected = 0, view } = store.getState();
      const pointer = `/sections/${selected}/title`;
      setText(workbench, pointer, `${valueAt(view.page, pointer)}${letter}`, 'title', true);
      await vi.advanceTimersByTimeAsync(60 + number() ** 2 * 120);
      if (index === removed) server.change((sections) => sections.splice(1, 1));
      if (index === added) server.change((sections) => sections.push(section('More')));
    }
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.titles(), `seed ${seed}`).toEqual(['Ports', `Days${typed}`, 'Write', 'More']);
    expect(store.getState().changes, `seed ${seed}`).toEqual([]);
  }
});
