// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { openedWorkbench } from '../../../../tests/support/opened-workbench';
import { fileOf, filesOfPage } from '../../../../tests/support/page-files';
import { editJson } from '../../../content/json/edit';
import { setText, setValue } from './actions';

const properties = { type: {}, title: {}, subtitle: {}, background: {}, items: {}, actions: {} };
const section = { type: 'cards', background: 'muted', title: 'Prices', subtitle: 'By year', items: [] };

/** A workbench with that section, and its document with what waits to be written. */
function opened() {
  const document = { title: 'Home', sections: [section] };
  const workbench = openedWorkbench(['en'], filesOfPage(fileOf('index/page.json', document)), {
    types: [{ type: 'cards', schema: { properties } }],
  });
  const edits = () =>
    workbench.store.getState().changes.flatMap(({ files }) => files.flatMap((file) => file.edits));
  const written = () => JSON.parse(editJson(JSON.stringify(document), edits())).sections[0];
  return { workbench, edits, written };
}

it.each(['background', 'title', 'subtitle'])(
  '%s that is emptied and filled in again stands where it was',
  (name) => {
    const { workbench, written } = opened();
    setText(workbench, `/sections/0/${name}`, '', name, false);
    for (const typed of ['N', 'Ne', 'New']) setText(workbench, `/sections/0/${name}`, typed, name, false);
    expect(JSON.stringify(written())).toBe(JSON.stringify({ ...section, [name]: 'New' }));
  },
);

it('what a section lacks stands behind what its schema has before it', () => {
  const { workbench, written } = opened();
  setValue(workbench, '/sections/0/actions', [], 'buttons');
  expect(Object.keys(written())).toEqual([...Object.keys(section), 'actions']);
  setValue(workbench, '/sections/0/subtitle', undefined, 'subtitle');
  setValue(workbench, '/sections/0/unknown', 1, 'unknown');
  expect(Object.keys(written())).toEqual(['type', 'background', 'title', 'items', 'actions', 'unknown']);
});

it('a place that was remembered for another section, which lacks it, is not used', () => {
  const { workbench, written } = opened();
  setText(workbench, '/sections/0/title', '', 'title', false);
  setValue(workbench, '/sections/0/subtitle', undefined, 'subtitle');
  setText(workbench, '/sections/0/title', 'New', 'title', false);
  expect(Object.keys(written())).toEqual(['type', 'title', 'background', 'items']);
});

it('what is there is changed where it is', () => {
  const { workbench, edits } = opened();
  setText(workbench, '/sections/0/title', 'New', 'title', false);
  expect(edits()).toEqual([{ op: 'set', pointer: '/sections/0/title', value: 'New' }]);
});
