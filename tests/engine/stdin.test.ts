import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { engineRoot } from '../../src/node/project/project';
import { SiteCopy } from '../support/site-copy';

/** Checks a text that was not saved as a file of the site. */

const copy = new SiteCopy();
const folder = path.dirname(copy.file('finance'));

const run = (input: string, args: string[], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, ['scripts/run.cjs', 'validate-pages', '--pages', folder, ...args], {
    cwd: engineRoot,
    encoding: 'utf8',
    input,
    env: { ...process.env, NODE_ENV: '', GITHUB_ACTIONS: '', ...env },
  });

/** The findings when a text stands in for a file. */
function findingsIn(file: string, text: string): string[] {
  const { stdout } = run(text, ['--stdin', '--stdin-filename', copy.file(file), '--format', 'json']);
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; file: string; line: number }[];
  };
  return diagnostics.map(
    (one) => `${one.code} ${path.resolve(engineRoot, one.file) === copy.file(file)} ${one.line}`,
  );
}

const text = () => readFileSync(copy.file('finance/page.json'), 'utf8');

describe('--stdin', () => {
  it('finds nothing in a correct text, and mistakes at their place in the text', () => {
    expect(findingsIn('finance/page.json', text())).toEqual([]);
    expect(
      findingsIn('finance/page.json', `\n${text().replace('"href": "/"', '"href": "/nowhere-at-all"')}`),
    ).toEqual(['dead-link true 17']);
    expect(findingsIn('finance/page.json', '{')).toEqual(['json-syntax true 1']);
  });

  it('checks the text instead of the file, and reports nothing else', () => {
    const saved = text();
    writeFileSync(copy.file('finance/page.json'), '{');
    writeFileSync(copy.file('sitemap/es.json'), '{');
    expect(findingsIn('finance/page.json', saved)).toEqual([]);
    writeFileSync(copy.file('finance/page.json'), saved);
  });

  it('checks a page that does not exist yet', () => {
    expect(findingsIn('ledger/page.json', '{ "sections": ').sort()).toEqual([
      'json-syntax true 1',
      'missing-document true 1',
      'unlisted-page true 1',
    ]);
  });

  it('takes the name relative to where npm was called', () => {
    const args = ['--stdin', '--stdin-filename', 'page.json'];
    const { status, stdout } = run('{', args, { INIT_CWD: path.dirname(copy.file('finance/page.json')) });
    expect([status, stdout]).toEqual([1, expect.stringContaining('finance/page.json:1:')]);
  });

  it.each([
    [['--stdin'], '--stdin-filename FILE go together'],
    [['--stdin-filename', 'page.json'], 'not a document of the site|go together'],
    [['--stdin', '--stdin-filename', 'package.json'], 'not a document of the site'],
    [['--stdin', '--stdin-filename', `${folder}/finance/page.txt`], 'not a document of the site'],
    ...['--staged', '--fix', '--watch'].map((flag) => [
      ['--stdin', '--stdin-filename', `${folder}/finance/page.json`, flag],
      'do not go together',
    ]),
    [['--stdin', '--stdin-filename', `${folder}/finance/page.json`, folder], 'leave out the paths'],
  ] as [string[], string][])('refuses %j in one line', (args, why) => {
    const { status, stderr } = run('{}', args);
    expect([status, stderr]).toEqual([2, expect.stringMatching(new RegExp(`^error: .*(${why}).*\\n$`))]);
  });
});
