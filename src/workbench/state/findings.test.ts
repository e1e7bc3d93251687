import { expect, it } from 'vitest';
import { checks } from '../../content/checks';
import type { Finding } from '../api';
import { otherFindings, pageFindings } from './findings';
import { hintsForFields } from './form-words';
import { store } from './store';

/** What is missing in two pages is one finding: at the first of them, with the other. */
const shared: Finding = {
  code: 'missing-translation',
  severity: 'error',
  file: 'audit/page.json',
  path: '/site/audit/page.json',
  pointer: '/sections/3/title',
  line: 1,
  column: 1,
  message: 'No Spanish for "Alike".',
  others: [{ file: 'finance/page.json', pointer: '/sections/1/title' }],
};
const elsewhere: Finding = { ...shared, others: [{ file: 'hr/page.json', pointer: '/title' }] };

function filesOf(file: string, findings: Finding[]) {
  return { page: { file, path: '', text: '{}', hash: '' }, dictionaries: {}, shared: {}, findings } as never;
}

it.each([
  ['audit/page.json', '/sections/3/title'],
  ['finance/page.json', '/sections/1/title'],
])('a mistake that pages share is found in %s, at its own place', (file, place) => {
  const found = pageFindings({ ...store.get(), files: filesOf(file, [shared]) });
  expect(found.map((finding) => finding.place)).toEqual([place]);
});

it('a mistake of other pages is none of this one', () => {
  expect(pageFindings({ ...store.get(), files: filesOf('finance/page.json', [elsewhere]) })).toEqual([]);
});

it.each(Object.keys(hintsForFields))(
  '%s says what to do in a field on its page, and which file to write elsewhere',
  (code) => {
    expect(checks.map((check) => check.code)).toContain(code);
    const hint = 'Add it to finance/es.json.';
    const files = filesOf('audit/page.json', [
      { ...shared, code, hint },
      { ...elsewhere, file: 'hr/page.json', path: '/site/hr/page.json', code, hint },
    ]);
    const state = { ...store.get(), files };
    expect(pageFindings(state).map((finding) => finding.hint)).toEqual([hintsForFields[code]]);
    expect(otherFindings(state).map((finding) => finding.hint)).toEqual([hint]);
  },
);
