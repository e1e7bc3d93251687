import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Output } from './output';
import { assertFolderFree, emptyOwn, namesBelow, writeOwn } from './own-folder';

let root = '';
let out = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'own-folder-'));
  out = path.join(root, 'out');
  mkdirSync(out);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const put = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const hosting = { headers: {}, redirects: {}, languages: [] };

describe('a folder of results', () => {
  it('is refused where somebody else wrote in it, and nothing of it changes', () => {
    put('out/pictures/mine.png', 'mine');
    expect(() => emptyOwn(out, '.review.json')).toThrow('did not write');
    expect(readFileSync(path.join(out, 'pictures/mine.png'), 'utf8')).toBe('mine');
  });

  it('is emptied of what the command wrote, and of nothing else', () => {
    emptyOwn(out, '.review.json');
    writeOwn(
      out,
      '.review.json',
      new Map([
        ['index.html', 'a'],
        ['pictures/1.png', 'b'],
      ]),
    );
    put('out/pictures/mine.png', 'mine');
    emptyOwn(out, '.review.json');
    expect(readdirSync(out, { recursive: true }).sort()).toEqual([
      '.review.json',
      'pictures',
      'pictures/mine.png',
    ]);
  });

  it.each([
    ['a list of another shape', '{"files": "index.html"}'],
    ['no list', '{}'],
    ['a list of a list', '[["index.html"]]'],
  ])('with %s is emptied of nothing', (_, text) => {
    put('out/index.html', 'mine');
    put('out/.review.json', text);
    emptyOwn(out, '.review.json');
    expect(existsSync(path.join(out, 'index.html'))).toBe(true);
  });

  it.each(['../victim', 'a/../../victim', '..', '', '/etc/hosts', '..\\victim', 'C:/victim', 'a\0b'])(
    'has no name that leaves it: %j',
    (name) => {
      expect(namesBelow(out, [name, 'index.html', 7, null])).toEqual(['index.html']);
    },
  );

  it('has no name that leaves it by a link', () => {
    mkdirSync(path.join(root, 'elsewhere'));
    symlinkSync(path.join(root, 'elsewhere'), path.join(out, 'assets'));
    expect(namesBelow(out, ['assets/a.js', 'assets/deep/b.js', 'index.html'])).toEqual(['index.html']);
    expect(() => writeOwn(out, '.review.json', new Map([['assets/a.js', '']]))).toThrow('a link leads out');
  });

  it('is neither the engine nor the site, nor around them, nor among their sources', () => {
    const roots = { engine: path.join(root, 'engine'), site: path.join(root, 'sites/museum') };
    const both = ['', '/src', '/pages/x', '/schemas/site/out', '/tests/a', '/.git/out'];
    for (const folder of [
      ...['.', 'sites', 'engine/docs', 'engine/scripts/x'],
      ...both.flatMap((name) => [`engine${name}`, `sites/museum${name}`]),
    ])
      expect(() => assertFolderFree(path.join(root, folder), roots), folder).toThrow('choose');
    for (const folder of [
      ...['engine/dist', 'engine/pages-old', 'engine/node_modules/.cache/x'],
      ...['elsewhere', 'sites/dist', 'sites/museum/dist', 'sites/museum/docs'],
    ])
      expect(() => assertFolderFree(path.join(root, folder), roots), folder).not.toThrow();
  });
});

describe('a build', () => {
  it('removes what an earlier one wrote, and nothing outside its folder that a list names', () => {
    put('victim.txt', 'mine');
    put('out/old.html', 'old');
    put(
      'out/.build.json',
      JSON.stringify({ files: ['old.html', '../victim.txt', path.join(root, 'victim.txt')] }),
    );
    const output = new Output(out);
    output.add('index.html', 'new');
    output.commit(['index.html'], hosting, 'key');
    output.close();
    expect(readFileSync(path.join(root, 'victim.txt'), 'utf8')).toBe('mine');
    expect(readdirSync(out).sort()).toEqual(['.build.json', 'index.html']);
  });

  it.each(['{"files": {"length": 1}}', '{"files": [7, null]}', '{}'])(
    'takes a list of another shape for an empty one: %s',
    (text) => {
      put('out/mine.txt', 'mine');
      put('out/.build.json', text);
      const output = new Output(out);
      output.add('index.html', 'new');
      output.commit(['index.html'], hosting, 'key');
      output.close();
      expect(readdirSync(out).sort()).toEqual(['.build.json', 'index.html', 'mine.txt']);
    },
  );

  it('is refused where a link in its folder leads elsewhere', () => {
    mkdirSync(path.join(root, 'elsewhere'));
    symlinkSync(path.join(root, 'elsewhere'), path.join(out, 'assets'));
    put('out/.build.json', '{"files": []}');
    const output = new Output(out);
    output.add('assets/a.js', 'new');
    expect(() => output.commit(['assets/a.js'], hosting, 'key')).toThrow('a link leads out');
    output.close();
    expect(readdirSync(path.join(root, 'elsewhere'))).toEqual([]);
  });
});
