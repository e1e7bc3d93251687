import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder';
import { movedLock, readSitePackage, withEngine } from './site-package';

const work = temporaryFolder('site-package');
const read = (text: string) => {
  writeFileSync(path.join(work, 'package.json'), text);
  return readSitePackage(work);
};

it('is written with another engine, and every other byte stays', () => {
  const text = '{\r\n\t"name":"museum",\r\n\t"dependencies": { "page-builder":"^0.1.0", "left": "1" }\r\n}';
  expect(withEngine(read(text), '^0.2.0')).toBe(text.replace('^0.1.0', '^0.2.0'));
  const dev = '{ "dependencies": {}, "devDependencies": { "page-builder": "file:../engine" } }\n';
  expect(withEngine(read(dev), 'file:../next')).toBe(dev.replace('engine', 'next'));
});

it.each([
  ['{ "name": "museum" }', 'names no page-builder among its dependencies'],
  ['{ "dependencies": ["page-builder"] }', 'names no page-builder'],
  ['{ "dependencies": { "page-builder": 2 } }', 'names no page-builder'],
  ['{,}', 'There is a comma too many'],
  ['null', 'names no page-builder'],
])('that is %j is refused in one line', (text, message) => {
  expect(() => read(text)).toThrow(message);
  expect(() => read(text)).toThrow(/^[^\n]+$/);
});

it('that is not there is refused', () => {
  expect(() => readSitePackage(path.join(work, 'elsewhere'))).toThrow('has no package.json');
});

it('a lock file leads from another folder to where it led, and addresses stay', () => {
  const lock = (engine: string, archive: string) => ({
    lockfileVersion: 3,
    packages: {
      '': { name: 'museum', dependencies: { 'page-builder': engine, left: '1' } },
      [archive]: { version: '0.2.0' },
      'node_modules/page-builder': { resolved: archive, link: true },
      'node_modules/left': { resolved: 'https://packages.example/left/-/left-1.0.0.tgz' },
      'node_modules/right': { resolved: `file:${archive}.tgz` },
      'node_modules/bundled': { version: '1.0.0' },
    },
  });
  const made = JSON.stringify(lock('file:/srv/engine', '../../srv/engine'));
  const moved = movedLock(made, '/tmp/upgrade', '/srv/sites/museum', 'file:../../engine');
  expect(JSON.parse(moved)).toEqual(lock('file:../../engine', '../../engine'));
});
