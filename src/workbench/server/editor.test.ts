import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder';
import { openPlaceInEditor } from './editor';

const root = temporaryFolder('editor');
const project = path.join(root, 'project');
mkdirSync(path.join(project, 'pages'), { recursive: true });
writeFileSync(path.join(project, 'pages/page.json'), '{}');
writeFileSync(path.join(root, 'secret'), '');
mkdirSync(path.join(root, 'project-beside'));
writeFileSync(path.join(root, 'project-beside/page.json'), '{}');
symlinkSync(path.join(root, 'secret'), path.join(project, 'link'));

async function opened(place: string): Promise<string[]> {
  const places: string[] = [];
  await openPlaceInEditor(place, [project], async (launched) => {
    places.push(launched);
    return undefined;
  });
  return places;
}

it('opens a file of the project, however it is named', async () => {
  const file = path.join(project, 'pages/page.json');
  expect(await opened(`${file}:3:5`)).toEqual([`${file}:3:5`]);
  expect(await opened('pages/page.json')).toEqual([file]);
  expect(await opened(`${pathToFileURL(file)}:2`)).toEqual([`${file}:2`]);
});

it.each([
  '',
  '.',
  'pages',
  'nowhere',
  '/etc/passwd',
  '../secret',
  'link',
  '../project-beside/page.json',
  'a\0b',
  'file://%',
])('opens nothing for %j', async (place) => {
  await expect(opened(place)).rejects.toMatchObject({ status: 404 });
});

it('says what went wrong, and what to do', async () => {
  const failing = openPlaceInEditor('pages/page.json', [project], async () => 'no editor was found');
  await expect(failing).rejects.toThrow(
    'page.json could not be opened: no editor was found. Start your editor, or set LAUNCH_EDITOR to its command',
  );
});
