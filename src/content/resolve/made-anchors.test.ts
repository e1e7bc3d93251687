import { expect, it } from 'vitest';
import { smallSchemas } from '../../../tests/support/small-schemas';
import type { Section } from '../types.generated';
import { withAnchors } from './made-anchors';

const anchor = { type: 'string', format: 'anchor' };
const copy = { type: 'string', copy: true };
const part = { properties: { id: { ...anchor, madeFrom: 'heading' }, heading: copy } };
const schemas = smallSchemas({
  'sections/text.schema.json': { properties: { id: anchor, title: copy, parts: { items: part } } },
  'sections/note.schema.json': { properties: { id: anchor, heading: copy } },
});

/** The anchors of parts, section by section. */
function anchorsIn(...sections: object[][]): unknown[] {
  const all = sections.map((parts) => ({ type: 'text', title: 'Text', parts })) as unknown as Section[];
  return withAnchors(all, schemas).map((section) =>
    (section as unknown as { parts: { id?: string }[] }).parts.map(({ id }) => id),
  );
}

it('takes the anchor that an editor chose, else the words of the heading, in any script', () => {
  const parts = [
    { id: 'hull', heading: 'The Hull' },
    { heading: 'What it costs?' },
    { heading: 'البدن الجديد' },
    {},
  ];
  expect(anchorsIn(parts)).toEqual([['hull', 'What_it_costs', 'البدن_الجديد', undefined]]);
});

it('never gives what an editor could choose for another part of the page, nor the same twice', () => {
  expect(anchorsIn([{ heading: 'prices' }, { heading: '2026' }, { heading: '…' }])).toEqual([
    ['prices_', '2026_', '_'],
  ]);
  expect(anchorsIn([{ heading: 'Over view' }, { heading: 'Over-view' }])).toEqual([
    ['Over_view', 'Over_view_2'],
  ]);
});

it('numbers the same headings of several sections, the first as if it stood alone', () => {
  const parts = [{ heading: 'What it costs' }, { id: 'hull', heading: 'Time' }];
  expect(anchorsIn(parts, [{ heading: 'Time' }, ...parts], parts)).toEqual([
    ['What_it_costs', 'hull'],
    ['Time', 'What_it_costs_2', 'hull'],
    ['What_it_costs_3', 'hull'],
  ]);
});

it('leaves out where words may be divided', () => {
  expect(anchorsIn([{ heading: 'Fahr\u00adpläne' }])).toEqual([['Fahrpläne']]);
});

it('leaves what has no such anchors as it is, and never changes what it is given', () => {
  const note = { type: 'note', heading: 'Fees' } as unknown as Section;
  expect(withAnchors([note], schemas)[0]).toBe(note);
  // A shared section is shown on several pages.
  const parts = [{ heading: 'Fees' }];
  anchorsIn(parts, parts);
  expect(parts).toEqual([{ heading: 'Fees' }]);
  for (const odd of [
    { type: 'text' },
    { type: 'text', parts: 'x' },
    { type: 'text', parts: [1, { heading: 2 }] },
  ])
    expect(withAnchors([odd as unknown as Section], schemas)).toEqual([odd]);
});
