/** One entry of the list that Vite writes of its files. */
interface Chunk {
  file: string;
  imports?: string[];
}

/** What Vite bundled for the browser: each file by the source that it begins with. */
export type ViteManifest = Record<string, Chunk>;

/** The source that the application begins with. */
export const applicationSource = 'index.html';

/** The source that a section type begins with. */
export function sectionSource(type: string): string {
  return `src/sections/${type}/${type}.tsx`;
}

/** The source of the words of a language. */
export function wordsSource(language: string): string {
  return `src/i18n/${language}.json`;
}

/** The file that a source is bundled into, and all that it needs; none when Vite does not know the source. */
export function filesFor(manifest: ViteManifest, source: string): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    files.add(chunk.file);
    for (const other of chunk.imports ?? []) add(other);
  };
  add(source);
  return files;
}
