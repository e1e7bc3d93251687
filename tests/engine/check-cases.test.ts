import { describe, expect, it } from 'vitest';
import ownChecks from '#site/checks.generated';
import { checks } from '../../src/content/checks';
import type { Diagnostic } from '../../src/content/model/diagnostics';
import { explainCode } from '../../src/content/report/explain';
import type { ReadFiles } from '../../src/content/site/load';
import { engineRoot, siteRoot } from '../../src/node/project/project';
import {
  changed,
  checkCases,
  diagnose,
  findingsOf,
  fixedImages,
  fixedTexts,
  validSite,
  withFiles,
} from '../support/checks';

/** Of a site elsewhere, its own checks are tried. */
const tried = siteRoot === engineRoot ? checks : ownChecks;

describe.each(checkCases)('%s', (code, { found, quiet }) => {
  it('has at least three cases of each kind', () => {
    expect(found.length, 'found').toBeGreaterThanOrEqual(3);
    expect(quiet.length, 'quiet').toBeGreaterThanOrEqual(3);
  });

  it.each(found.map((one) => [one.name, one] as const))('reports: %s', (_, one) => {
    const { file, pointer, severity, also = [], marks, says = [], causes, others, finding, fixed } = one;
    const files = changed(one.changes);
    const diagnostics = diagnose(files);
    expect(diagnostics.map((diagnostic) => diagnostic.code).sort()).toEqual([code, ...also].sort());
    const own = diagnostics.filter((diagnostic) => diagnostic.code === code);
    expect(own).toMatchObject([{ file, pointer, ...(severity && { severity }) }]);
    if (marks !== undefined) expect(own.map((diagnostic) => markedIn(files, diagnostic))).toEqual([marks]);
    for (const words of says) expect(`${own[0]?.message} ${own[0]?.hint}`).toContain(words);
    if (causes) expect(findingsOf(files, code).map((finding) => finding.causes)).toEqual([causes]);
    if (others) expect(findingsOf(files, code).map((finding) => finding.others)).toEqual([others]);
    if (finding) expect(findingsOf(files, code)).toMatchObject([finding]);
    const result = fixedTexts(files, code);
    if (!fixed) {
      expect(result, 'no fix').toEqual({});
      return;
    }
    expect(Object.keys(result).sort()).toEqual(Object.keys(fixed).sort());
    for (const [name, text] of Object.entries(fixed)) expect(result[name], name).toContain(text);
    // A fix removes its finding, and adds none.
    const mended = { ...result, ...fixedImages(files, code) };
    const left = diagnose(withFiles(files, mended)).map((diagnostic) => diagnostic.code);
    expect(left.sort()).toEqual([...also].sort());
  });

  it.each(quiet.map((one) => [one.name, one] as const))(
    'does not report: %s',
    (_, { changes, also = [] }) => {
      const codes = diagnose(changed(changes)).map((diagnostic) => diagnostic.code);
      expect(codes.sort()).toEqual([...also].sort());
    },
  );
});

describe.each(tried.map((check) => [check.code, check] as const))('%s', (code, { severity, example }) => {
  const cases = checkCases.find(([name]) => name === code)?.[1];

  it('has cases', () => {
    expect(cases, `${code}.cases.ts`).toBeDefined();
  });

  it('has the severity that it declares', () => {
    const severities = cases?.found.flatMap(({ changes }) =>
      diagnose(changed(changes)).flatMap((finding) => (finding.code === code ? finding.severity : [])),
    );
    expect(severities).toContain(severity);
  });

  it('is explained by an example that passes when right, and fails where it says so', () => {
    expect(explainCode(code)).toContain(code);
    const { file, right, wrong } = example;
    const text = validSite.documents.get(file);
    if (right !== undefined) expect(text, `${file} holds ${right}`).toContain(right);
    if (example.beside) {
      // A document that does not exist is part of the example, too.
      const beside = validSite.documents.get(example.beside.file) ?? example.beside.text;
      expect(beside).toContain(example.beside.text);
      expect(explainCode(code)).toContain(example.beside.text);
    }
    const broken = right === undefined ? wrong : text?.replace(right, () => wrong ?? '');
    const { beside } = example;
    const changes = { [file]: broken };
    if (beside && !validSite.documents.has(beside.file)) changes[beside.file] = beside.text;
    if (beside?.wrong)
      changes[beside.file] = validSite.documents
        .get(beside.file)
        ?.replace(beside.text, () => beside.wrong ?? '');
    expect(diagnose(withFiles(validSite, changes)).map((finding) => finding.code)).toEqual([code]);
  });
});

/** The text that a finding marks, if it is on one line. */
function markedIn(files: ReadFiles, { file, line, column, endColumn }: Diagnostic): string | undefined {
  return files.documents
    .get(file)
    ?.split('\n')
    [line - 1]?.slice(column - 1, endColumn - 1);
}
