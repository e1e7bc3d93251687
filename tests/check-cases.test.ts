import { describe, expect, it } from 'vitest';
import type { Changes, CheckCases } from '../src/content/check-cases';
import { applyEdits, editsOf } from '../src/content/fix';
import type { SiteFiles } from '../src/content/load';
import { diagnose, validSite, withFiles } from './checks';

const modules = import.meta.glob<{ cases: CheckCases }>('../src/content/checks/*.cases.ts', { eager: true });

/** The valid site with changes made to it. */
function changed(changes: Changes): SiteFiles {
  const texts = Object.entries(changes).map(([file, change]): [string, string | undefined] => {
    if (change === null) return [file, undefined];
    if (typeof change === 'string') return [file, change];
    return [file, change.reduce((text, [before, after]) => replaceOnce(text, before, after), textOf(file))];
  });
  return withFiles(validSite, Object.fromEntries(texts));
}

const textOf = (file: string) => validSite.documents.get(file) ?? '';

function replaceOnce(text: string, before: string, after: string): string {
  expect(text.split(before), `the file holds ${before} once`).toHaveLength(2);
  return text.replace(before, () => after);
}

describe.each(Object.entries(modules).map(([file, { cases }]) => [codeOf(file), cases] as const))(
  '%s',
  (code, { found, quiet }) => {
    it('has three cases of each half', () => {
      expect(found.length, 'found').toBeGreaterThanOrEqual(3);
      expect(quiet.length, 'quiet').toBeGreaterThanOrEqual(3);
    });

    it.each(found.map((one) => [one.name, one] as const))('finds: %s', (_, one) => {
      const { file, pointer, also = [], fixed } = one;
      const files = changed(one.changes);
      const diagnostics = diagnose(files);
      expect(diagnostics.map((diagnostic) => diagnostic.code).sort()).toEqual([code, ...also].sort());
      const own = diagnostics.filter((diagnostic) => diagnostic.code === code);
      expect(own).toMatchObject([{ file, pointer }]);
      const edits = editsOf(own);
      const texts = [...edits].map(([name, list]) => [
        name,
        applyEdits(files.documents.get(name) ?? '', list),
      ]);
      const result = Object.fromEntries(texts);
      if (!fixed) {
        expect(result, 'no fix').toEqual({});
        return;
      }
      expect(Object.keys(result)).toEqual(Object.keys(fixed));
      for (const [name, text] of Object.entries(fixed)) expect(result[name], name).toContain(text);
      // A fix mends its finding, and makes no other.
      const left = diagnose(withFiles(files, result)).map((diagnostic) => diagnostic.code);
      expect(left.sort()).toEqual([...also].sort());
    });

    it.each(quiet.map((one) => [one.name, one] as const))('stays quiet: %s', (_, { changes, also = [] }) => {
      const codes = diagnose(changed(changes)).map((diagnostic) => diagnostic.code);
      expect(codes.sort()).toEqual([...also].sort());
    });
  },
);

function codeOf(file: string): string {
  return file.replace(/^.*\/(.*)\.cases\.ts$/, '$1');
}
