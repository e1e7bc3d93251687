import { mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findPaths } from '../../scripts/cli/paths';
import { temporaryFolder } from '../support/temporary-folder';

const work = realpathSync(temporaryFolder('named-paths'));
const pages = path.join(work, 'pages');
const link = path.join(work, 'link');
const page = path.join('finance', 'page.json');
mkdirSync(path.join(pages, 'finance'), { recursive: true });
writeFileSync(path.join(pages, page), '{}');
writeFileSync(path.join(work, 'other.json'), '{}');
symlinkSync(pages, link);

it.each([
  ['by its own path', pages, pages],
  ['by a link, and the site by its own path', link, pages],
  ['by its own path, and the site by a link', pages, link],
  ['by a link, and the site by the same', link, link],
])('a document can be named %s', async (_, folder, site) => {
  expect(await findPaths([path.join(folder, page)], site)).toEqual([path.join(site, page)]);
});

it('a folder around the site can be named by a link to it', async () => {
  expect(await findPaths([work], link)).toEqual([work]);
  expect(await findPaths([link], pages)).toEqual([pages]);
});

it('a path outside the site is refused, however it is named', async () => {
  await expect(findPaths([path.join(work, 'other.json')], link)).rejects.toThrow('is not a part of the site');
  await expect(findPaths([path.join(work, 'nothing.json')], link)).rejects.toThrow(
    'There is no file or folder',
  );
});
