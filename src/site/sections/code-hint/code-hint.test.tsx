// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../../tests/support/render';

afterEach(cleanup);

it('shows the hint as code', () => {
  renderSection(example('code-hint'));
  expect(screen.getByText(/no page document answers/).tagName).toBe('CODE');
});
