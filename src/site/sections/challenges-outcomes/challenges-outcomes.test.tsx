// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../../tests/support/render';

afterEach(cleanup);

it('shows both lists under their headings', () => {
  renderSection(example('challenges-outcomes'));
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'What slows finance down',
    'What changes',
  ]);
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
});
