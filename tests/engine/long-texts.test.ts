import { expect, it } from 'vitest';
import { diagnose, validSite, withFiles } from '../support/checks';

const file = 'finance/page.json';
const text = 'From 3.2 to 12 months';
const documentOf = (title: string) =>
  (validSite.documents.get(file) ?? '').replace(`"${text}"`, () => JSON.stringify(title));

/**
 * An ambiguous regular expression would take minutes or hours for a text of this length, and exceed the time limit of the test.
 */
const length = 200_000;

it.each([
  ' ',
  '\t',
  '\n',
  'a ',
  '1',
  '1.',
  '1,',
  '<',
  '<a ',
  '&',
  '&a',
  '*',
  '_a ',
  '[',
  '$1 ',
  'a',
  '{',
  'Ã',
  'a:',
  '/',
  'a-',
  '`',
  '%',
  '"',
  'a@',
])('a text of nothing but %j is checked, and is too long', (sign) => {
  const title = `x${sign.repeat(length / sign.length)}x`;
  expect(diagnose(withFiles(validSite, { [file]: documentOf(title) })).map(({ code }) => code)).toContain(
    'wrong-length',
  );
});

it('every check handles a text that is only somewhat too long', () => {
  const title = `${'Plain words and <b>more</b>. '.repeat(20)}`.trim();
  const codes = diagnose(withFiles(validSite, { [file]: documentOf(title) })).map(({ code }) => code);
  expect(codes).toContain('wrong-length');
  expect(codes).toContain('html-in-copy');
});
