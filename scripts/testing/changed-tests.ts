import path from 'node:path';

/** Sources by their paths relative to the engine, with slashes. */
type Sources = ReadonlyMap<string, string>;

/** Files on which the setup of all tests depends. */
const setsUpTests = /^(?:package(?:-lock)?\.json|vite\.config\.ts|tsconfig\.json)$/;

/** How many imports a test may be away from a change. Those that start programs take minutes, so they have to be close to it. */
const farthest = { usual: 3, startingPrograms: 1 };

/**
 * Chooses the unit tests that are close to a change: most modules reach most tests sooner or later.
 *
 * @param sources all modules and their tests
 * @param changed the paths of the changed files
 * @returns the tests to run, and how many others import what has changed through more modules
 */
export function testsNear(sources: Sources, changed: readonly string[]): { files: string[]; left: number } {
  const tests = [...sources.keys()].filter((file) => /\.test\.tsx?$/.test(file));
  if (changed.some((file) => setsUpTests.test(file))) return { files: tests, left: 0 };
  const imports = new Map([...sources].map(([file, text]) => [file, importsOf(file, text)]));
  const distances = distancesFrom(changed, imports);
  const reached = tests.filter((file) => distances.has(file));
  const files = reached.filter((file) => {
    const { usual, startingPrograms } = farthest;
    return (distances.get(file) ?? 0) <= (startsPrograms(file, sources, imports) ? startingPrograms : usual);
  });
  return { files, left: reached.length - files.length };
}

/** How many imports files are away from those that changed. @param imports what each file imports, by the names of importsOf */
function distancesFrom(
  changed: readonly string[],
  imports: ReadonlyMap<string, readonly string[]>,
): Map<string, number> {
  const importers = new Map<string, string[]>();
  for (const [file, names] of imports)
    for (const name of names) importers.set(name, [...(importers.get(name) ?? []), file]);
  const distances = new Map(changed.map((file) => [file, 0]));
  // Iterating over a Map includes the entries that are added meanwhile.
  for (const [file, distance] of distances)
    for (const importer of namesOf(file).flatMap((name) => importers.get(name) ?? []))
      if (!distances.has(importer)) distances.set(importer, distance + 1);
  return distances;
}

/** Whether a test starts programs, by itself or through a module that tests share. @param seen files that were looked at */
function startsPrograms(
  file: string,
  sources: Sources,
  imports: ReadonlyMap<string, readonly string[]>,
  seen = new Set<string>(),
): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  if (/\bchild_process\b/.test(sources.get(file) ?? '')) return true;
  return (imports.get(file) ?? [])
    .filter((name) => name.startsWith('tests/'))
    .flatMap((name) => ['.ts', '.tsx'].map((ending) => name + ending))
    .some((shared) => startsPrograms(shared, sources, imports, seen));
}

/** What a module imports by relative paths: names of modules without their endings. */
function importsOf(file: string, text: string): string[] {
  const imported = text.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']*)'/g);
  return [...imported].map(([, specifier = '']) =>
    withoutEnding(path.posix.join(path.posix.dirname(file), specifier)),
  );
}

/** The names by which modules import a file: an index by that of its folder, too. */
function namesOf(file: string): string[] {
  const name = withoutEnding(file);
  return name.endsWith('/index') ? [name, path.posix.dirname(name)] : [name];
}

function withoutEnding(file: string): string {
  return file.replace(/\.[cm]?[jt]sx?$/, '');
}
