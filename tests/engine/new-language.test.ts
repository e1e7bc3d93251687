import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { callCommand } from '../support/call-command';
import { stateOf } from '../support/folder-state';
import { runCommand } from '../support/run-command';
import { SiteCopy } from '../support/site-copy';

const site = new SiteCopy();
const add = (code: string) => callCommand('new-language', code, '--pages', site.pages);

it('a site with a new language has no errors, and its files are unchanged', async () => {
  const before = stateOf(site.pages);
  const { stdout, ...rest } = runCommand('new-language', 'fr', '--pages', site.pages);
  expect(rest).toMatchObject({ status: 0, stderr: '' });
  expect(stdout).toContain('counts a text once for each document with it');
  const after = stateOf(site.pages);
  for (const [file, bytes] of Object.entries(before))
    if (file !== '_site/site.json') expect(after[file], file).toBe(bytes);
  const { languages } = JSON.parse(readFileSync(site.file('_site/site.json'), 'utf8'));
  expect(languages).toEqual([
    { code: 'en', name: 'English' },
    { code: 'es', name: 'Español' },
    { code: 'fr', name: 'Français', draft: true },
  ]);
  expect((await site.validate()).status).toBe(0);
});

it('a code that is a route of the site is refused, and nothing is written', async () => {
  cpSync(site.file('finance'), site.file('hr'), { recursive: true });
  const before = stateOf(site.pages);
  const { status, stderr } = await add('hr');
  expect(stderr).toBe(
    'error: Pages in Croatian would be at /hr, and /hr is a path of the site: move that first.\n',
  );
  expect(status).toBe(2);
  expect(stateOf(site.pages)).toEqual(before);
});

it('a language that components have no words in gets them to translate, with days as it writes them', async () => {
  const { status, stdout } = await add('ja');
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: expect.stringContaining(
      'Components have no words in Japanese: those of the nearest language stand in',
    ),
  });
  const file = site.file('_site/words/ja.json');
  const words = JSON.parse(readFileSync(file, 'utf8'));
  expect(words).toMatchObject({ 'nav.menu': 'Menu', 'format.day': '{{year}}年{{month}}{{day}}日' });
  const aboutWords = async () => (await site.findings()).filter(({ code }) => code === 'wrong-language');
  expect(await aboutWords()).toEqual([]);
  rmSync(file);
  expect(await aboutWords()).toMatchObject([{ hint: expect.stringContaining('npm run new:language -- ja') }]);
  const before = stateOf(site.pages);
  expect(await add('ja')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Components have no words in Japanese: .* Translate them there\.\n$/),
  });
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(words);
  expect(Object.keys(stateOf(site.pages))).toHaveLength(Object.keys(before).length + 1);
  expect(await add('ja')).toMatchObject({ status: 2, stderr: 'error: The site has Japanese already.\n' });
  const { 'nav.menu': _, ...others } = words;
  writeFileSync(file, JSON.stringify(others));
  expect(await aboutWords()).toMatchObject([
    {
      message: 'Components lack words in Japanese: "nav.menu".',
      hint: expect.stringContaining('"nav.menu": "Menu"'),
    },
  ]);
});
