// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../../tests/support/render';

afterEach(cleanup);

it('shows challenges, outcomes and a story, and links on', () => {
  renderSection(example('industries'));
  expect(screen.getByText('Fax between wards')).toBeTruthy();
  expect(screen.getByText('Success story').nextElementSibling?.textContent).toContain('Twelve hospitals');
  expect(screen.getByRole('link', { name: /Healthcare/ }).getAttribute('href')).toBe('/healthcare');
});
