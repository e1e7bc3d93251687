import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Badge } from './badge';

const textOf = (count: number, tone: 'error' | 'fill' = 'error') => {
  const findings = Array.from({ length: count }, () => ({ tone }));
  return renderToStaticMarkup(<Badge findings={findings} />).replace(/<[^>]*>/g, '');
};

it.each([
  [0, ''],
  [1, '1 finding'],
  [2, '2 findings'],
])('says of %i findings what a screen reader reads: "%s"', (count, text) => {
  expect(textOf(count)).toBe(text);
});

it('says how much is to be filled in', () => {
  expect(textOf(1, 'fill')).toBe('1 to fill in');
});
