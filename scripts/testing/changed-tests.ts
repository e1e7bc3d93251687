import path from 'node:path';

/** Files by their paths relative to the engine, with slashes, and their texts. */
type Sources = ReadonlyMap<string, string>;

/** What sets up the tests, of which nobody knows what it changes. */
const setsUpTests = /^(?:package(?:-lock)?\.json|vite\.config\.ts|tsconfig\.json)$/;

/**
 * The unit tests that are worth a developer's wait after a change: all that start no program, as they take seconds, and of those
 * that do, which take minutes, those that were changed or import something that was. Which of them reach the change is for Vitest
 * to find.
 *
 * @param sources all files in which tests and their support are
 * @param changed the paths of the changed files
 * @returns the tests to choose from, and how many are left to `npm test`
 */
export function testsWorthRunning(
  sources: Sources,
  changed: readonly string[],
): { files: string[]; left: number } {
  const tests = [...sources.keys()].filter((file) => /\.test\.tsx?$/.test(file));
  if (changed.some((file) => setsUpTests.test(file))) return { files: tests, left: 0 };
  const names = new Set(changed.flatMap(importedAs));
  const files = tests.filter(
    (file) =>
      changed.includes(file) ||
      !startsPrograms(file, sources) ||
      importsOf(file, sources).some((name) => names.has(name)),
  );
  return { files, left: tests.length - files.length };
}

/** Whether a file of the tests starts programs, by itself or through a module that tests share. @param seen files that were looked at */
function startsPrograms(file: string, sources: Sources, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  if (/\bchild_process\b/.test(sources.get(file) ?? '')) return true;
  return importsOf(file, sources)
    .filter((name) => name.startsWith('tests/'))
    .flatMap((name) => ['.ts', '.tsx'].map((ending) => name + ending))
    .some((shared) => startsPrograms(shared, sources, seen));
}

/** The files that a file imports by relative paths, without their endings. */
function importsOf(file: string, sources: Sources): string[] {
  const imported = sources.get(file)?.matchAll(/\b(?:from|import)\s*\(?'(\.[^']*)'/g) ?? [];
  return [...imported].map(([, specifier = '']) =>
    path.posix.join(path.posix.dirname(file), withoutEnding(specifier)),
  );
}

/** The names by which modules import a file: an index by that of its folder, too. */
function importedAs(file: string): string[] {
  const name = withoutEnding(file);
  return name.endsWith('/index') ? [name, path.posix.dirname(name)] : [name];
}

function withoutEnding(file: string): string {
  return file.replace(/\.(?:[cm]?[jt]sx?)$/, '');
}
