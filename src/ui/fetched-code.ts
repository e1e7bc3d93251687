type CodeFiles = Readonly<Record<string, readonly string[]>>;

let filesBySource: CodeFiles = {};
const fetched = new Map<string, Promise<void>>();

/** Registers the addresses of the bundled files that each source file needs. Not called in development: nothing is bundled. */
export function provideCodeFiles(files: CodeFiles): void {
  filesBySource = files;
}

/**
 * Imports code after all of its files have been fetched. Most browsers remember an import that failed and never ask for the
 * file again, so a failure must not reach the import.
 *
 * @param source the file that is imported, from the top of the project
 * @param load imports it
 * @throws when a file cannot be fetched; the next call tries again
 */
export async function importFetched<T>(source: string, load: () => Promise<T>): Promise<T> {
  await Promise.all((filesBySource[source] ?? []).map(fetchOnce));
  return load();
}

function fetchOnce(file: string): Promise<void> {
  let promise = fetched.get(file);
  if (!promise) {
    promise = fetchWhole(file);
    fetched.set(file, promise);
    promise.catch(() => fetched.delete(file));
  }
  return promise;
}

async function fetchWhole(file: string): Promise<void> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${response.status}: ${file}`);
  await response.arrayBuffer();
}
