// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../../tests/support/render';
import { readToasts } from '../../../ui/toast-store';

afterEach(cleanup);

it('writes numbers as the language does', () => {
  renderSection(example('whitepapers'), 'en');
  expect(screen.getByText(/2,140 downloads/)).toBeTruthy();
});

it('tells that there is nothing to download yet', () => {
  renderSection(example('whitepapers'));
  fireEvent.click(screen.getByRole('button', { name: /Download PDF/ }));
  expect(readToasts()[0]?.title).toContain('The data-first close');
});
