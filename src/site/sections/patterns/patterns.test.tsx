// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../../tests/support/render';
import type { SectionOf } from '../../../content/types.generated';

afterEach(cleanup);

it('draws how often a pattern occurs, and says it', () => {
  renderSection(example('patterns'));
  expect(screen.getByText('85%').textContent).toContain('of projects');
});

it('writes shares as the language does', () => {
  const { container } = renderSection(example('patterns'), 'de');
  expect(container.textContent).toContain('85\u00a0%');
  expect(container.textContent).toContain('100\u00a0%');
  expect(container.textContent).not.toMatch(/\d%/);
});

it('is one chart: the most frequent comes first, and each bar is as long as its share of one axis', () => {
  const patterns = example('patterns') as SectionOf<'patterns'>;
  const { container } = renderSection(patterns);
  const shares = [...container.querySelectorAll<HTMLElement>('li .track > *')].map(({ style }) =>
    Number.parseFloat(style.width),
  );
  const given = patterns.items.map(({ frequency }) => frequency);
  expect(shares).toEqual([...given].sort((one, other) => other - one));
});
