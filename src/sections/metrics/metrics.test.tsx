// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../tests/support/render';

afterEach(cleanup);

it('shows every figure with what it measures', () => {
  renderSection(example('metrics'));
  expect(screen.getByText('Accuracy').nextElementSibling?.textContent).toBe('95%');
  expect(screen.getByText('from the first quarter')).toBeTruthy();
});
