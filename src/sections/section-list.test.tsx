// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { Providers } from '../../tests/support/render';
import type { Section } from '../content/types.generated';
import { SectionList } from './section-list';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

// A section from a newer deploy, or a component with a bug.
const broken = JSON.parse('{ "type": "steps", "title": "Broken" }') as Section;
const good: Section = { type: 'cta', title: 'Still here', actions: [{ label: 'Go', href: '/' }] };
const list = (
  <Providers>
    <SectionList title="Page title" sections={[{ type: 'hero', subtitle: 'Text' }, broken, good]} />
  </Providers>
);

it('loses only the section that throws, in the browser', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(list);
  expect(screen.getByRole('alert').textContent).toContain('could not be shown');
  expect(screen.getByRole('heading', { name: 'Still here' })).toBeTruthy();
});

it.each([true, false])('says what was thrown to developers alone: %s', (isDevelopment) => {
  vi.stubEnv('DEV', isDevelopment);
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(list);
  const error = report.mock.calls.flat().find((one) => one instanceof Error);
  expect(screen.getByRole('alert').textContent?.includes(String(error))).toBe(isDevelopment);
});

it('lets the error through on the server, so that the build can name the section', () => {
  expect(() => renderToString(list)).toThrow();
});

it('heads the page with its title where the hero has none', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(list);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page title');
});
