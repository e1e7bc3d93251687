import { expect, it } from 'vitest';
import type { Diagnostic, Finding } from '../../content/model/diagnostics';
import type { LiveContent } from '../../node/dev/live-content';
import { shownFindings } from './findings';

const edits = [{ op: 'set', pointer: '/sections/0/type', value: 'form' }] as const;
const entries = [{ op: 'set', pointer: '/Email', value: 'Correo' }] as const;
const finding: Finding = {
  code: 'outdated-document',
  severity: 'error',
  file: 'contact/page.json',
  pointer: '/sections/0',
  message: 'Old.',
  fix: { edits, also: [{ file: 'contact/es.json', edits: entries }] },
};
const { fix: _, ...place } = finding;
const diagnostic: Diagnostic = { ...place, line: 1, column: 1, endLine: 1, endColumn: 2 };
const fixOf = (hashes: Record<string, string>) => {
  const content = { diagnostics: [diagnostic], findings: [finding] } as unknown as LiveContent;
  return shownFindings(content, '/pages', (file) => hashes[file])[0]?.fix;
};

it('fixes a document and the dictionary that changes with it in one step', () => {
  expect(fixOf({ 'contact/page.json': 'a', 'contact/es.json': 'b' })).toEqual([
    { file: 'contact/page.json', hash: 'a', edits },
    { file: 'contact/es.json', hash: 'b', edits: entries },
  ]);
});

it('offers no fix when one of the files is gone', () => {
  expect(fixOf({ 'contact/page.json': 'a' })).toBeUndefined();
  expect(fixOf({ 'contact/es.json': 'b' })).toBeUndefined();
});
