import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { engineRoot } from '../../src/node/project/project';
import { callCommand } from '../support/call-command';
import { stateOf } from '../support/folder-state';
import { SiteCopy } from '../support/site-copy';

const site = new SiteCopy();
const { scripts } = JSON.parse(readFileSync(path.join(engineRoot, 'package.json'), 'utf8'));
const names = Object.values<string>(scripts).flatMap(
  (line) => /^node scripts\/run\.cjs (\S+)$/.exec(line)?.[1] ?? [],
);
/** Every command whose help mentions --out. */
const commands: string[] = [];
for (const name of names)
  if (/^ +--out /m.test((await callCommand(name, '--help')).stdout)) commands.push(name);

/** The arguments that each command needs besides --out to write there. */
const calls: Record<string, [command: string, ...string[]]> = {
  build: ['build', '--pages', site.pages],
  review: ['review', 'HEAD', '--format', 'html'],
};

/**
 * Commands that fill no folder: preview reads one, and translations writes files into one
 * (tests/engine/translators-files.test.ts).
 */
const others = ['preview', 'translations'];

it('every command that fills a folder does so in --out, and is tested', () => {
  expect(commands.filter((name) => !others.includes(name)).sort()).toEqual(Object.keys(calls).sort());
});

describe.each(Object.entries(calls))('%s', (_, args) => {
  it.each([
    ['holds files of somebody else', () => path.join(site.work, 'others'), 'did not write|no build wrote'],
    ['is a link to such a folder', () => path.join(site.work, 'link'), 'did not write|no build wrote'],
    ['lies among sources', () => 'src/out', 'among the sources'],
    ['lies among sources, behind a link', () => path.join(site.work, 'to-sources/out'), 'among the sources'],
    ['is the project', () => '.', 'holds the project'],
    ['lies in the pages of the project', () => 'pages/out', 'among the sources'],
  ])('refuses a folder that %s, and changes nothing', async (_name, folder, message) => {
    const others = path.join(site.work, 'others');
    mkdirSync(path.join(others, 'pictures'), { recursive: true });
    for (const file of ['index.html', 'pictures/1.png']) writeFileSync(path.join(others, file), 'mine');
    for (const [link, to] of [
      ['link', others],
      ['to-sources', path.join(engineRoot, 'src')],
    ] as const)
      if (!existsSync(path.join(site.work, link))) symlinkSync(to, path.join(site.work, link));
    const before = stateOf(others);
    const { status, stderr } = await callCommand(...args, '--out', folder());
    expect(stderr).toMatch(new RegExp(message));
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(status).toBe(2);
    expect(stateOf(others)).toEqual(before);
    for (const file of ['src/out', 'pages/out', 'index.html.br'])
      expect(existsSync(path.join(engineRoot, file)), file).toBe(false);
  });
});

it('a build refuses a folder inside the folder of its site', async () => {
  const { status, stderr } = await callCommand(
    'build',
    '--pages',
    site.pages,
    '--out',
    site.file('finance/out'),
  );
  expect(stderr).toContain('lies in the folder of the site');
  expect(status).toBe(2);
  expect(existsSync(site.file('finance/out'))).toBe(false);
});
