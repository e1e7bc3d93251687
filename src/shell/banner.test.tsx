// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Providers } from '../../tests/support/render';
import type { ResolvedSite } from '../content/resolve/resolved-page';
import { Shell } from './shell';

afterEach(cleanup);

const show = (banner?: ResolvedSite['banner'], language = 'en') => {
  const site = { brand: { name: 'Harbour Museum' }, header: { navigation: [] }, footer: {}, languages: [] };
  render(
    <Providers language={language}>
      <Shell
        site={{ ...site, url: '', ...(banner && { banner }) }}
        page={{ sections: [], breadcrumb: [] }}
        homeHref="/"
        currentHref="/"
      >
        <p>The page</p>
      </Shell>
    </Providers>,
  );
};

it('stands between the header and the page, as a part with a name, with the marks of its text', () => {
  show({ text: ['Closed on ', { strong: 'Monday' }, ': ', { href: '/visit', words: 'all hours' }] });
  const banner = screen.getByRole('region', { name: 'Notice' });
  expect(banner.textContent).toBe('Closed on Monday: all hours');
  expect(within(banner).getByRole('link', { name: 'all hours' }).getAttribute('href')).toBe('/visit');
  const after = Node.DOCUMENT_POSITION_FOLLOWING;
  expect(screen.getByRole('banner').compareDocumentPosition(banner) & after).toBeTruthy();
  expect(banner.compareDocumentPosition(screen.getByRole('main')) & after).toBeTruthy();
});

it('says by its name that it is not to be missed, in the language of the page', () => {
  show({ text: 'Geschlossen.', tone: 'warning' }, 'de');
  expect(screen.getByRole('region', { name: 'Wichtiger Hinweis' }).textContent).toBe('Geschlossen.');
});

it('is not there, nor any room for it, where the site has nothing to say', () => {
  show();
  expect(screen.getByRole('banner').nextElementSibling).toBe(screen.getByRole('main'));
});
