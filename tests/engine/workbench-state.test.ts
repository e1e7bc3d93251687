import { expect, it } from 'vitest';
import { sources } from '../support/project';

/** The variables of modules that can hold state: what is assigned again, and collections that begin empty. */
function variables(files: readonly { file: string; text: string }[]): string[] {
  const declaration = /^(?:export )?(?:let (\w+)|const (\w+)(?:: [^=]+)? = new (?:Map|Set)(?:<.*>)?\(\))/gm;
  return files.flatMap(({ file, text }) =>
    [...text.matchAll(declaration)].map(([, variable, collection]) => `${file}: ${variable ?? collection}`),
  );
}

it('all state of a workbench is in the object that createWorkbench returns', () => {
  const client = sources('src/workbench/client').filter(({ file }) => !file.includes('.test.'));
  expect(client.length).toBeGreaterThan(100);
  expect(variables(client)).toEqual([
    // The page has one workbench, and shows it or not.
    'src/workbench/client/mount.tsx: workbench',
    'src/workbench/client/mount.tsx: app',
  ]);
});

it('names variables of modules, and neither those of functions nor what never changes', () => {
  const text = [
    'let last = -1;',
    'export let all: string[] = [];',
    'const cached = new Map<string, Promise<string | undefined>>();',
    'const left: Set<string> = new Set();',
    "const codes = new Set(['a']);",
    'const parsed = new WeakMap<object, string>();',
    '  let inner = 0;',
  ].join('\n');
  expect(variables([{ file: 'a.ts', text }])).toEqual([
    'a.ts: last',
    'a.ts: all',
    'a.ts: cached',
    'a.ts: left',
  ]);
});
