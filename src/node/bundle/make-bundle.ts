import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { InlineConfig } from 'vite';
import { removeOld, temporaryName } from '../cache/cache';
import { keyOfInputs } from '../cache/inputs';
import { sealedFiles, sealFolder } from '../cache/sealed-folder';
import { fromEngine } from '../project/place-of';
import { engineRoot } from '../project/project';
import { listFiles } from '../read/files';
import { withBootScript } from './boot-script';
import { keyOfBundle } from './bundle-key';
import { sitePlugin } from './site-plugin';
import { parseStyles } from './styles';
import { applicationSource, stylesSource } from './vite-manifest';
import { viteOptions } from './vite-options';

/**
 * Bundles the application into a temporary folder and renames it, so that no build ever uses half a bundle.
 *
 * @param pages the folder of the site's documents, as an absolute path
 * @throws Error when the sources cannot be bundled
 */
export async function makeBundle(folder: string, pages: string): Promise<void> {
  process.env.NODE_ENV = 'production';
  const { build, mergeConfig } = await import('vite');
  const work = temporaryName(folder);
  const shared: InlineConfig = {
    root: engineRoot,
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    plugins: [sitePlugin(pages)],
  };
  // Plugins keep what they know of one build.
  const bundle = async (own: InlineConfig) =>
    build(mergeConfig(await viteOptions(engineRoot), { ...shared, ...own }));
  const client = path.join(work, 'client');
  mkdirSync(path.dirname(folder), { recursive: true });
  try {
    await bundle({
      build: {
        outDir: client,
        emptyOutDir: true,
        manifest: 'manifest.json',
        rolldownOptions: {
          input: [applicationSource, stylesSource].map((source) => path.join(engineRoot, source)),
        },
      },
    });
    await bundle({
      // One bundled file loads four times as fast as its many libraries.
      ssr: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: path.join(work, 'server'),
        emptyOutDir: true,
        ssr: 'src/app/server/entry-server.tsx',
        copyPublicDir: false,
        minify: true,
        // A single CommonJS file, like the bundles of the commands: Node loads CommonJS faster than modules
        // (scripts/bundles.cjs).
        rolldownOptions: {
          output: {
            format: 'cjs',
            entryFileNames: '[name].cjs',
            chunkFileNames: '[name]-[hash].cjs',
            codeSplitting: false,
          },
        },
      },
    });
    nameSiteSources(path.join(client, 'manifest.json'));
    const template = await withBootScript(readFileSync(path.join(engineRoot, 'index.html'), 'utf8'));
    writeFileSync(path.join(work, 'template.html'), template);
    const sheets = listFiles(client).filter((file) => file.endsWith('.css'));
    const css = sheets.map((file) => readFileSync(path.join(client, file), 'utf8'));
    writeFileSync(path.join(work, 'styles.json'), JSON.stringify(await parseStyles(css.join('\n'))));
    // Every page inlines the font rules. Repeating them in the stylesheet would make the browser lay out all text
    // again.
    for (const [index, file] of sheets.entries()) {
      writeFileSync(path.join(client, file), (css[index] ?? '').replaceAll(/@font-face\s*\{[^}]*\}/g, ''));
    }
    sealFolder(work);
    // The folder is named by the key of the inputs when the build began.
    if (keyOfBundle(keyOfInputs(), pages) !== path.basename(folder))
      throw new Error('The sources changed while they were bundled: build again.');
    putInPlace(work, folder);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  removeOld(path.dirname(folder), (name) => name === path.basename(folder));
}

/** Vite lists the site's sources by path from the engine; everything else refers to them by path below the project. */
function nameSiteSources(manifest: string): void {
  const text = readFileSync(manifest, 'utf8');
  writeFileSync(manifest, text.replaceAll(`"${fromEngine('src/site')}/`, '"src/site/'));
}

/** Renames the finished bundle. Another build may have made the same one meanwhile; a damaged one is replaced. */
function putInPlace(work: string, folder: string): void {
  if (sealedFiles(folder)) return;
  rmSync(folder, { recursive: true, force: true });
  try {
    renameSync(work, folder);
  } catch (error) {
    if (!sealedFiles(folder)) throw error;
  }
}
