import { describe, expect, it } from 'vitest';
import { checkSite } from '../src/content/check';
import type { Diagnostic } from '../src/content/diagnostics';
import { loadSite } from '../src/content/load';
import { locate } from '../src/content/locate';
import { schemas, site } from './project';

/** What is found when one document of the site reads differently. */
function diagnose(path: string, text: string): Diagnostic[] {
  const documents = new Map([...site.sources].map(([file, source]) => [file, source.text]));
  const broken = loadSite({ documents: documents.set(path, text), images: site.images });
  return locate(checkSite(broken, schemas), broken);
}

const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** Every seventh match, so that each kind is met on each page and the test stays quick. */
function sample(text: string, pattern: RegExp): RegExpExecArray[] {
  return [...text.matchAll(pattern)].filter((_, index) => index % 7 === 0);
}

describe.each(site.pages.map(({ id, source }) => [id, source] as const))(
  'one mistake in %s',
  (_, { path, text }) => {
    it('a misspelt property is found once, on its line, with the right name', () => {
      for (const match of sample(text, /"(\w{3,})":/g)) {
        const name = match[1] ?? '';
        const typo = name.slice(0, -2) + name.slice(-1) + name.slice(-2, -1);
        if (typo === name) continue;
        const found = diagnose(
          path,
          `${text.slice(0, match.index)}"${typo}":${text.slice(match.index + match[0].length)}`,
        );
        const at = `${name} → ${typo}, line ${lineOf(text, match.index)}`;
        expect(
          found.map(({ code, hint }) => [code, hint]),
          at,
        ).toEqual([['unknown-property', `Did you mean "${name}"?`]]);
        expect(found[0]?.line, at).toBe(lineOf(text, match.index));
      }
    });

    it('a value of another type is found once, on its line', () => {
      for (const match of sample(text, /(?<=": )"(?:[^"\\]|\\.)*"/g)) {
        const found = diagnose(
          path,
          `${text.slice(0, match.index)}true${text.slice(match.index + match[0].length)}`,
        );
        const at = `${match[0]}, line ${lineOf(text, match.index)}`;
        expect(found, at).toHaveLength(1);
        expect(found[0]?.line, at).toBe(lineOf(text, match.index));
      }
    });

    it.each([
      ['comma', /,(?=\n)/g],
      ['colon', /(?<="):/g],
      ['opening quote', /(?<=: )"/g],
      ['closing brace', /\}(?=,?\n)/g],
    ])('a missing %s is found once', (_name, pattern) => {
      for (const match of sample(text, pattern)) {
        const found = diagnose(path, text.slice(0, match.index) + text.slice(match.index + 1));
        expect(
          found.map(({ code }) => code),
          `line ${lineOf(text, match.index)}`,
        ).toEqual(['json-syntax']);
      }
    });
  },
);
