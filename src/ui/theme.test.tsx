// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ThemeProvider, useTheme } from './theme';

function Probe() {
  const { theme, toggleTheme } = useTheme();
  return (
    <button type="button" onClick={toggleTheme}>
      {theme}
    </button>
  );
}
const show = () =>
  render(
    <ThemeProvider>
      <Probe />
    </ThemeProvider>,
  );

beforeEach(() => {
  document.documentElement.className = 'light';
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('toggles the class on the root and stores the choice', async () => {
  show();
  await act(async () => screen.getByRole('button').click());
  expect(document.documentElement.className).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(screen.getByRole('button').textContent).toBe('dark');
});

it('still toggles where storage is blocked', async () => {
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  show();
  await act(async () => screen.getByRole('button').click());
  expect(document.documentElement.className).toBe('dark');
});

it('raises a developer error outside its provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Probe />)).toThrow('useTheme must be used inside a <ThemeProvider>.');
});
