// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { openedWorkbench } from '../../../../tests/support/opened-workbench';
import { fileOf, filesOfPage } from '../../../../tests/support/page-files';
import type { FormSchema } from '../../protocol/site-info';
import { duplicateItem, duplicateSection } from './actions';
import { withFreeAnchors } from './free-anchors';
import type { Workbench } from './workbench';

beforeEach(() => sessionStorage.clear());

const definitions = { anchor: { type: 'string', format: 'anchor' } };
const anchor: FormSchema = { $ref: 'defs.schema.json#/definitions/anchor' };
const text = { type: 'string', copy: true };
const schema: FormSchema = {
  properties: {
    id: anchor,
    title: text,
    tabs: { type: 'array', items: { properties: { id: anchor, title: text }, required: ['id'] } },
    points: { type: 'array', items: { properties: { id: anchor, title: text } } },
  },
};
const section = {
  type: 'tabs',
  id: 'who',
  title: 'who',
  tabs: [{ id: 'crew', title: 'crew' }, { id: 'crew-2' }],
  points: [{ id: 'one', title: 'One' }],
};

/** The sections of a page after something was done to it. */
function after(act: (workbench: Workbench) => void, sections: unknown[] = [section]) {
  const files = filesOfPage(fileOf('index/page.json', { sections }));
  const workbench = openedWorkbench(['en'], files, { types: [{ type: 'tabs', schema }], definitions });
  act(workbench);
  return workbench.store.getState().view.page?.sections;
}

it('the copy of a section has none of its anchors, and others where it must have one', () => {
  expect(after((workbench) => duplicateSection(workbench, 0, 'Tabs'))).toEqual([
    section,
    {
      type: 'tabs',
      title: 'who',
      tabs: [{ id: 'crew-3', title: 'crew' }, { id: 'crew-2-2' }],
      points: [{ title: 'One' }],
    },
  ]);
});

it('and so has the copy of an item', () => {
  const sections = after((workbench) => duplicateItem(workbench, '/sections/0/tabs', 0, 'tab'));
  expect(sections).toMatchObject([
    { tabs: [{ id: 'crew' }, { id: 'crew-3', title: 'crew' }, { id: 'crew-2' }] },
  ]);
});

it('a section of a type that is not known loses its own anchor alone', () => {
  const strange = { type: 'strange', id: 'a', parts: [{ id: 'b' }] };
  expect(after((workbench) => duplicateSection(workbench, 0, 'Strange'), [strange])).toEqual([
    strange,
    { type: 'strange', parts: [{ id: 'b' }] },
  ]);
});

it('what goes to a page keeps the anchors that are free there', () => {
  expect(withFreeAnchors(section, schema, definitions, new Set(['who', 'crew']))).toMatchObject({
    title: 'who',
    tabs: [{ id: 'crew-2', title: 'crew' }, { id: 'crew-2-2' }],
    points: [{ id: 'one' }],
  });
});
