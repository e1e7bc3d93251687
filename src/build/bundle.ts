import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { InlineConfig } from 'vite';
import { withBootScript } from './boot';
import type { Manifest } from './budget';
import { removeOld } from './cache';
import { listFiles } from './files';
import { hashOf } from './hash';
import type { Template } from './html';
import { projectRoot } from './project';
import { parseStyles, type StyleRule } from './styles';

/** The application, bundled: one part for the browser, one that renders pages here. */
export interface Bundle {
  /** Another text for other sources. */
  key: string;
  folder: string;
  /** What all pages are made of, with the boot script in it. */
  template: Template;
  manifest: Manifest;
  /** The browser's files, relative to `client` in the folder. */
  clientFiles: readonly string[];
}

const cache = path.join(projectRoot, 'node_modules/.cache/bundles');

/** The bundle of the sources as they are; made when one of them has changed since the last one. */
export async function loadBundle(): Promise<Bundle> {
  const key = keyOfSources();
  const folder = path.join(cache, key);
  if (!existsSync(folder)) await makeBundle(folder);
  const client = path.join(folder, 'client');
  return {
    key,
    folder,
    template: {
      html: readFileSync(path.join(folder, 'template.html'), 'utf8'),
      styles: JSON.parse(readFileSync(path.join(folder, 'styles.json'), 'utf8')) as StyleRule[],
    },
    manifest: JSON.parse(readFileSync(path.join(client, 'manifest.json'), 'utf8')) as Manifest,
    clientFiles: listFiles(client).filter((file) => file !== 'index.html' && file !== 'manifest.json'),
  };
}

function keyOfSources(): string {
  const sources = listFiles(path.join(projectRoot, 'src'))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => `src/${file}`);
  const files = [...sources, 'index.html', 'vite.config.ts', 'package-lock.json'];
  const stamps = files.map((file) => {
    const { mtimeMs, size } = statSync(path.join(projectRoot, file));
    return `${file} ${mtimeMs} ${size}`;
  });
  return hashOf(stamps.join('\n'));
}

/** Bundles beside and renames, so that no build ever begins with half a bundle. */
async function makeBundle(folder: string): Promise<void> {
  process.env.NODE_ENV = 'production';
  const [{ build }, { shortClasses }] = await Promise.all([import('vite'), import('./short-classes')]);
  const work = `${folder}.${process.pid}`;
  const classes = new Map<string, string>();
  const shared = {
    root: projectRoot,
    logLevel: 'warn' as const,
    mode: 'production',
    plugins: shortClasses(classes),
  } satisfies InlineConfig;
  const client = path.join(work, 'client');
  try {
    await build({ ...shared, build: { outDir: client, emptyOutDir: true, manifest: 'manifest.json' } });
    await build({
      ...shared,
      build: {
        outDir: path.join(work, 'server'),
        emptyOutDir: true,
        ssr: 'src/app/entry-server.tsx',
        copyPublicDir: false,
      },
    });
    const template = await withBootScript(readFileSync(path.join(client, 'index.html'), 'utf8'));
    writeFileSync(path.join(work, 'template.html'), template);
    writeFileSync(path.join(work, 'classes.json'), JSON.stringify([...classes]));
    const sheets = listFiles(client).filter((file) => file.endsWith('.css'));
    const css = sheets.map((file) => readFileSync(path.join(client, file), 'utf8')).join('\n');
    writeFileSync(path.join(work, 'styles.json'), JSON.stringify(await parseStyles(css)));
    mkdirSync(cache, { recursive: true });
    putInPlace(work, folder);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  removeOld(cache, (name) => name === path.basename(folder));
}

/** Another build may have made the same bundle meanwhile. */
function putInPlace(work: string, folder: string): void {
  try {
    renameSync(work, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}

/** The classes of a bundle as the sources have them, by the short names that its pages have. */
export function readClasses(folder: string): Map<string, string> {
  const names: [string, string][] = JSON.parse(readFileSync(path.join(folder, 'classes.json'), 'utf8'));
  return new Map(names.map(([name, short]) => [short, name]));
}

/** One of the browser's files. */
export function readClient({ folder }: Bundle, file: string): Uint8Array {
  return readFileSync(path.join(folder, 'client', file));
}
