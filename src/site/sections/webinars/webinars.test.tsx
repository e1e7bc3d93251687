// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../../tests/support/render';

afterEach(cleanup);

it('lets the status choose label and button', () => {
  renderSection(example('webinars'));
  expect(screen.getByText('Upcoming')).toBeTruthy();
  expect(screen.getByRole('button', { name: /Register Now.*Headless ERP in practice/ })).toBeTruthy();
  expect(screen.getByText('Recorded')).toBeTruthy();
  expect(screen.getByRole('button', { name: /Watch Recording.*Reading contracts by machine/ })).toBeTruthy();
});

it('writes dates as the language does', () => {
  renderSection(example('webinars'), 'es');
  expect(screen.getByText('14 de noviembre de 2024').getAttribute('datetime')).toBe('2024-11-14');
});
