import { expect, it } from 'vitest';
import { setAt } from '../../model/fix';
import { readRules } from '../../site/rules';
import type { Report } from './check';
import { runChecks } from './run-checks';

/** Runs one check that does this, on a document or on the whole site. */
const running = (look: (report: Report) => void, place?: string) => (): readonly { message: string }[] =>
  runChecks(
    [{ code: 'brand-voice', severity: 'error', summary: '', why: '', example: { file: '' } }],
    {},
    () => (_, report) => look(report as Report),
    { meets: () => true, rules: readRules(undefined, []), clock: undefined, ...(place && { place }) },
  ).findings;

const finding = { file: 'finance/page.json', pointer: '/title', message: 'One.' };

it('a check that throws is named, with the document that it was looking at', () => {
  const failing = () => {
    throw new TypeError('"text" is not iterable\nand more');
  };
  expect(running(failing, 'finance/page.json')).toThrow(
    /^The check "brand-voice" failed on finance\/page\.json: "text" is not iterable$/,
  );
  expect(running(failing)).toThrow(/^The check "brand-voice" failed: "text" is not iterable$/);
});

it('a check that reports something without a place, or with a fix of another form, is named', () => {
  const reporting = (changes: object) => running((report) => report({ ...finding, ...changes }));
  expect(reporting({ file: undefined })).toThrow('The check "brand-voice" failed: A finding has to name');
  expect(reporting({ pointer: 'title' })).toThrow('has the pointer "title": write it like');
  for (const fix of [{}, { edits: [{ op: 'remove', file: 'a.json', pointer: '/title' }] }])
    expect(reporting({ fix })).toThrow('failed: A fix has to be { edits: [{ file, edit }] }');
  const fix = {
    edits: [setAt(finding, 'Two.'), { file: 'a.json', edit: { offset: 0, length: 1, text: '' } }],
  };
  expect(reporting({ fix })()).toMatchObject([{ fix }]);
  for (const pointer of ['', '/title', '/a~1b/0'])
    expect(reporting({ pointer })()).toMatchObject([{ message: 'One.', pointer }]);
});
