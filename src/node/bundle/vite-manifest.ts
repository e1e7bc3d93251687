import { componentSource } from '../../content/model/section-files';

/** One entry of the list that Vite writes of its files. */
interface Chunk {
  file: string;
  imports?: string[];
  /** What it imports when it is needed: sources. */
  dynamicImports?: string[];
  isDynamicEntry?: boolean;
}

/** What Vite bundled for the browser: each file by the source that it begins with. */
export type ViteManifest = Record<string, Chunk>;

/** The source that the application begins with. */
export const applicationSource = 'src/app/browser/entry-client.tsx';

/** The stylesheet of all pages. */
export const stylesSource = 'src/ui/styles.css';

/** The source that a section type begins with: that of the engine, or of this site, whichever was bundled. @param manifest what there is, by its source */
export function sectionSource(manifest: Readonly<Record<string, unknown>>, type: string): string {
  const ofEngine = componentSource(`sections/${type}`);
  return manifest[ofEngine] ? ofEngine : componentSource(`site/${type}`);
}

/** The source of the words of a language. */
export function wordsSource(language: string): string {
  return `src/i18n/words/${language}.generated.ts`;
}

/** The file that a source is bundled into and all that it imports, itself last; none when Vite does not know the source. */
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

/** The sources that a source and all that it imports may import later. */
export function laterSources(manifest: ViteManifest, source: string): string[] {
  const files = new Set(filesFor(manifest, source));
  const chunks = Object.values(manifest).filter(({ file }) => files.has(file));
  return [...new Set(chunks.flatMap(({ dynamicImports = [] }) => dynamicImports))].sort();
}

/** The addresses of the files that a source needs in addition to those of the application. @param base that of the site */
export function codeFiles(manifest: ViteManifest, source: string, base: string): string[] {
  const application = new Set(filesFor(manifest, applicationSource));
  return filesFor(manifest, source)
    .filter((file) => !application.has(file))
    .map((file) => `${base}/${file}`);
}

/** The same for every source that is imported when it is needed. */
export function allCodeFiles(manifest: ViteManifest, base: string): Record<string, string[]> {
  const sources = Object.keys(manifest).filter((source) => manifest[source]?.isDynamicEntry);
  return Object.fromEntries(sources.map((source) => [source, codeFiles(manifest, source, base)]));
}
