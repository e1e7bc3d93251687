// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { valueAt } from '../../src/content/json/values';
import { hashOf } from '../../src/node/project/hash';
import { select, setText } from '../../src/workbench/client/state/actions';
import { readFiles, startWorkbench } from '../../src/workbench/client/state/load';
import { createWorkbench } from '../../src/workbench/client/state/workbench';
import type { Api } from '../../src/workbench/protocol/api';
import type { DocumentFiles, Written } from '../../src/workbench/protocol/documents';
import { mergeEdits } from '../../src/workbench/server/merge';
import { filesOfPage } from '../support/page-files';
import { runsOf } from '../support/runs';

vi.setConfig({ testTimeout: 3_600_000 });

const typed = ' at sea and on all of its shores';
const section = (title: string) => ({ type: 'steps', title });

/** A server with one page, whose answers take a different time each, and the titles of the sections that it has on disk. */
function serverOf(timeTo: (most: number) => number, onChange: () => void) {
  const wait = (most: number) => new Promise((resolve) => setTimeout(resolve, timeTo(most)));
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
      return filesOfPage(page);
    },
    write: async (_name, [edits], { force = false } = {}): Promise<Written> => {
      await wait(250);
      if (!edits) throw new Error('Nothing is to be written.');
      const merged = mergeEdits(read(), edits, known.get(edits.hash), force);
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
  const seed = 20261129;
  const runs = { seed, numRuns: runsOf(12, 600), endOnFailure: true };
  const disturbed = fc.asyncProperty(fc.gen(), async (random) => {
    vi.clearAllTimers();
    localStorage.clear();
    sessionStorage.clear();
    /** Mostly short, seldom as long as it takes at most: in milliseconds. */
    const timeTo = (most: number) => (random(fc.nat, 100) / 100) ** 2 * most;
    const server = serverOf(timeTo, () => void readFiles(workbench));
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
    await vi.advanceTimersByTimeAsync(1000);
    await started;
    select(workbench, 2, { pointer: '/sections/2/title' });
    const [removed, added] = [0, 1].map(() => random(fc.nat, typed.length - 1));
    for (const [index, letter] of [...typed].entries()) {
      const { selected = 0, view } = store.getState();
      const pointer = `/sections/${selected}/title`;
      setText(workbench, pointer, `${valueAt(view.page, pointer)}${letter}`, 'title', true);
      await vi.advanceTimersByTimeAsync(60 + timeTo(120));
      if (index === removed) server.change((sections) => sections.splice(1, 1));
      if (index === added) server.change((sections) => sections.push(section('More')));
    }
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.titles()).toEqual(['Ports', `Days${typed}`, 'Write', 'More']);
    expect(store.getState().changes).toEqual([]);
  });
  await fc.assert(disturbed, runs);
});
