import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { lockName } from '../../src/node/write/lock-file';
import { copyProject } from '../support/copy-project';
import { openWorkbench } from '../support/endpoint';
import { operationsOf, until } from '../support/failing-operations';
import { isSame, restoreState, type State, stateOf, visible } from '../support/folder-state';
import { runsOf } from '../support/runs';

/** A copy of the project with a small site, which every command works on. */
const copy = await vi.hoisted(async () => {
  const { mkdtempSync } = await import('node:fs');
  const { tmpdir } = await import('node:os');
  const folder = await import('node:path');
  return mkdtempSync(folder.join(tmpdir(), 'killed-commands-'));
});
vi.mock('../../src/node/project/project', async (importActual) => {
  const { join } = await import('node:path');
  const actual = await importActual<object>();
  return { ...actual, engineRoot: copy, siteRoot: copy, cacheRoot: join(copy, 'node_modules/.cache') };
});
vi.mock('../../src/node/write/operations', async (importActual) => {
  const { mockOperations } = await import('../support/failing-operations');
  return mockOperations(importActual);
});
vi.mock('../../src/node/read/migrations.generated', () => ({
  migrations: [
    {
      title: 'What was the lead is the subtitle now.',
      types: ['hero'],
      migrate(section: import('../../src/content/schema/migration').SectionEditor) {
        if ('lead' in section.value) section.rename('/lead', 'subtitle');
      },
    },
  ],
}));
const printed = vi.hoisted(() => ({ text: '' }));
vi.mock('../../src/node/project/print', () => {
  const print = (text: string) => {
    printed.text += text;
  };
  return { print, printError: print, printPainted: print };
});

// Command files run on import: here they only register themselves, so that the test can call them.
type Command = Parameters<typeof import('../../scripts/cli/run-command').runCommand>[0];
const registered = vi.hoisted(() => ({ command: undefined as Command | undefined }));
vi.mock('../../scripts/cli/run-command', () => ({
  runCommand: (command: Command) => {
    registered.command = command;
  },
}));

// Caches what is formatted and generated again and again: texts, fonts and types.
vi.mock('../../scripts/cli/formatted', async (importActual) => {
  const { memoized } = await import('../support/memoized');
  const { formatted } = await importActual<typeof import('../../scripts/cli/formatted')>();
  return { formatted: memoized(formatted) };
});
vi.mock('../../src/node/bundle/fonts', async (importActual) => {
  const { memoized } = await import('../support/memoized');
  const actual = await importActual<typeof import('../../src/node/bundle/fonts')>();
  return {
    ...actual,
    displayFont: memoized(actual.displayFont),
    rangesOfFaces: memoized(actual.rangesOfFaces),
  };
});
vi.mock('../../src/node/cache/generate-validators', async (importActual) => {
  const { memoized } = await import('../support/memoized');
  const actual = await importActual<typeof import('../../src/node/cache/generate-validators')>();
  return { generateValidators: memoized(actual.generateValidators) };
});
vi.mock('../../src/content/schema/compile-schemas', async (importActual) => {
  const { memoized } = await import('../support/memoized');
  const actual = await importActual<typeof import('../../src/content/schema/compile-schemas')>();
  // A map of its own, since whoever compiles goes on to replace examples in theirs.
  const compileOnce = memoized<
    Parameters<typeof actual.compileSchemas>,
    ReturnType<typeof actual.compileSchemas>
  >((files, migrations) => actual.compileSchemas(new Map(files), migrations));
  return { ...actual, compileSchemas: compileOnce };
});
vi.mock('json-schema-to-typescript', async (importActual) => {
  const { memoized } = await import('../support/memoized');
  const actual = await importActual<typeof import('json-schema-to-typescript')>();
  return { ...actual, compile: memoized(actual.compile) };
});

vi.setConfig({ testTimeout: 600_000 });
const pages = path.join(copy, 'pages');
const history = path.join(copy, 'node_modules/.cache/workbench');
const commands = new Map<string, Command>();

/**
 * Calls a command as `npm run` does.
 * @throws the message of a command that fails
 */
