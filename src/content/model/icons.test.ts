import { expect, it } from 'vitest';
import { schemas } from '../../../tests/support/project';
import { icons, iconsOf } from './icons';

it('editors suggest every icon that comes with the engine', () => {
  expect(schemas.wordLists.icon).toEqual(Object.keys(icons));
});

it.each([null, 3, [], { icons: 'M1 1h2' }, { icons: { violin: 3 } }])(
  'a site document %j adds none',
  (document) => expect([...iconsOf(document).keys()]).toEqual(Object.keys(icons)),
);
