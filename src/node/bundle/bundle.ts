import { readFileSync } from 'node:fs';
import path from 'node:path';
import { keyOfInputs } from '../cache/inputs';
import { inCache } from '../cache/place';
import { sealedFiles } from '../cache/sealed-folder';
import { engineRoot, siteArguments, UsageError } from '../project/project';
import { keyOfBundle } from './bundle-key';
import type { StyleRule } from './styles';
import type { ViteManifest } from './vite-manifest';

/** What all pages of a build have in common. */
export interface Template {
  html: string;
  /** The stylesheet, rule by rule; empty in development, where pages link to it. */
  styles: readonly StyleRule[];
  /** The browser's files; empty in development. */
  manifest: ViteManifest;
}

/** The bundled application: one part for the browser, one for prerendering. */
export interface Bundle {
  /** The key of the inputs; `key` also covers the component words among the site's documents. */
  inputs: string;
  key: string;
  folder: string;
  /** The page template with the boot script inlined. */
  template: Template;
  /** The browser's files, relative to `client` in the folder. */
  clientFiles: readonly string[];
  /** Those of them that were replaced for the site: see `themed`. */
  made?: ReadonlyMap<string, string | Uint8Array>;
}

const cache = inCache('bundles');

/** The bundle of the current inputs, made if it is not cached. @throws UsageError */
export function loadBundle(pages: string): Bundle {
  const inputs = keyOfInputs();
  const key = keyOfBundle(inputs, pages);
  const folder = path.join(cache, key);
  const files = sealedFiles(folder) ?? bundleInChildProcess(folder, pages);
  const client = path.join(folder, 'client');
  return {
    inputs,
    key,
    folder,
    template: {
      html: readFileSync(path.join(folder, 'template.html'), 'utf8'),
      styles: JSON.parse(readFileSync(path.join(folder, 'styles.json'), 'utf8')) as StyleRule[],
      manifest: JSON.parse(readFileSync(path.join(client, 'manifest.json'), 'utf8')) as ViteManifest,
    },
    clientFiles: files
      .filter((file) => file.startsWith('client/') && file !== 'client/manifest.json')
      .map((file) => file.slice('client/'.length)),
  };
}

/**
 * Bundles in a child process, since the bundler's memory, twice as much as for ten thousand pages, is freed with it.
 *
 * @returns the files of the bundle
 * @throws UsageError when the sources cannot be bundled; the child process has printed why
 */
function bundleInChildProcess(folder: string, pages: string): string[] {
  // Loaded lazily: it takes 3 ms, and the application is rarely bundled.
  const { spawnSync } = process.getBuiltinModule('node:child_process');
  const args = [
    path.join(engineRoot, 'scripts/run.cjs'),
    'make-bundle',
    folder,
    path.resolve(pages),
    ...siteArguments,
  ];
  const { status, signal, error } = spawnSync(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const files = status === 0 ? sealedFiles(folder) : undefined;
  if (files) return files;
  const ended = () => {
    if (signal !== null) return `the process was ended by ${signal}. Is the machine out of memory?`;
    if (status === 0) return `its files are not in ${folder} any more. Build again.`;
    return status === 2 ? 'the reason stands above.' : `the process ended with status ${status}.`;
  };
  throw new UsageError(`The application cannot be bundled: ${error?.message ?? ended()}`);
}

/** Reads one of the browser's files. */
export function readClient({ folder, made }: Bundle, file: string): Uint8Array | string {
  return made?.get(file) ?? readFileSync(path.join(folder, 'client', file));
}
