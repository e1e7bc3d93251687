import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles } from '../src/build/files';
import { projectRoot } from '../src/build/project';
import { checks } from '../src/content/checks';
import { explain } from '../src/content/explain';
import { applyEdits, editsOf } from '../src/content/fix';
import { brokenSite, brokenSites, diagnose, validSite, withFiles } from './checks';

it('the valid site has no findings', () => {
  expect(diagnose(validSite)).toEqual([]);
});

it('two mistakes in one document are two findings: one does not hide the other', () => {
  const text = validSite.documents.get('finance/page.json') ?? '';
  const changed = text.replace('"subtitle"', '"subtitel"').replace('"href": "/"', '"href": "/fianance"');
  const codes = diagnose(withFiles(validSite, { 'finance/page.json': changed })).map(({ code }) => code);
  expect(codes).toEqual(['unknown-property', 'dead-link']);
});

it('a dictionary without a document beside it belongs to no page', () => {
  const found = diagnose(withFiles(validSite, { 'abandoned/es.json': '{ "Nobody": "Nadie" }' }));
  expect(found).toMatchObject([{ code: 'unexpected-file', file: 'abandoned/es.json' }]);
});

it('every check is in the list, and the list names nothing else', () => {
  const files = listFiles(path.join(projectRoot, 'src/content/checks')).filter(
    (file) => !/index\.ts$|\.test\.ts$/.test(file),
  );
  expect(checks.map(({ code }) => `${code}.ts`).sort()).toEqual(files);
});

describe.each(checks.map((check) => [check.code, check] as const))('%s', (code, { severity, example }) => {
  it('has a broken site', () => {
    expect(
      existsSync(path.join(brokenSites, code, 'expected.json')),
      `tests/broken-sites/${code}/expected.json`,
    ).toBe(true);
  });

  it('finds its mistake once, at its place, and nothing else', () => {
    const { files, expected } = brokenSite(code);
    const diagnostics = diagnose(files);
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]).toMatchObject({ code, severity, ...expected });
  });

  it('is explained by an example that is right, and wrong where it says so', () => {
    expect(explain(code)).toContain(code);
    const { file, right, wrong } = example;
    const text = validSite.documents.get(file);
    if (right !== undefined) expect(text, `${file} holds ${right}`).toContain(right);
    if (example.beside) {
      expect(validSite.documents.get(example.beside.file)).toContain(example.beside.text);
      expect(explain(code)).toContain(example.beside.text);
    }
    const broken = right === undefined ? wrong : text?.replace(right, () => wrong ?? '');
    expect(diagnose(withFiles(validSite, { [file]: broken })).map((found) => found.code)).toEqual([code]);
  });

  it('is mended by its own correction, where it has one', () => {
    const { files } = brokenSite(code);
    for (const [file, edits] of editsOf(diagnose(files))) {
      const mended = applyEdits(files.documents.get(file) ?? '', edits);
      expect(diagnose(withFiles(files, { [file]: mended }))).toEqual([]);
    }
  });
});
