import {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { until } from '../../../tests/support/failing-operations';
import { temporaryFolder } from '../../../tests/support/temporary-folder';
import { lockFolders, settleFolder } from './lock';
import type { FileChange } from './steps';
import { writeFiles } from './write-files';

vi.mock('./operations', async (importActual) => {
  const { mockOperations } = await import('../../../tests/support/failing-operations');
  return mockOperations(importActual);
});

const work = temporaryFolder('write-files');
const site = path.join(work, 'site');
const at = (file: string) => path.join(site, file);

function put(file: string, text: string): void {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
}

/** Everything below the site, including hidden files and empty folders. */
function state(): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of (readdirSync(site, { recursive: true }) as string[]).sort()) {
    if (found[path.dirname(name)]?.startsWith('->')) continue;
    const stat = lstatSync(at(name));
    if (stat.isSymbolicLink()) found[name] = `-> ${readlinkSync(at(name))}`;
    else if (stat.isDirectory()) found[`${name}/`] = '';
    else found[name] = `${(stat.mode & 0o777).toString(8)} ${readFileSync(at(name), 'utf8')}`;
  }
  return found;
}

beforeEach(() => {
  rmSync(site, { recursive: true, force: true });
  put('a/page.json', 'one');
  put('a/plan.svg', 'two');
  put('b/page.json', 'three');
  put('shared/page.json', 'four');
  symlinkSync('../shared', path.join(site, 'b/linked'));
  chmodSync(at('a/page.json'), 0o640);
});

const change = (): FileChange[] => [
  { kind: 'put', file: at('b/page.json'), content: 'three!', before: 'three' },
  { kind: 'put', file: at('b/linked/page.json'), content: 'four!', before: 'four' },
  { kind: 'put', file: at('c/d/page.json'), content: 'one!', before: undefined, like: at('a/page.json') },
  { kind: 'remove', file: at('a/page.json'), before: 'one' },
  { kind: 'move', from: at('a/plan.svg'), to: at('c/plan.svg') },
  { kind: 'move', from: at('b/linked'), to: at('c/d/linked') },
];
const after = {
  'b/': '',
  'b/page.json': '644 three!',
  'c/': '',
  'c/d/': '',
  'c/d/linked': '-> ../../shared',
  'c/d/page.json': '640 one!',
  'c/plan.svg': '644 two',
  'shared/': '',
  'shared/page.json': '644 four!',
};

function write(changes = change()): void {
  const lock = lockFolders([site]);
  try {
    writeFiles(lock, changes);
  } finally {
    lock.release();
  }
}

describe('files are changed', () => {
  it('all of them, with their rights, through links, and folders come and go', () => {
    write();
    expect(state()).toEqual(after);
  });

  it('all of them or none, wherever the process is killed; the next command cleans up', async () => {
    const before = state();
    let [finished, taken] = [0, 0];
    for (let count = 1; ; count++) {
      const { isReached } = await until(count, 'killed', write);
      if (!isReached) break;
      // The next command only reads: it rolls back the unfinished write, and the next writer takes the stale lock.
      settleFolder(site);
      lockFolders([site]).release();
      const now = state();
      if (JSON.stringify(now) === JSON.stringify(before)) taken++;
      else {
        expect(now, `killed at ${count}`).toEqual(after);
        finished++;
      }
      rmSync(site, { recursive: true });
      restore(before);
    }
    expect(taken).toBeGreaterThan(15);
    expect(finished).toBeGreaterThan(3);
  });

  it('all of them or none, from whichever operation on nothing works; and a message says what is true', async () => {
    const before = state();
    const said = new Set<string>();
    for (let count = 1; ; count++) {
      const { isReached, error } = await until(count, 'fails', write);
      const now = visible(state());
      const message = error?.message ?? '';
      if (message.includes('Nothing was written') || message.includes('cannot be written')) {
        said.add('nothing');
        expect(now, `failed at ${count}`).toEqual(visible(before));
      } else if (error) {
        said.add('half');
        expect(message).toMatch(/^It stopped half way \(the disk is full\) and could not be taken back: /);
        expect(now).not.toEqual(visible(before));
        // Every file is named with its actual state.
        const [changed = '', same = ''] = message.split('; as before: ');
        const isNamed = (text: string, file: string) => text.includes(`${file} `) || text.includes(file);
        for (const [file, isChanged] of [
          ['b/page.json', now['b/page.json'] !== before['b/page.json']],
          ['a/plan.svg', now['a/plan.svg'] === undefined],
          ['a/page.json', now['a/page.json'] === undefined],
        ] as const)
          expect(isNamed(isChanged ? changed : same, file), `${file} in ${message}`).toBe(true);
      } else expect(now).toEqual(visible(after));
      settleFolder(site);
      lockFolders([site]).release();
      expect(state(), `then, ${count}`).toEqual(error ? before : after);
      rmSync(site, { recursive: true });
      restore(before);
      if (!isReached) break;
    }
    expect([...said].sort()).toEqual(['half', 'nothing']);
  });
});

