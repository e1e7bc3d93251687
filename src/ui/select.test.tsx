// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Select } from './select';

/** Delays the custom list, as a slow connection does. */
const coming = vi.hoisted(() => ({ arrive: () => {} }));
vi.mock('./fetched-code', () => ({
  importFetched: () =>
    new Promise((resolve) => {
      coming.arrive = () => resolve({ default: () => <button type="button">The list</button> });
    }),
}));

const native = () => screen.queryByRole('combobox');
const list = () => screen.queryByRole('button', { name: 'The list' });

beforeEach(() => {
  render(<Select id="a" name="a" value="" onValueChange={() => {}} placeholder="Choose" options={[]} />);
});
afterEach(cleanup);

it('the list of the site takes the place of the one that the browser has', async () => {
  expect(native()).not.toBeNull();
  await act(async () => coming.arrive());
  expect([native(), list() !== null]).toEqual([null, true]);
});

it('whoever is choosing from the one that the browser has goes on with it, until they leave it', async () => {
  act(() => native()?.focus());
  await act(async () => coming.arrive());
  expect(document.activeElement).toBe(native());
  act(() => native()?.blur());
  expect([native(), list() !== null]).toEqual([null, true]);
});

it('whoever comes to it at the moment at which it would go keeps their place', async () => {
  await act(async () => {
    coming.arrive();
    // The list has been fetched but not rendered.
    await new Promise((resolve) => setTimeout(resolve));
    expect(list()).toBeNull();
    native()?.focus();
  });
  expect(native()).not.toBeNull();
  expect(document.activeElement).toBe(native());
});
