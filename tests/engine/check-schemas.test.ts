import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { findSchemaChanges } from '../../src/commands/refactor/schema-changes';
import { compileSchemas } from '../../src/content/schema/compile-schemas';
import { readSchemaFiles } from '../../src/node/read/files';
import { copyProject } from '../support/copy-project';
import { runCommandIn, runIn } from '../support/run-command';
import { temporaryFolder } from '../support/temporary-folder';

/** A copy of the project, with its documents committed. */
const copy = temporaryFolder('check-schemas');
const file = 'sections/metrics.schema.json';
const schemaFile = path.join(copy, 'schemas', file);
let schema = '';

const git = (...args: string[]) => runIn(copy, 'git', ...args);
const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];
const commit = (title: string) => git(...author, 'commit', '--quiet', `--message=${title}`);
const command = (...args: string[]) => runCommandIn(copy, ...args);
const check = (...args: string[]) => command('check-schemas', ...args);

beforeAll(() => {
  copyProject(copy);
  git('init', '--quiet', '--initial-branch=main');
  git('add', 'pages', 'schemas');
  expect(commit('Start').stderr).toBe('');
  schema = readFileSync(schemaFile, 'utf8');
});

/** The metrics schema with changed items. */
function changed(make: (items: { properties: Record<string, object>; required: string[] }) => void): object {
  const value = JSON.parse(schema);
  make(value.properties.items.items);
  return value;
}

const change = (make: Parameters<typeof changed>[0]) =>
  writeFileSync(schemaFile, JSON.stringify(changed(make), null, 2));

it('reports that every document is valid', () => {
  const { status, stdout } = check();
  expect([status, stdout]).toEqual([0, 'Every document of main follows the schemas.\n']);
});

it('translations of drafts that nobody has written are no change of a schema', async () => {
  const draft = path.join(copy, 'pages/lent-works');
  mkdirSync(draft);
  const page = { $schema: '../../schemas/page.schema.json', draft: true, title: 'Lent Works' };
  const text = 'What other houses have lent to us this year, and until when it stays.';
  const sections = [{ type: 'hero', subtitle: text }];
  writeFileSync(path.join(draft, 'page.json'), JSON.stringify({ ...page, description: text, sections }));
  writeFileSync(path.join(draft, 'es.json'), JSON.stringify({ 'Lent Works': '' }));
  git('add', 'pages/lent-works');
  commit('A draft');
  try {
    expect(check().stdout).toBe('Every document of main follows the schemas.\n');
  } finally {
    rmSync(draft, { recursive: true });
    git('reset', '--quiet', '--soft', 'HEAD~1');
    git('reset', '--quiet');
  }
});

/** What a change of the schema leaves behind: each change in words, with what to do. */
async function leftBehind(make: Parameters<typeof changed>[0]): Promise<string[]> {
  const files = new Map(readSchemaFiles()).set(file, changed(make));
  const found = await findSchemaChanges('main', path.join(copy, 'pages'), compileSchemas(files));
  for (const { documents } of found) expect(documents).not.toEqual([]);
  return found.map(({ what, hint }) => `${what} ${hint}`);
}

it.each<[string, Parameters<typeof changed>[0], string | undefined]>([
  [
    'a property that is gone',
    ({ properties }) => delete properties.description,
    '"description" of "items" of a "metrics" section is gone.',
  ],
  [
    'a property that was renamed without a word',
    ({ properties }) => {
      properties.note = properties.description ?? {};
      delete properties.description;
    },
    'write "renamedFrom": "description"',
  ],
  [
    'a property that was renamed and says so',
    ({ properties }) => {
      properties.note = { ...properties.description, renamedFrom: 'description' };
      delete properties.description;
    },
    undefined,
  ],
  [
    'a property that is required now',
    ({ required }) => required.push('timeframe'),
    '"timeframe" of "items" of a "metrics" section is required now.',
  ],
  [
    'a text that has to be shorter',
    ({ properties }) => {
      properties.metric = { type: 'string', copy: true, minLength: 1, maxLength: 5, description: 'Short.' };
    },
    'was narrowed: maxLength is 5 now.',
  ],
  [
    'another type',
    ({ properties }) => {
      properties.metric = { type: 'integer', description: 'A number.' };
    },
    'has another type now: integer.',
  ],
  [
    'a word that is gone',
    ({ properties }) => {
      properties.icon = { type: 'string', enum: ['none'], description: 'No icon.' };
    },
    'any more.',
  ],
])('%s', async (_, make, message) => {
  const found = await leftBehind(make);
  if (message === undefined) expect(found).toEqual([]);
  else expect(found).toContainEqual(expect.stringContaining(message));
});

