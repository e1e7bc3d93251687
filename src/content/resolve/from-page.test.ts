import { expect, it } from 'vitest';
import { saidBy } from './from-page';

const teaser = {
  text: 'Told shortly',
  figures: [{ metric: 'Days', improvement: '-3' }],
  details: [
    { name: 'place', text: 'Quay' },
    { name: 'time', text: 'Noon' },
  ],
};

it.each([
  ['title', { title: 'A page' }, 'A page'],
  ['title', { title: 'A page', teaser }, 'A page'],
  ['title', { title: 'A page', teaser: { ...teaser, title: 'Called so' } }, 'Called so'],
  ['text', { title: 'A page', teaser }, 'Told shortly'],
  ['text', { title: 'A page' }, undefined],
  ['figures', { title: 'A page', teaser }, teaser.figures],
  ['figures', { title: 'A page' }, undefined],
  ['nothing of the kind', { title: 'A page', teaser }, undefined],
])('the %s of %j is %j', (what, page, said) => {
  expect(saidBy(page, what)).toEqual(said);
});
