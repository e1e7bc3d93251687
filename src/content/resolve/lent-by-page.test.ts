import { expect, it } from 'vitest';
import { translatorOf } from './lent-by-page';

const page = { title: 'A page', teaser: { title: 'A page', text: 'Told', imageAlt: 'A quay' } };
const shared = { Told: 'Dicho (todos)', Noon: 'Mediodía' };

it.each([
  ['A page', 'Una página', { title: 'Una página' }],
  ['A page', 'Llamada así', { title: 'Una página', more: { 'A page': 'Llamada así' } }],
  ['Told', 'Dicho', { text: 'Dicho' }],
  ['Told', 'Dicho (todos)', { text: '' }],
  ['A quay', 'Un muelle', { imageAlt: 'Un muelle', more: { 'A quay': 'Otro' } }],
  ['Noon', 'Mediodía', undefined],
  ['Night', 'Night', { title: 'Una página' }],
])('%j is said as %j with %j', (copy, said, words) => {
  expect(translatorOf(page, words, shared)(copy)).toBe(said);
});
