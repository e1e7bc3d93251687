import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as library from '../../scripts/library';
import { engineRoot } from '../../src/node/project/project';
import { runCommand } from '../support/run-command';
import { SiteCopy } from '../support/site-copy';

const site = new SiteCopy();
const own = new SiteCopy();
const { name } = JSON.parse(readFileSync(path.join(engineRoot, 'package.json'), 'utf8'));
/** The compiler compares the declaration with the implementation. */
const declared: typeof import('../../scripts/library.cjs') = library;

/** Another package that depends on this one. */
function makeDependent(): string {
  const folder = path.join(site.work, 'dependent');
  mkdirSync(path.join(folder, 'node_modules'), { recursive: true });
  symlinkSync(engineRoot, path.join(folder, 'node_modules', name));
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  return folder;
}
const dependent = makeDependent();
const runIn = (cwd: string, ...args: string[]) =>
  spawnSync(process.execPath, args, { cwd, encoding: 'utf8', env: { ...process.env, GITHUB_ACTIONS: '' } });

describe('check', () => {
  it('finds what validate-pages finds', async () => {
    expect(await declared.check({ pages: site.pages })).toEqual({
      ...{ pages: 4, errors: 0, warnings: 0 },
      diagnostics: [],
    });
    site.change('finance/page.json', '"href": "/"', '"href": "/lost"');
    const { diagnostics, errors } = await declared.check({ pages: site.pages });
    expect(errors).toBe(1);
    expect(diagnostics).toEqual(await site.findings());
  });

  it('can be limited to paths and to a language', async () => {
    site.change('index/page.json', '"id": "start"', '"id": "begin"');
    const check = (folder: string) =>
      declared.check({ pages: site.pages, paths: [path.join(site.pages, folder)] });
    expect((await check('index')).diagnostics).toMatchObject([{ code: 'dead-anchor' }]);
    expect((await check('_not-found')).diagnostics).toEqual([]);
    expect((await declared.check({ pages: site.pages, language: 'es' })).diagnostics).toEqual([]);
  });

  it.each<[Parameters<typeof library.check>[0], string]>([
    [{ pages: path.join(site.work, 'nowhere') }, 'it does not exist'],
    [{ pages: site.pages, language: 'fr' }, 'not translated into "fr"'],
    [{ pages: site.pages, paths: ['lost'] }, 'There is no file or folder "lost"'],
    [{ pages: site.pages, since: 'HEAD', staged: true }, 'do not go together'],
  ])('%j is refused', async (options, message) => {
    await expect(declared.check(options)).rejects.toThrow(message);
  });

  it('explains a code', async () => {
    expect(await declared.explain('dead-link')).toContain('Every link to this site');
    expect(await declared.explain('dead-lnik')).toBeUndefined();
  });
});

it('another package imports it by name, with its types', async () => {
  const program = `import { check, type CheckDiagnostic } from '${name}';
const { diagnostics, errors } = await check({ pages: process.argv[2] });
const first: CheckDiagnostic | undefined = diagnostics[0];
console.log(errors, first?.code);
`;
  writeFileSync(path.join(dependent, 'report.ts'), program);
  const tsc = path.join(engineRoot, 'node_modules/typescript/bin/tsc');
  const compiler = ['--module', 'nodenext', '--target', 'es2022', '--strict', '--types', 'node'];
  const roots = ['--typeRoots', path.join(engineRoot, 'node_modules/@types')];
  expect(runIn(dependent, tsc, ...compiler, ...roots, 'report.ts').stdout).toBe('');
  site.change('finance/page.json', '"href": "/"', '"href": "/lost"');
  const { stdout, stderr } = runIn(dependent, 'report.js', site.pages);
  expect([stdout, stderr]).toEqual(['1 dead-link\n', '']);
});

describe("the package's command", () => {
  const command = path.join(dependent, 'node_modules', name, 'scripts/bin/validate-pages.cjs');

  it('takes paths relative to where it was called, and finds its project from any folder in it', () => {
    const below = path.join(engineRoot, 'tests/broken-sites/_valid/finance');
    const options = ['--pages', 'tests/broken-sites/_valid'];
    const { stdout, stderr } = runIn(below, command, 'page.json', ...options);
    expect(stderr).toBe('');
    expect(stdout).toContain('4 page documents checked');
    expect(runIn(below, command, 'pages.json', ...options).stderr).toContain(
      'no file or folder "pages.json"',
    );
  });

  it('checks the site of the package that depends on it', () => {
    site.change('finance/page.json', '"href": "/"', '"href": "/lost"');
    const { stdout, status } = runIn(site.work, command);
    expect(stdout).toMatch(/^pages\/finance\/page\.json:\d+:\d+ {2}error/);
    expect(status).toBe(1);
  });

  it('knows the section types of that site, and none of the engine\u2019s own site, as the import does', () => {
    const run = (...args: string[]) => runIn(path.join(own.pages, 'finance'), ...args);
    expect(runCommand('new-section', 'opening-hours', '--site', own.work).stderr).toBe('');
    const show = (type: string) => {
      const document = JSON.parse(own.read('finance/page.json'));
      const section = { type, title: 'Finance', items: [{ title: 'Finance' }] };
      own.write(
        'finance/page.json',
        JSON.stringify({ ...document, sections: [...document.sections.slice(0, 2), section] }),
      );
    };
    const program = path.join(dependent, 'codes.js');
    writeFileSync(
      program,
      `import { check } from '${name}';
const codesOf = async (pages) => (await check({ pages })).diagnostics.map(({ code }) => code);
console.log(JSON.stringify(await Promise.all(process.argv.slice(2).map(codesOf))));
`,
    );
    site.change('finance/page.json', '"href": "/"', '"href": "/lost"');
    const both = () => JSON.parse(run(program, own.pages, site.pages).stdout);
    show('opening-hours');
    expect(run(command, 'page.json')).toMatchObject({ status: 0, stderr: '' });
    expect(both()).toEqual([[], ['dead-link']]);
    show('webinars');
    expect(run(command, 'page.json').stdout).toContain('[unknown-section]');
    expect(both()).toEqual([['unknown-section'], ['dead-link']]);
  });
});
