import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { openImage } from '../../src/node/images/make-variant';
import { settings, widthsOf } from '../../src/node/images/variants';
import { engineRoot } from '../../src/node/project/project';
import { ms, printTable, ratio } from './measure';

const photographs = 20;
const small = path.join(engineRoot, 'tests/broken-sites/_valid');

/** Measures a site whose pages show full-size phone photographs: 6000 by 4000 pixels, about 6 MB each. */
export async function benchPictures(folder: string): Promise<void> {
  const site = path.join(folder, 'pictures');
  const files = await writeSite(site);
  const bytes = statSync(files[0] ?? '').size;

  const startAlone = performance.now();
  await sharpAlone(files);
  const alone = performance.now() - startAlone;
  const out = path.join(folder, 'pictures-dist');
  // Warm-up: bundles the application.
  await build(small, path.join(folder, 'small-dist'));
  const first = await build(site, out);
  const second = await build(site, out);

  const assets = readdirSync(path.join(out, 'assets'));
  const phone = assets.find((name) => name.startsWith('photograph-1-') && name.endsWith('-828.avif')) ?? '';
  printTable(`Photographs of 6000 by 4000 pixels and ${(bytes / 1e6).toFixed(1)} MB: ${photographs}`, [
    ['', 'time', 'to sharp', 'memory'],
    ['sharp alone, the same files', ms(alone), ratio(alone, alone), ''],
    ['first build', ms(first.time), ratio(first.time, alone), `${first.memory} MiB`],
    ['second build', ms(second.time), ratio(second.time, alone), `${second.memory} MiB`],
    [`a phone fetches of one: ${(statSync(path.join(out, 'assets', phone)).size / 1000).toFixed(1)} kB`],
  ]);
}

/** Writes a small site with one page per photograph, shown at the top of the page. */
async function writeSite(site: string): Promise<string[]> {
  const [shapes, details, grain] = await Promise.all([
    noise(90, 2, 200),
    noise(1500, 1.2, 90),
    noise(6000, 0.6, 26),
  ]);
  const photograph = await sharp(shapes)
    .composite([
      { input: details, blend: 'soft-light' },
      { input: grain, blend: 'soft-light' },
    ])
    .jpeg({ quality: 90 })
    .toBuffer();
  const files: string[] = [];
  for (const name of readdirSync(small, { recursive: true, encoding: 'utf8' })) {
    if (!statSync(path.join(small, name)).isFile()) continue;
    mkdirSync(path.dirname(path.join(site, name)), { recursive: true });
    copyFileSync(path.join(small, name), path.join(site, name));
  }
  const page = readFileSync(path.join(site, 'finance/page.json'), 'utf8');
  const dictionary = readFileSync(path.join(site, 'finance/es.json'), 'utf8');
  for (let number = 1; number <= photographs; number++) {
    const id = path.join(site, `page-${number}`);
    mkdirSync(id, { recursive: true });
    const hero = `"type": "hero",\n"heroImage": "./photograph-${number}.jpg", "heroImageAlt": "Home",`;
    writeFileSync(path.join(id, 'page.json'), page.replace('"type": "hero",', hero));
    writeFileSync(path.join(id, 'es.json'), dictionary);
    // Bytes appended after the image data change the file's hash, so that no cached result applies.
    const file = path.join(id, `photograph-${number}.jpg`);
    writeFileSync(file, Buffer.concat([photograph, Buffer.from(`${number} ${Math.random()}`)]));
    files.push(file);
  }
  return files;
}

/** Blotches of light and dark that cover a photograph. @param width how many per row */
async function noise(width: number, blur: number, sigma: number): Promise<Buffer> {
  const spots = await sharp({
    create: {
      width,
      height: (width * 2) / 3,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma },
    },
  })
    .blur(blur)
    .png()
    .toBuffer();
  return sharp(spots).resize(6000, 4000).png({ compressionLevel: 1 }).toBuffer();
}

/** Encodes the same files as a build does, one at a time. */
async function sharpAlone(files: readonly string[]): Promise<void> {
  for (const file of files)
    for (const width of widthsOf(6000)) {
      await openImage(file).resize(width).avif(settings.avif).toBuffer();
      await openImage(file).resize(width).jpeg(settings.jpg).toBuffer();
    }
}

/** Builds in a separate process. @returns milliseconds, and the peak memory of the process and its children */
async function build(site: string, out: string): Promise<{ time: number; memory: number }> {
  const start = performance.now();
  const child = spawn(process.execPath, ['scripts/run.cjs', 'build', '--pages', site, '--out', out], {
    cwd: engineRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let memory = 0;
  const watch = setInterval(() => {
    memory = Math.max(memory, memoryOf(child.pid));
  }, 100);
  const status = await new Promise((resolve) => child.once('exit', resolve));
  clearInterval(watch);
  if (status !== 0) throw new Error('The build failed.');
  return { time: performance.now() - start, memory: Math.round(memory / 1024) };
}

/** Current memory of a process and its children in KiB; 0 on systems other than Linux. */
function memoryOf(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    const own = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
    return children.reduce((sum, child) => sum + memoryOf(Number(child)), own);
  } catch {
    return 0;
  }
}
