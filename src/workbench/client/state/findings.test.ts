import { describe, expect, it } from 'vitest';
import { checks } from '../../../content/checks';
import type { LocatedFinding } from '../../protocol/documents';
import { otherFindings, pageFindings } from './findings';
import { hintsForFields } from './form-words';
import { createWorkbench } from './workbench';

const initial = createWorkbench(undefined).store.getState();

/** A translation missing on two pages is one finding: on the first page, with the other one in `others`. */
const shared: LocatedFinding = {
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
const elsewhere: LocatedFinding = { ...shared, others: [{ file: 'hr/page.json', pointer: '/title' }] };

function filesOf(file: string, findings: LocatedFinding[]) {
  return { page: { file, path: '', text: '{}', hash: '' }, dictionaries: {}, shared: {}, findings } as never;
}

it.each([
  ['audit/page.json', '/sections/3/title'],
  ['finance/page.json', '/sections/1/title'],
])('a mistake that pages share is found in %s, at its own place', (file, place) => {
  const found = pageFindings({ ...initial, files: filesOf(file, [shared]) });
  expect(found.map((finding) => finding.place)).toEqual([place]);
});

it('a mistake of other pages is none of this one', () => {
  expect(pageFindings({ ...initial, files: filesOf('finance/page.json', [elsewhere]) })).toEqual([]);
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
    const state = { ...initial, files };
    expect(pageFindings(state).map((finding) => finding.hint)).toEqual([hintsForFields[code]]);
    expect(otherFindings(state).map((finding) => finding.hint)).toEqual([hint]);
  },
);

describe('a finding of a schema is said in the words of its form, and stands at the field that mends it', () => {
  const office = {
    properties: {
      headcount: { type: 'integer', title: 'Number of people' },
      city: { type: 'string', copy: true },
    },
  };
  const schema = {
    properties: { type: { const: 'offices' }, items: { title: 'Offices', items: office } },
  };
  const site = { types: [{ type: 'offices', schema, examples: {} }], definitions: {}, page: {} };
  const item = { headcount: '45 min' };
  const page = { sections: [{ type: 'offices', items: [item] }] };
  const found = (finding: Partial<LocatedFinding>, value: object = page) => {
    const own = { ...shared, others: [], file: 'audit/page.json', ...finding } as LocatedFinding;
    const files = filesOf('audit/page.json', [own]);
    const view = { page: value as Record<string, unknown>, own: {}, shared: {} };
    const left = new Set(['/sections/0/items/0/headcount']);
    return pageFindings({ ...initial, site: site as never, left, files, view })[0];
  };
  const pointer = '/sections/0/items/0/headcount';
  const number = '"headcount" in a "offices" section must be a whole number without quotes, not text.';

  it('a word where a number belongs', () => {
    const hint = 'How many people work there.';
    expect(found({ code: 'wrong-type', pointer, message: number, hint })).toMatchObject({
      message: 'Number of people must be a whole number.',
      hint: 'Write digits alone, such as 1200.',
    });
  });

  it('nothing where a number belongs', () => {
    const empty = { sections: [{ type: 'offices', items: [{ headcount: '' }] }] };
    expect(found({ code: 'wrong-type', pointer, message: number }, empty)).toMatchObject({
      message: 'Number of people is empty.',
      hint: 'Write it here.',
    });
  });

  it('a number that is too small', () => {
    const message = '-1 is not a value for "headcount" in a "offices" section.';
    expect(found({ code: 'wrong-value', pointer, message, hint: 'It must be 1 or more.' })).toMatchObject({
      message: '-1 is not a value for Number of people.',
      hint: 'It must be 1 or more.',
    });
  });

  it('a field that is missing', () => {
    const message = '"city" is missing in "items" of a "offices" section.';
    const code = 'missing-property';
    const hint = 'Add "city": City.';
    expect(found({ code, pointer: '/sections/0/items/0', message, hint })).toMatchObject({
      message: 'City is missing.',
      hint: 'City.',
      place: '/sections/0/items/0/city',
    });
  });

  it('what has no field stays at what is around it', () => {
    const message = '"type" is missing in a "offices" section.';
    expect(found({ code: 'missing-property', pointer: '/sections/0', message })?.place).toBe('/sections/0');
    const unknown = 'Unknown property "colour" in a "offices" section.';
    expect(
      found({ code: 'unknown-property', pointer: '/sections/0/colour', message: unknown }),
    ).toMatchObject({
      message: unknown,
      place: '/sections/0/colour',
    });
  });
});
