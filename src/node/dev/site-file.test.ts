import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder';
import { LiveImages } from './live-images';
import { isSiteFile } from './site-file';

const root = temporaryFolder('site-file');
const pages = path.join(root, 'pages');
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8"/></svg>';

beforeAll(() => {
  mkdirSync(path.join(pages, 'finance'), { recursive: true });
  for (const file of ['finance/a.svg', 'finance/a.html', 'finance/page.json'])
    writeFileSync(path.join(pages, file), drawing);
  writeFileSync(path.join(root, 'index.html'), '');
  symlinkSync(pages, path.join(root, 'elsewhere'));
});

it.each([
  '/pages/finance/a.svg',
  '/pages/finance/a.html',
  '/pages/./finance//a.html',
  '/elsewhere/finance/a.svg',
])('%s is a file of the site, and is not sent as it lies there', (pathname) => {
  expect(isSiteFile(pathname, { root, pages })).toBe(true);
  const absolute = `/@fs${path.join(root, pathname)}`;
  expect(isSiteFile(absolute, { root, pages }), absolute).toBe(true);
});

it.each([
  '/pages/finance',
  '/finance',
  '/index.html',
  '/pages',
  '/src/../index.html',
  '/pages/none.svg',
  '/\0',
])('%s is none', (pathname) => expect(isSiteFile(pathname, { root, pages })).toBe(false));

it('a drawing that was saved again with a script is not sent', () => {
  const images = new LiveImages(pages, ['finance/a.svg'], '');
  const { src = '' } = images.served.get('finance/a.svg') ?? {};
  writeFileSync(
    path.join(pages, 'finance/a.svg'),
    drawing.replace('<path', `<script>${Date.now()}</script><path`),
  );
  const sent = images.find(src.slice(1));
  expect(Buffer.from(sent?.bytes ?? []).toString()).not.toContain('<script');
});
