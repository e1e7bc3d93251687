import { componentSource } from '../../content/model/section-files';

/** An entry of Vite's manifest. */
interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  isDynamicEntry?: boolean;
}

/** Vite's manifest of the browser's files, by source. */
export type ViteManifest = Record<string, Chunk>;

export const applicationSource = 'src/app/browser/entry-client.tsx';

/** The stylesheet of all pages. */
export const stylesSource = 'src/ui/styles.css';

/**
 * The source of a section type: the engine's or the site's, whichever is bundled.
 *
 * @param manifest anything keyed by source
 */
export function sectionSource(manifest: Readonly<Record<string, unknown>>, type: string): string {
  const ofEngine = componentSource(`sections/${type}`);
  return manifest[ofEngine] ? ofEngine : componentSource(`site/${type}`);
}

/** The virtual module with the component words of a language: see `sitePlugin`. */
export function wordsSource(language: string): string {
  return `src/i18n/words/${language}.generated.ts`;
}

/** The file of a source with all its static imports, itself last; empty if Vite does not know the source. */
export function filesFor(manifest: ViteManifest, source: string): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const other of chunk.imports ?? []) add(other);
    files.add(chunk.file);
  };
  add(source);
  return [...files];
}

/** The sources that a source and its static imports import dynamically. */
export function laterSources(manifest: ViteManifest, source: string): string[] {
  const files = new Set(filesFor(manifest, source));
  const chunks = Object.values(manifest).filter(({ file }) => files.has(file));
  return [...new Set(chunks.flatMap(({ dynamicImports = [] }) => dynamicImports))].sort();
}

/** The addresses of the files that a source needs in addition to the application. */
export function codeFiles(manifest: ViteManifest, source: string, base: string): string[] {
  const application = new Set(filesFor(manifest, applicationSource));
  return filesFor(manifest, source)
    .filter((file) => !application.has(file))
    .map((file) => `${base}/${file}`);
}

/** The same for every dynamically imported source. */
export function allCodeFiles(manifest: ViteManifest, base: string): Record<string, string[]> {
  const sources = Object.keys(manifest).filter((source) => manifest[source]?.isDynamicEntry);
  return Object.fromEntries(sources.map((source) => [source, codeFiles(manifest, source, base)]));
}