describe('what somebody else writes meanwhile', () => {
  const places = ['b/page.json', 'c/d/page.json', 'a/page.json', 'c/plan.svg', 'shared/page.json'];

  it.each(places)('stays in %s, whenever that is, and the next command works', async (file) => {
    const before = state();
    const outcomes = new Set<string>();
    let overwritten = 0;
    for (let count = 1; ; count++) {
      const { isReached, error } = await until(count, () => put(file, 'theirs'), write);
      if (!isReached) break;
      outcomes.add(error ? 'refused' : 'written');
      if (error) {
        expect(error.message).toMatch(/^Nothing was written: .* (was (changed|written) meanwhile|exists)/);
        expect(visible(state()), `refused at ${count}`).toMatchObject({
          ...visible(before),
          [file]: expect.stringContaining('theirs'),
        });
      }
      const isThere = existsSync(at(file)) && readFileSync(at(file), 'utf8') === 'theirs';
      if (!isThere) overwritten++;
      expect(Object.keys(state()).filter((name) => /(^|\/)\./.test(name))).toEqual([]);
      if (isThere) write([{ kind: 'put', file: at(file), content: 'ours', before: 'theirs' }]);
      rmSync(site, { recursive: true });
      restore(before);
    }
    expect([...outcomes].sort()).toEqual(['refused', 'written']);
    // Nothing can be noticed between the last look at a file and the system call that takes its place.
    expect(overwritten).toBe(1);
  });

  it('stays as well when the process is killed before its turn comes', async () => {
    const before = state();
    const isHalf = () => visible(state())['a/plan.svg'] === '644 two!';
    for (let count = 1; !isHalf(); count++) {
      settleFolder(site);
      lockFolders([site]).release();
      await until(count, 'killed', () =>
        write([
          { kind: 'put', file: at('a/plan.svg'), content: 'two!', before: 'two' },
          { kind: 'put', file: at('b/page.json'), content: 'three!', before: 'three' },
        ]),
      );
    }
    expect(visible(state())['b/page.json']).toBe('644 three');
    put('b/page.json', 'theirs');
    settleFolder(site);
    lockFolders([site]).release();
    expect(state()).toEqual({ ...before, 'b/page.json': '644 theirs' });
  });
});

/** Drops the hidden files. */
function visible(all: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => !/(^|\/)\.|\/$/.test(name)));
}

function restore(all: Record<string, string>): void {
  for (const [name, text] of Object.entries(all)) {
    const [, link] = /^-> (.*)/.exec(text) ?? [];
    if (link !== undefined) {
      mkdirSync(path.dirname(at(name)), { recursive: true });
      symlinkSync(link, at(name));
    } else if (!name.endsWith('/')) {
      put(name, text.slice(4));
      chmodSync(at(name), Number.parseInt(text.slice(0, 3), 8));
    }
  }
}

it('a name changes in case alone where the disk takes both names for one file, and changes back', async () => {
  // Other disks know the file by a second name.
  if (!existsSync(at('a/Plan.svg'))) linkSync(at('a/plan.svg'), at('a/Plan.svg'));
  const before = state();
  const { 'a/page.json': _, ...after } = before;
  const changes: FileChange[] = [
    { kind: 'move', from: at('a/Plan.svg'), to: at('a/plan.svg') },
    { kind: 'remove', file: at('a/page.json'), before: 'one' },
  ];
  write(changes);
  expect(state()).toEqual(after);
  for (let count = 1; ; count++) {
    if (!existsSync(at('a/page.json'))) put('a/page.json', 'one');
    chmodSync(at('a/page.json'), 0o640);
    const { isReached } = await until(count, 'killed', () => write(changes));
    if (!isReached) break;
    settleFolder(site);
    lockFolders([site]).release();
    expect([before, after], `killed at ${count}`).toContainEqual(state());
  }
});

