import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Row } from './row';

const html = (count: number, stacked?: number) =>
  renderToStaticMarkup(
    <Row name="Plants" count={count} {...(stacked && { stacked })}>
      <ul />
    </Row>,
  );

it('is a group that knows how many cards it has', () => {
  expect(html(5)).toMatch(/role="group" aria-label="Plants".*style="--of:5"><ul>/);
});

it('is not there for few cards', () => {
  expect(html(3, 3)).toBe('<ul></ul>');
  expect(html(1)).toBe('<ul></ul>');
  expect(html(4, 3)).toContain('role="group"');
});
