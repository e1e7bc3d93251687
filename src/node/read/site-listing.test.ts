import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder';
import { listSite } from './site-listing';

const work = temporaryFolder('site-listing');
const site = path.join(work, 'pages');
beforeEach(() => {
  rmSync(site, { recursive: true, force: true });
  put('a/page.json');
  put('a/deep/page.json');
});

function put(file: string): void {
  mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
  writeFileSync(path.join(site, file), '{}');
}
const link = (target: string, file: string) => symlinkSync(target, path.join(site, file));
const whys = () => [...listSite(site).strange].map(([file, { why }]) => `${file}: ${why}`);

describe('the files of a site', () => {
  it('are read through links that stay in it, and hidden ones and installed packages are none', () => {
    put('.hidden/page.json');
    put('a/node_modules/ajv/package.json');
    put('node_modules/react/page.json');
    put('node_modules-2/page.json');
    link('a', 'b');
    mkdirSync(path.join(site, 'c'));
    link('../a/page.json', 'c/page.json');
    const { files, strange } = listSite(site);
    expect(files).toEqual([
      'a/deep/page.json',
      'a/page.json',
      'b/deep/page.json',
      'b/page.json',
      'c/page.json',
      'node_modules-2/page.json',
    ]);
    expect(strange.size).toBe(0);
  });

  it.each([
    'Thumbs.db',
    'a/desktop.ini',
    'a/Desktop.ini',
    'a/Icon\r',
    '$RECYCLE.BIN/a/page.json',
    'System Volume Information/page.json',
    'lost+found/page.json',
    '@eaDir/a/page.json',
    '__MACOSX/a/page.json',
    'a/~$liste.docx',
    '#recycle/page.json',
  ])('do not include what a system puts beside them: %j', (name) => {
    put(name);
    expect(listSite(site).files).toEqual(['a/deep/page.json', 'a/page.json']);
  });

  it.each([
    'a/thumbs.json',
    'desktop/page.json',
    'lost-found/page.json',
    'a/my Thumbs.db',
    'a/~liste.docx',
    'a/liste~$.docx',
    'macosx/page.json',
  ])('include what is only called alike: %j', (name) => {
    put(name);
    expect(listSite(site).files).toContain(name);
  });

  it('are in a folder: a file in its place is said in one line, and so is a name that no disk has', () => {
    put('file');
    expect(() => listSite(path.join(site, 'file'))).toThrow(/file cannot be read: it is not a folder/);
    expect(() => listSite(path.join(site, 'x'.repeat(300)))).toThrow(/its name is longer than the disk/);
  });

  it('are not opened where a link leads out, to a hidden file or to nothing', () => {
    writeFileSync(path.join(work, 'secret.json'), '{}');
    put('.env');
    link('..', 'out');
    link('../../secret.json', 'a/es.json');
    link('../.env', 'a/fr.json');
    link('nothing', 'a/de.json');
    expect(whys().sort()).toEqual([
      'a/de.json: leads-nowhere',
      'a/es.json: leads-out',
      'a/fr.json: leads-out',
      'out: leads-out',
    ]);
    expect(listSite(site).files).toContain('a/es.json');
    expect(listSite(site).files).not.toContain('out');
  });

  it.each<[string, () => void]>([
    ['to itself', () => link('.', 'a/loop')],
    ['to the folder above', () => link('..', 'a/loop')],
    ['through two folders', () => [put('b/page.json'), link('../b', 'a/x'), link('../a', 'b/y')]],
    ['of links alone', () => [link('y', 'x'), link('x', 'y'), link('x', 'z')]],
    [
      'reached by another link',
      () => [put('b/p.json'), link('../b', 'a/x'), link('../a', 'b/y'), link('a', 'q')],
    ],
  ])('a circle %s is one mistake', (_, make) => {
    make();
    expect(whys()).toHaveLength(1);
    expect(whys()[0]).toContain('circle');
  });

  it('end, however many links lead to links', () => {
    for (let level = 0; level < 12; level++)
      for (const name of ['x', 'y', 'z']) {
        put(`level-${level}/page.json`);
        if (level > 0) link(`../level-${level - 1}`, `level-${level}/${name}`);
      }
    expect(whys()).toHaveLength(1);
  });

  it('are not opened where they are pipes', () => {
    spawnSync('mkfifo', [path.join(site, 'a/es.json')]);
    link('a/es.json', 'fr.json');
    expect(whys().sort()).toEqual(['a/es.json: no-file', 'fr.json: no-file']);
  });
});
