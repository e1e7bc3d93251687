type CodeFiles = Readonly<Record<string, readonly string[]>>;

let filesBySource: CodeFiles = {};
const fetched = new Map<string, Promise<void>>();

/** Registers the bundled files that each source file needs. Not called in development, where nothing is bundled. */
export function provideCodeFiles(files: CodeFiles): void {
  filesBySource = files;
}

/**
 * Imports code after fetching all of its files. Most browsers cache a failed import and never request the file again, so a
 * failure must not reach the import.
 *
 * @param source path of the imported file in the project
 * @param load imports it
 * @throws if a file cannot be fetched; the next call retries
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