it('another file whose name differs in case alone stays', () => {
  put('a/Plan.svg', 'other');
  // The disk takes both names for one file.
  if (readFileSync(at('a/plan.svg'), 'utf8') === 'other') return;
  expect(() => write([{ kind: 'move', from: at('a/plan.svg'), to: at('a/Plan.svg') }])).toThrow(
    'a/Plan.svg exists',
  );
});

describe('nothing is written when', () => {
  it.each<[string, FileChange, string]>([
    [
      'a file was changed',
      { kind: 'put', file: 'b/page.json', content: 'x', before: '3' },
      'was changed meanwhile',
    ],
    ['a new file exists', { kind: 'put', file: 'b/page.json', content: 'x', before: undefined }, 'exists'],
    [
      'a file is gone',
      { kind: 'put', file: 'b/es.json', content: 'x', before: 'y' },
      'was changed meanwhile',
    ],
    ['a place is taken', { kind: 'move', from: 'a/plan.svg', to: 'b/page.json' }, 'exists'],
    [
      'a place is taken by another name of the file',
      { kind: 'move', from: 'a/plan.svg', to: 'a/linked.svg' },
      'a/linked.svg exists',
    ],
    ['a folder is in the way', { kind: 'put', file: 'a', content: 'x', before: undefined }, 'is not a file'],
    ['a file leaves', { kind: 'put', file: '../x', content: 'x', before: undefined }, 'lies outside'],
    [
      'a link leads out',
      { kind: 'put', file: 'out/x', content: 'x', before: undefined },
      'leads out of the project',
    ],
    [
      'a link leads nowhere',
      { kind: 'put', file: 'gone/x', content: 'x', before: undefined },
      'leads nowhere',
    ],
    ['a file is read-only', { kind: 'put', file: 'locked.json', content: 'x', before: 'y' }, 'is read-only'],
    ['a read-only file would go', { kind: 'remove', file: 'locked.json', before: 'y' }, 'is read-only'],
  ])('%s', (_, given, message) => {
    symlinkSync(work, at('out'));
    symlinkSync('nothing', at('gone'));
    linkSync(at('a/plan.svg'), at('a/linked.svg'));
    put('locked.json', 'y');
    chmodSync(at('locked.json'), 0o444);
    const before = state();
    const first: FileChange = { kind: 'put', file: at('a/page.json'), content: 'new', before: 'one' };
    const changed =
      given.kind === 'move'
        ? { ...given, from: at(given.from), to: at(given.to) }
        : { ...given, file: at(given.file) };
    expect(() => write([first, changed])).toThrow(message);
    expect(() => write([first, changed])).toThrow(/^Nothing was written: /);
    expect(state()).toEqual(before);
  });
});

it('a file that would stay the same is not touched, be it read-only', () => {
  chmodSync(at('a/plan.svg'), 0o444);
  const before = statSync(at('a/plan.svg')).ctimeMs;
  write([{ kind: 'put', file: at('a/plan.svg'), content: 'two', before: 'two' }]);
  expect(statSync(at('a/plan.svg')).ctimeMs).toBe(before);
});

it('a journal that somebody else put there changes nothing outside', () => {
  const journal = (file: string) => ({
    token: 'abc',
    command: 'move',
    made: [],
    left: [],
    steps: [{ kind: 'put', file, before: '', after: hashOfSecret, made: '', kept: '' }],
  });
  const hashOfSecret = 'K7gNU3sdo-OL0wNhqoVWhr3g6s1xYv72ol_pe_Unols';
  writeFileSync(path.join(work, 'secret'), 'secret');
  symlinkSync(work, at('out'));
  for (const file of ['../secret', 'out/secret', path.join(work, 'secret')]) {
    writeFileSync(at('.writing-journal.json'), JSON.stringify(journal(file)));
    expect(() => settleFolder(site)).toThrow('cannot be used');
    expect(existsSync(path.join(work, 'secret'))).toBe(true);
  }
});
