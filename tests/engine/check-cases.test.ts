import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../src/content/model/diagnostics';
import type { ReadFiles } from '../../src/content/site/load';
import {
  changed,
  checkCases,
  diagnose,
  findingsOf,
  fixedImages,
  fixedTexts,
  withFiles,
} from '../support/checks';

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

/** The text that a finding marks, if it is on one line. */
function markedIn(files: ReadFiles, { file, line, column, endColumn }: Diagnostic): string | undefined {
  return files.documents
    .get(file)
    ?.split('\n')
    [line - 1]?.slice(column - 1, endColumn - 1);
}
