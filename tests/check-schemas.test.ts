import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProject } from './copy-project';

/** A copy of the project, whose documents are committed. */
const copy = mkdtempSync(path.join(tmpdir(), 'check-schemas-'));
const schemaFile = path.join(copy, 'schemas/sections/metrics.schema.json');
let schema = '';

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, VITEST: '', NODE_ENV: '' },
  });
const check = (...args: string[]) => run(process.execPath, 'scripts/run.cjs', 'check-schemas', ...args);

beforeAll(() => {
  copyProject(copy);
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];
  run('git', 'init', '--quiet', '--initial-branch=main');
  run('git', 'add', 'pages', 'schemas');
  expect(run('git', ...author, 'commit', '--quiet', '--message=Start').stderr).toBe('');
  schema = readFileSync(schemaFile, 'utf8');
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** The items of metrics as an object that can be changed. */
function change(make: (items: { properties: Record<string, object>; required: string[] }) => void): void {
  const value = JSON.parse(schema);
  make(value.properties.items.items);
  writeFileSync(schemaFile, JSON.stringify(value, null, 2));
}

it('says that every document follows', () => {
  const { status, stdout } = check();
  expect([status, stdout]).toEqual([0, 'Every document of main follows the schemas.\n']);
});

it.each<[string, Parameters<typeof change>[0], number, string]>([
  [
    'a property that is gone',
    ({ properties }) => delete properties.description,
    1,
    '"description" of "items" of a "metrics" section is gone.',
  ],
  [
    'a property that was renamed without a word',
    ({ properties }) => {
      properties.note = properties.description ?? {};
      delete properties.description;
    },
    1,
    'write "renamedFrom": "description"',
  ],
  [
    'a property that was renamed and says so',
    ({ properties }) => {
      properties.note = { ...properties.description, renamedFrom: 'description' };
      delete properties.description;
    },
    0,
    'Every document of main follows',
  ],
  [
    'a property that is required now',
    ({ required }) => required.push('timeframe'),
    1,
    '"timeframe" of "items" of a "metrics" section is required now.',
  ],
  [
    'a text that has to be shorter',
    ({ properties }) => {
      properties.metric = { type: 'string', copy: true, minLength: 1, maxLength: 5, description: 'Short.' };
    },
    1,
    'was narrowed: maxLength is 5 now.',
  ],
  [
    'another type',
    ({ properties }) => {
      properties.metric = { type: 'integer', description: 'A number.' };
    },
    1,
    'has another type now: integer.',
  ],
  [
    'a word that is gone',
    ({ properties }) => {
      properties.icon = { type: 'string', enum: ['none'], description: 'No icon.' };
    },
    1,
    'any more.',
  ],
])('%s', (_, make, status, message) => {
  change(make);
  const result = check();
  writeFileSync(schemaFile, schema);
  expect(result.stdout).toContain(message);
  expect(result.status).toBe(status);
  if (status === 1) expect(result.stdout).toMatch(/ \d+ documents?: /);
});

it('a revision that there is not is one line', () => {
  const { status, stderr } = check('--base', 'nowhere');
  expect([status, stderr]).toEqual([
    2,
    'error: There is no revision "nowhere" here: name a branch, a tag or a commit.\n',
  ]);
});