it('the command says the same, and fails', () => {
  change(({ properties }) => delete properties.description);
  const { status, stdout } = check();
  writeFileSync(schemaFile, schema);
  expect(stdout).toMatch(/"description" of "items" of a "metrics" section is gone\. \d+ documents?: /);
  expect(status).toBe(1);
});

it('reports an unknown revision in one line', () => {
  const { status, stderr } = check('--base', 'nowhere');
  expect([status, stderr]).toEqual([
    2,
    expect.stringMatching(
      /^error: There is no revision "nowhere" here: name a branch, a tag or a commit\..*\n$/,
    ),
  ]);
});

describe('a change that is more than a renamed property', () => {
  const name = 'metrics-notes';
  /** The description of an item becomes the first of its notes. */
  const migration = `import type { Migration } from '../../src/content/schema/migration';

const migration: Migration = {
  title: 'A description is the first of the notes now.',
  types: ['metrics'],
  migrate(section) {
    for (const { item, pointer } of section.items('items')) {
      if (!('description' in item)) continue;
      section.set(\`\${pointer}/notes\`, [item.description]);
      section.remove(\`\${pointer}/description\`);
    }
  },
};

export default migration;
`;

  it('is reported, then applied by a migration with one command that changes nothing else', () => {
    change(({ properties }) => {
      const { description: text = {} } = properties;
      properties.notes = { type: 'array', description: 'Notes.', minItems: 1, maxItems: 3, items: text };
      delete properties.description;
    });
    expect(check().stdout).toContain('npm run new:migration');
    const written = command('new-migration', name, 'metrics');
    expect(written.stderr).toBe('');
    const file = /wrote (schemas\/migrations\/\S+\.ts)/.exec(written.stdout)?.[1] ?? '';
    writeFileSync(path.join(copy, file), migration);

    expect(check()).toMatchObject({ status: 0, stdout: 'Every document of main follows the schemas.\n' });
    const result = command('validate-pages', '--format', 'json');
    const { diagnostics } = JSON.parse(result.stdout) as { diagnostics: { code: string; message: string }[] };
    expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set(['outdated-document']));
    expect(diagnostics[0]?.message).toContain('A description is the first of the notes now.');
    expect(command('validate-pages', '--fix').stdout).toContain('0 errors, 0 warnings');
    const changed = git('diff', '--name-only', '--', 'pages').stdout.trim().split('\n');
    expect(changed.length).toBeGreaterThan(0);
    for (const document of changed) {
      const before = JSON.parse(git('show', `HEAD:${document}`).stdout);
      for (const { items } of before.sections.filter(({ type }: { type: string }) => type === 'metrics'))
        for (const item of items) {
          if (item.description) item.notes = [item.description];
          delete item.description;
        }
      expect(JSON.parse(readFileSync(path.join(copy, document), 'utf8')), document).toEqual(before);
    }
    expect(changed.filter((file) => !file.endsWith('/page.json'))).toEqual([]);
  });

  it.each([
    [['Metrics', 'metrics'], 'is not a name for a migration'],
    [['metrics-notes', 'metric'], 'There is no section type "metric"'],
    [['metrics-notes'], 'Call it with a name and a section type'],
  ])('%j is a usage error', (args, message) => {
    const { status, stderr } = command('new-migration', ...args);
    expect([status, stderr.trim().split('\n').length]).toEqual([2, 1]);
    expect(stderr).toContain(message);
  });
});
