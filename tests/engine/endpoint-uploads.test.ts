import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { LiveContent } from '../../src/node/dev/live-content';
import { listFiles } from '../../src/node/read/files';
import { WorkbenchServer } from '../../src/workbench/server/workbench';
import { type Asked, ask, ownHeaders } from '../support/endpoint';
import { temporaryFolder } from '../support/temporary-folder';

/** Uploads, whole and damaged, under invalid names: the endpoint keeps working, and keeps only images next to a document. */
const runs = { numRuns: 1000, seed: 38 };

const root = temporaryFolder('uploads');
const folder = path.join(root, 'pages');
let workbench: WorkbenchServer;

beforeAll(async () => {
  cpSync(path.resolve('tests/sites/three-languages'), folder, { recursive: true });
  mkdirSync(path.join(root, 'outside'));
  symlinkSync(path.join(root, 'outside'), path.join(folder, 'linked'));
  const content = new LiveContent(folder);
  await content.load();
  workbench = new WorkbenchServer(folder, content);
});

const snapshot = () => listFiles(folder).sort();
const outside = () =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => !file.startsWith('pages/'));

const flat = sharp({ create: { width: 40, height: 30, channels: 3, background: '#876' } });
const images = [
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><path d="M0 0h4"/></svg>'),
  await flat.clone().png().toBuffer(),
  await flat.clone().jpeg().toBuffer(),
  await flat.clone().webp().toBuffer(),
];

/** Drawings and photographs, whole and damaged, under valid and invalid names. */
const upload = fc
  .record({
    name: fc.oneof(
      {
        weight: 4,
        arbitrary: fc.constantFrom(
          'finance/new.svg',
          'finance/new.png',
          'finance/New-2.jpg',
          '_site/new.webp',
        ),
      },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          '../new.svg',
          'linked/new.svg',
          'finance/page.json',
          'finance/new.svg\0',
          'new.svg',
          'finance/.new.svg',
          'finance/new.exe',
          'nowhere/new.svg',
          'constructor/new.svg',
          '__proto__/new.svg',
          '',
          'finance/../new.svg',
        ),
      },
    ),
    type: fc.constantFrom('image/svg+xml', 'image/png', 'image/jpeg', 'text/html', ''),
    bytes: fc.oneof(
      fc
        .constantFrom(...images)
        .chain((image) =>
          fc
            .tuple(fc.nat(image.length), fc.uint8Array({ maxLength: 3 }))
            .map(([at, piece]) =>
              Buffer.concat([image.subarray(0, at), piece, image.subarray(at + piece.length)]),
            ),
        ),
      fc.constantFrom(...images),
      fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    ),
  })
  .map(({ name, type, bytes }): Asked => {
    const headers = { ...ownHeaders, 'content-type': type };
    return { method: 'POST', what: `images?file=${encodeURIComponent(name)}`, headers, body: bytes };
  });

it('answers every upload, and keeps only images next to a document', async () => {
  const before = snapshot();
  const around = outside();
  const counts = { written: 0, refused: 0 };
  const property = fc.asyncProperty(upload, async (request) => {
    const { status, ...answer } = await ask(workbench, request);
    expect(status, JSON.stringify(answer)).toBeLessThan(500);
    counts[status === 200 ? 'written' : 'refused']++;
    const come = snapshot().filter((file) => !before.includes(file));
    const bytes = come.map((file) => readFileSync(path.join(folder, file)));
    for (const file of come) rmSync(path.join(folder, file));
    expect(bytes).toEqual(status === 200 ? [request.body] : []);
    for (const file of come) expect(file).toMatch(/^(finance|_site)\/[\w-]+\.(svg|png|jpg|webp)$/);
    expect(snapshot()).toEqual(before);
  });
  await fc.assert(property, runs);
  expect(outside()).toEqual(around);
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(20);
});
