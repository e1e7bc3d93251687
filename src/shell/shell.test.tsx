// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Providers } from '../../tests/support/render';
import { Shell } from './shell';

afterEach(cleanup);

const home = { name: 'Home', href: '/' };

it.each([
  ['night-below', true],
  ['night', true],
  ['below', false],
  [undefined, false],
] as const)('sets the breadcrumb on the ground of a hero in the layout %s', (variant, isDark) => {
  render(
    <Providers>
      <Shell
        site={{ brand: { name: 'Museum' }, header: { navigation: [] }, footer: {}, languages: [], url: '' }}
        page={{
          sections: [{ type: 'hero', variant }],
          breadcrumb: [home, { name: 'Visit', href: '/visit' }],
        }}
        homeHref="/"
        currentHref="/visit"
      >
        <p>The page</p>
      </Shell>
    </Providers>,
  );
  const link = screen.getByRole('link', { name: 'Home' });
  expect(link.closest('.dark') !== null).toBe(isDark);
});

it.each([
  ['en', 'Museum, Home'],
  ['ar', /^Museum، /],
] as const)('names the way home in %s with the comma of the language', (language, name) => {
  const site = { brand: { name: 'Museum' }, header: { navigation: [] }, footer: {}, languages: [], url: '' };
  render(
    <Providers language={language}>
      <Shell site={site} page={{ sections: [], breadcrumb: [] }} homeHref="/" currentHref="/">
        <p>The page</p>
      </Shell>
    </Providers>,
  );
  expect(screen.getAllByRole('link', { name }).length).toBe(1);
});
