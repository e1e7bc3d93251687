import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeOutput } from '../../../tests/support/output';
import { Output } from './output';

const hosting = { headers: {}, redirects: {}, languages: [] };
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'output-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const at = (file: string) => path.join(folder, file);

it('removes what no longer belongs, and nothing that it did not write', () => {
  writeOutput(
    folder,
    new Map([
      ['a.html', '1'],
      ['sub/b.html', '1'],
      ['sub/deep/c.html', '1'],
      ['other/d.html', '1'],
    ]),
    hosting,
  );
  writeFileSync(at('mine.txt'), 'kept');
  writeFileSync(at('other/mine.txt'), 'kept');
  writeOutput(folder, new Map([['a.html', '2']]), hosting);
  expect(readFileSync(at('a.html'), 'utf8')).toBe('2');
  // Web servers answer the address of an empty folder with 403.
  expect(existsSync(at('sub'))).toBe(false);
  expect(existsSync(at('mine.txt'))).toBe(true);
  expect(readdirSync(at('other'))).toEqual(['mine.txt']);
  expect(readdirSync(folder).filter((name) => name.startsWith('.staging'))).toEqual([]);
});

it('refuses a folder that holds something else', () => {
  writeFileSync(at('thesis.doc'), 'years of work');
  expect(() => writeOutput(folder, new Map([['a.html', '1']]), hosting)).toThrow(
    /holds files that no build wrote/,
  );
  expect(readdirSync(folder)).toEqual(['thesis.doc']);
});

it('leaves a file alone that is equal, and writes one that is not', () => {
  writeOutput(
    folder,
    new Map([
      ['a.html', '1'],
      ['b.html', '1'],
    ]),
    hosting,
  );
  const before = statSync(at('a.html')).mtimeMs;
  const old = new Date(before - 60_000);
  utimesSync(at('a.html'), old, old);
  utimesSync(at('b.html'), old, old);
  writeOutput(
    folder,
    new Map([
      ['a.html', '1'],
      ['b.html', '2'],
    ]),
    hosting,
  );
  expect(Math.round(statSync(at('a.html')).mtimeMs)).toBe(old.getTime());
  expect(statSync(at('b.html')).mtimeMs).toBeGreaterThan(old.getTime());
  expect(readFileSync(at('b.html'), 'utf8')).toBe('2');
});

it('writes text files compressed as well when it is asked to, and again when one of them is missing', () => {
  const build = (isCompressed: boolean) => {
    const output = new Output(folder, isCompressed);
    output.add('a.html', 'text '.repeat(100));
    output.add('b.png', 'bytes');
    output.commit(['a.html', 'b.png'], hosting, '');
    output.close();
  };
  build(true);
  expect(brotliDecompressSync(readFileSync(at('a.html.br'))).toString()).toBe('text '.repeat(100));
  expect(gunzipSync(readFileSync(at('a.html.gz'))).toString()).toBe('text '.repeat(100));
  expect(existsSync(at('b.png.br'))).toBe(false);
  rmSync(at('a.html.br'));
  build(true);
  expect(existsSync(at('a.html.br'))).toBe(true);
  build(false);
  expect(readdirSync(folder).sort()).toEqual(['.build.json', 'a.html', 'b.png']);
});

it('leaves the staging folder of a build that another user is running', () => {
  const kill = vi.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error('kill EPERM'), { code: 'EPERM' });
  });
  mkdirSync(at('.staging-99999'));
  new Output(folder);
  kill.mockRestore();
  expect(existsSync(at('.staging-99999'))).toBe(true);
});
