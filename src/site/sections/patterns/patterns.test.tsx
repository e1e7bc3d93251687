// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../../tests/support/render';

afterEach(cleanup);

it('draws how often a pattern occurs, and says it', () => {
  const { container } = renderSection(example('patterns'));
  expect(screen.getByText('85%')).toBeTruthy();
  expect(container.querySelector<HTMLElement>('[aria-hidden] > span')?.style.width).toBe('85%');
});
