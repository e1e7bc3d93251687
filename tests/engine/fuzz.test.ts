import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectFindings, contextOf, inspect } from '../../src/content/checks/core/check-site';
import { locate } from '../../src/content/json/locate';
import { parseText } from '../../src/content/json/parse';
import { loadSource } from '../../src/content/site/load';
import { diagnose, validSite, withFiles } from '../support/checks';
import { site } from '../support/firm';
import { schemas, sectionTypes, writtenExamples } from '../support/project';
import { runsOf } from '../support/runs';

/** For any document, checking ends, reports something where it must, and throws nothing. */
const runs = { numRuns: runsOf(60, 300) };

const [page] = site.pages;
if (!page) throw new Error('The site has no page.');
const { path, text } = page.source;
const context = contextOf(site, schemas);

function check(changed: string): string[] {
  const source = loadSource(path, changed);
  context.set(inspect({ ...page, source } as typeof page & object, site.languages, schemas));
  const folder = context.folder;
  context.folder = { ...folder, read: (file) => (file === path ? source : folder.read(file)) };
  try {
    const diagnostics = locate(collectFindings(context), (file) =>
      file === path ? changed : site.sources.get(file)?.text,
    );
    for (const { line, column, endLine } of diagnostics) {
      expect(line).toBeGreaterThan(0);
      expect(column).toBeGreaterThan(0);
      expect(endLine).toBeGreaterThanOrEqual(line);
    }
    return diagnostics.map(({ code }) => code);
  } finally {
    context.folder = folder;
  }
}

function isJson(value: string): boolean {
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}

describe('checking never throws', () => {
  it('on arbitrary text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (changed) => {
        const codes = check(changed);
        if (!isJson(changed)) expect(codes).toContain('json-syntax');
      }),
      runs,
    );
  });

  it('on arbitrary bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        check(Buffer.from(bytes).toString('utf8'));
      }),
      runs,
    );
  });

  it('on arbitrary JSON, in any document', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        expect(check(JSON.stringify(value)).length).toBeGreaterThan(0);
      }),
      runs,
    );
  });

  it('on a document with any part replaced by any value', () => {
    const piece = fc.oneof(
      fc.string({ maxLength: 20 }),
      fc.constantFrom(
        '{',
        '}',
        '[',
        ']',
        ',',
        ':',
        '"',
        '\\',
        '“',
        '//',
        '\u0000',
        '__proto__',
        'constructor',
        '\n',
        '\r',
        '\u00a0',
        '\u2028',
        '\ufeff',
        '\u200b',
      ),
    );
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(60), piece, (offset, length, inserted) => {
        const changed = text.slice(0, offset) + inserted + text.slice(offset + length);
        const codes = check(changed);
        if (!isJson(changed)) expect(codes).toContain('json-syntax');
        expect(parseText(changed).faults.length > 0).toBe(!isJson(changed));
      }),
      { numRuns: runsOf(200, 1000) },
    );
  });

  it('on sections with any property values', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...sectionTypes),
        fc.nat(),
        fc.jsonValue({ maxDepth: 3 }),
        (type, pick, value) => {
          const [example] = Object.values(writtenExamples(type));
          const names = Object.keys(example ?? {});
          const section = { ...example, [names[pick % names.length] ?? 'type']: value };
          check(JSON.stringify({ $schema: 'x', title: 'T', description: 'D', sections: [section] }));
        },
      ),
      // An object that cannot be turned into a text.
      { ...runs, examples: [['article', 2, { toString: null }]] },
    );
  });

  it('on property names that every object inherits', () => {
    const document = `{"$schema":"../../schemas/page.schema.json","__proto__":{"polluted":true},"title":"constructor","description":"toString","sections":[{"type":"constructor"},{"type":"__proto__"},{"type":"hero","subtitle":"valueOf"}]}`;
    const findings = diagnose(
      withFiles(validSite, { 'finance/page.json': document, 'finance/es.json': '{"__proto__":"x"}' }),
    );
    expect(findings.map(({ code }) => code)).toContain('unknown-section');
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});
