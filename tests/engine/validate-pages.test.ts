import { spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { checks } from '../../src/content/checks';
import { engineRoot } from '../../src/node/project/project';
import { SiteCopy } from '../support/site-copy';

const copy = new SiteCopy();

it('--max-warnings turns too many warnings into an error', async () => {
  writeFileSync(copy.file('finance/page.jsonc'), '{}');
  expect((await copy.validate()).status).toBe(0);
  expect((await copy.validate('--max-warnings', '1')).status).toBe(0);
  expect((await copy.validate('--max-warnings', '0')).status).toBe(1);
  expect((await copy.validate('--max-warnings', 'many')).status).toBe(2);
});

it('messages and hints name files in the same way as places do', async () => {
  copy.change(
    'finance/page.json',
    '"subtitle": "One sentence on money is enough."',
    '"subtitle": "Nothing like it."',
  );
  rmSync(copy.file('sitemap/es.json'));
  const displayPath = (name: string) => path.relative(engineRoot, copy.file(name)).replaceAll(path.sep, '/');
  const findings = await copy.findings();
  expect(findings.map(({ file }) => file)).toEqual([
    displayPath('finance/page.json'),
    displayPath('sitemap/page.json'),
  ]);
  expect(findings[0]?.hint).toContain(displayPath('finance/es.json'));
  expect(findings[1]?.message).toContain(displayPath('sitemap/es.json'));
});

it('a path that does not exist is a usage error', async () => {
  const { status, stderr } = await copy.validate(copy.file('nope'));
  expect([status, stderr]).toEqual([2, `error: There is no file or folder "${copy.file('nope')}".\n`]);
});

it('a path outside the site is a usage error', async () => {
  const { status, stderr } = await copy.validate('package.json');
  expect(status).toBe(2);
  expect(stderr).toMatch(
    /^error: "package\.json" is not a part of the site in .*: name its files or folders\.\n$/,
  );
  expect((await copy.validate(copy.file('..'))).status, 'a folder around the site').toBe(0);
});

it('--explain explains a code, lists all codes, and suggests the code that was probably meant', async () => {
  expect((await copy.validate('--explain', 'dead-link')).stdout).toMatch(/^dead-link \(error\)\n/);
  expect((await copy.validate('--explain')).stdout.trim().split('\n')).toHaveLength(checks.length);
  const unknown = await copy.validate('--explain', 'dead-lnk');
  expect([unknown.status, unknown.stderr]).toEqual([
    2,
    'error: There is no code "dead-lnk": did you mean "dead-link"?\n',
  ]);
});

describe('a mistake that concerns several documents', () => {
  it('is one finding, and appears under each of the given paths', async () => {
    copy.change('_site/es.json', '"Write to us": "Escríbanos",', '');
    const all = await copy.findings();
    expect(all).toHaveLength(1);
    expect(all[0]?.message).toContain('This affects 5 documents');
    const one = await copy.findings(copy.file('sitemap'));
    expect(one.map(({ file }) => path.basename(path.dirname(file)))).toEqual(['sitemap']);
  });
});

const noWatchers = path.join(engineRoot, 'tests/support/no-watchers.cjs');

it.each([
  ['validate-pages --watch', '', '0 errors, 0 warnings'],
  ['validate-pages --watch', noWatchers, '0 errors, 0 warnings'],
  ['dev', noWatchers, 'Nothing is wrong any more'],
])(
  '%s reports after a save, also where the system watches nothing more: %j',
  async (command, preload, well) => {
    const child = spawn(
      process.execPath,
      [
        ...(preload ? ['--require', preload] : []),
        'scripts/run.cjs',
        ...command.split(' '),
        '--pages',
        copy.pages,
      ],
      {
        cwd: engineRoot,
        env: { ...process.env, GITHUB_ACTIONS: '', NODE_ENV: '', PORT: '0' },
      },
    );
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => {
        output += data;
      });
    const until = (text: string) =>
      vi.waitFor(() => expect(output).toContain(text), { timeout: 60_000, interval: 50 });
    try {
      await until(command === 'dev' ? 'localhost' : well);
      if (preload) await until('This system watches no more files.');
      copy.change('finance/page.json', '"type": "hero"', '"type": "heroo"');
      await until('"heroo" is not a section type');
      expect(output.match(/watches no more files|ENOSPC/g)?.length ?? 0).toBe(preload ? 1 : 0);
      output = '';
      copy.change('finance/page.json', '"type": "heroo"', '"type": "hero"');
      await until(well);
    } finally {
      child.kill();
    }
  },
);
