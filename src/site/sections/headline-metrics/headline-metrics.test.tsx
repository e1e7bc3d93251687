// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../../tests/support/render';

afterEach(cleanup);

it('shows each figure with its time', () => {
  renderSection(example('headline-metrics'));
  expect(screen.getByText('Average ROI').nextElementSibling?.textContent).toBe('340%');
  expect(screen.getByText('within 18 months')).toBeTruthy();
});