async function call(name: string, ...args: string[]): Promise<void> {
  const { runCommand } = await vi.importActual<typeof import('../../scripts/cli/run-command')>(
    '../../scripts/cli/run-command',
  );
  const command = commands.get(name);
  if (!command) throw new Error(`There is no command ${name}.`);
  const folder = 'pages' in command.options ? ['--pages', pages] : [];
  process.argv = [process.argv[0] ?? '', name, ...args, ...folder];
  printed.text = '';
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => {}) as never);
  await runCommand(command);
  exit.mockRestore();
  process.exitCode = 0;
  const [, message] = /^error: (.*)/m.exec(printed.text) ?? [];
  if (message !== undefined) throw new Error(message);
}

/** Everything that a command may write. */
const state = () => stateOf(copy, ['node_modules', 'tests']);

/** Restores an earlier state, and removes locks. @param now the current state */
function restore(before: State, now = state()): void {
  for (const folder of [copy, pages]) rmSync(path.join(folder, lockName), { force: true });
  restoreState(copy, now, before);
}

const change = (file: string, from: string, to: string) => {
  const name = path.join(pages, file);
  const text = readFileSync(name, 'utf8');
  expect(text).toContain(from);
  writeFileSync(name, text.replace(from, to));
};

const editsOfTwoFiles = async () => {
  const { hashOf } = await import('../../src/node/project/hash');
  const edit = (file: string, edits: object[]) => ({
    file,
    hash: hashOf(readFileSync(path.join(pages, file), 'utf8')),
    edits,
  });
  const files = [
    edit('finance/page.json', [{ op: 'set', pointer: '/sections/0/subtitle', value: 'Another sentence.' }]),
    edit('finance/es.json', [
      { op: 'rename', pointer: '/One sentence on money is enough.', name: 'Another sentence.' },
    ]),
  ];
  return JSON.stringify({ name: 'A sentence', files });
};

/** A command that writes, or an edit. */
interface Writer {
  name: string;
  /** Changes the site so that there is something to do. */
  prepare?(): Promise<void> | void;
  work(): Promise<unknown>;
  /** Whether it also writes sources. */
  ofProject?: boolean;
}

const writers: Writer[] = [
  { name: 'move: a page', work: () => call('move', '/finance', '/money', '--write') },
  { name: 'move: an anchor', work: () => call('move', '/#start', '#begin', '--write') },
  { name: 'move: an image', work: () => call('move', '_site/team.svg', 'index/people.svg', '--write') },
  {
    name: 'move: a section type',
    work: () => call('move', '--type', 'cta', 'invitation', '--write'),
    ofProject: true,
  },
  { name: 'replace', work: () => call('replace', 'Write', 'Speak', '--write') },
  {
    name: '--fix, with documents to migrate',
    prepare: () => {
      for (const page of ['index', 'finance', 'sitemap']) change(`${page}/page.json`, '"subtitle"', '"lead"');
      change('finance/page.json', '"description"', '"descripton"');
      change('_site/es.json', '"Home"', '"Gone": "Ido",\n  "Home"');
    },
    work: () => call('validate-pages', '--fix'),
  },
  {
    name: 'import:redirects',
    prepare: () => writeFileSync(path.join(pages, '../old.csv'), '/money,/finance\n'),
    work: () => call('import-redirects', path.join(pages, '../old.csv')),
  },
  {
    name: 'translations: import',
    prepare: () => {
      const entry = (context: string, copy: string, text: string) =>
        `\nmsgctxt "${context}"\nmsgid "${copy}"\nmsgstr "${text}"\n`;
      const header = 'msgid ""\nmsgstr "Language: es\\nX-Page-Builder-Format: 1\\n"\n';
      const texts = entry('finance/page.json', 'From 3.2 to 12 months', 'Entre 3,2 y 12 meses');
      rmSync(path.join(pages, '_not-found/es.json'));
      change(
        '_not-found/page.json',
        '"title": "Get Started",\n      "items"',
        '"title": "Go on",\n      "items"',
      );
      writeFileSync(
        path.join(pages, '../es.po'),
        `${header}${texts}${entry('_not-found/page.json', 'Go on', 'Siga')}`,
      );
    },
    work: () => call('translations', 'import', path.join(pages, '../es.po'), '--write'),
  },
  { name: 'new:page', work: () => call('new-page', '/finance/ledger') },
  { name: 'new:section', work: () => call('new-section', 'venue'), ofProject: true },
  {
    name: 'delete:section',
    work: () => call('delete-section', 'logos', '--write'),
    ofProject: true,
  },
  { name: 'new:language', work: () => call('new-language', 'fr') },
  { name: 'new:migration', work: () => call('new-migration', 'cta-notes', 'cta'), ofProject: true },
  {
    name: 'generate',
    prepare: () => rmSync(path.join(copy, 'docs/checks.md')),
    work: () => call('generate'),
    ofProject: true,
  },
  {
    name: 'the workbench: an edit of two files',
    work: async () => (await openWorkbench(pages))('edits', await editsOfTwoFiles()),
  },
  {
    name: 'the workbench: a page',
    work: async () =>
      (await openWorkbench(pages))('pages', JSON.stringify({ route: '/ledger', title: 'Ledger' })),
  },
  {
    name: 'the workbench: an image',
    work: async () =>
      (await openWorkbench(pages))(
        'images?file=finance/plan.svg',
        readFileSync(path.join(pages, '_site/team.svg')),
        'image/svg+xml',
      ),
  },
  {
    name: 'the workbench: a step back',
    prepare: async () => {
      await (await openWorkbench(pages))('edits', await editsOfTwoFiles());
      cpSync(history, `${history}-kept`, { recursive: true });
    },
    work: async () => {
      cpSync(`${history}-kept`, history, { recursive: true });
      await (await openWorkbench(pages))('undo', '{}');
    },
  },
];

