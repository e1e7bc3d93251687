import { expect, it } from 'vitest';
import { locateEach } from '../../content/json/locate';
import type { Finding } from '../../content/model/diagnostics';
import { setAt } from '../../content/model/fix';
import { shownFindings } from './findings';

const edits = [{ op: 'set', pointer: '/sections/0/type', value: 'form' }] as const;
const entries = [{ op: 'set', pointer: '/Email', value: 'Correo' }] as const;
const finding: Finding = {
  code: 'outdated-document',
  severity: 'error',
  file: 'contact/page.json',
  pointer: '/sections/0',
  message: 'Old.',
  fix: {
    edits: [
      ...edits.map((edit) => ({ file: 'contact/page.json', edit })),
      ...entries.map((edit) => ({ file: 'contact/es.json', edit })),
    ],
    isOne: true,
  },
};
const fixesOf = (findings: readonly Finding[], hashes: Record<string, string>) => {
  const located = locateEach(
    findings,
    () => '{ "title": "The labour centre" }',
    (file) => file,
  );
  return shownFindings({ checker: undefined, located }, '/pages', (file) => hashes[file]).map(
    ({ fix }) => fix,
  );
};
const fixOf = (hashes: Record<string, string>) => fixesOf([finding], hashes)[0];

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

it('offers each of two findings in one text its own fix', () => {
  const spelling = (offset: number, length: number, text: string): Finding => ({
    code: 'spelling',
    severity: 'warning',
    file: 'contact/page.json',
    pointer: '/title',
    part: { offset, length },
    message: 'British.',
    fix: { edits: [setAt({ file: 'contact/page.json', pointer: '/title' }, text)] },
  });
  const fixes = fixesOf([spelling(4, 6, 'The labor centre'), spelling(11, 6, 'The labour center')], {
    'contact/page.json': 'a',
  });
  expect(fixes.map((fix) => fix?.flatMap((file) => file.edits))).toEqual([
    [{ op: 'set', pointer: '/title', value: 'The labor centre' }],
    [{ op: 'set', pointer: '/title', value: 'The labour center' }],
  ]);
});

it('offers no fix for an image, nor for what is not JSON', () => {
  const hashes = { 'contact/page.json': 'a', 'contact/es.json': 'b' };
  const spelled = { file: 'contact/page.json', edit: { offset: 0, length: 1, text: '{' } };
  const fixes = [{ ...(finding.fix ?? { edits: [] }), copy: 'small.webp' }, { edits: [spelled] }];
  expect(
    fixesOf(
      fixes.map((fix) => ({ ...finding, fix })),
      hashes,
    ),
  ).toEqual([undefined, undefined]);
});