/** Commands that may follow: some only read, others write something else. */
const next: (() => Promise<unknown>)[] = [
  () => call('validate-pages'),
  () => call('where', 'Home'),
  () => call('translations'),
  () => call('replace', 'What nobody says', 'x', '--write'),
  () => call('move', '/nowhere', '/x').catch(() => {}),
];

/** Numbers from 1 to a total, evenly spread, with both ends. */
const spread = (total: number, count: number) => [
  ...new Set(
    Array.from({ length: count }, (_, index) => 1 + Math.round((index * (total - 1)) / (count - 1))),
  ),
];

/** All of them, or in every run of the tests each second one and the last. */
const chosen = (counts: readonly number[]) =>
  counts.filter((_, index) => index % runsOf(2, 1) === runsOf(1, 0) || index === counts.length - 1);

/** How many commands have followed: each time another one does. */
let followed = 0;

let clean: State;
beforeAll(async () => {
  copyProject(copy, path.resolve('tests/broken-sites/_valid'), process.cwd());
  const files = [
    'move',
    'replace',
    'import-redirects',
    'validate-pages',
    'where',
    'translations',
    'generate',
  ];
  for (const name of [
    ...files,
    'delete-section',
    'new-page',
    'new-section',
    'new-language',
    'new-migration',
  ]) {
    await import(`../../scripts/${name}.ts`);
    if (registered.command) commands.set(name, registered.command);
  }
  clean = state();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe.each(writers)('$name', ({ prepare, work, ofProject }) => {
  const calls = ofProject ? [() => call('generate', '--check'), ...next] : next;

  // All of them write through one function. Its own tests in src/node/write kill it at every operation, in both ways: here it is
  // the first and the last, and some between.
  it('writes all or nothing when killed or failing at any operation', async () => {
    restore(clean);
    await prepare?.();
    const before = state();
    let total = await operationsOf(work);
    const after = state();
    expect(after).not.toEqual(before);
    const seenBefore = visible(before);
    let now = after;
    for (const outcome of ['killed', 'fails'] as const) {
      const ends = { before: 0, after: 0 };
      for (const count of chosen(spread(total, outcome === 'killed' ? 7 : 6))) {
        restore(before, now);
        const ended = await until(count, outcome, work);
        // The first time, some have more to do.
        if (!ended.isReached) {
          total = ended.total;
          break;
        }
        const { error } = ended;
        const isRefused = error?.message.includes('Nothing was written') ?? false;
        if (isRefused) expect(visible(state())).toEqual(visible(before));
        await calls[followed++ % calls.length]?.();
        now = state();
        const end = isSame(visible(now), seenBefore) ? 'before' : 'after';
        expect(now, `${outcome} at ${count}`).toEqual(end === 'before' ? before : after);
        if (outcome === 'fails' && !error) expect(end, `failed at ${count}`).toBe('after');
        ends[end]++;
      }
      expect(ends.before, outcome).toBeGreaterThan(1);
      expect(ends.after, outcome).toBeGreaterThan(0);
    }
  });
});
