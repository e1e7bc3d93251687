import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Providers } from '../../tests/support/render';
import type { ResolvedSite } from '../content/resolve/resolved-page';
import { Footer } from './footer';

const html = (footer: ResolvedSite['footer'], accents = 0) => {
  const site = { brand: { name: 'Harbour Museum' }, header: {}, footer, accents } as ResolvedSite;
  return renderToStaticMarkup(
    <Providers>
      <Footer site={site} />
    </Providers>,
  );
};

it('has what the site document says, and nothing empty in place of the rest', () => {
  const whole = html({
    tagline: 'Open on Sundays.',
    columns: [{ title: 'Visit', links: [{ label: 'Tickets', href: '/tickets' }] }],
    legal: [{ label: 'Imprint', href: '/imprint' }],
    copyright: '© Harbour Museum',
  });
  for (const text of ['Open on Sundays.', 'Visit', 'Tickets', 'Imprint', '© Harbour Museum'])
    expect(whole).toContain(text);
  const bare = html({});
  expect(bare).toContain('Harbour Museum');
  expect(bare).not.toMatch(/aria-label="Footer"|<h2|<a |<p[^>]*><\/p>/);
});

it.each([0, 3])('begins with one row for each of %i accents of the site', (accents) => {
  const rows = [...html({}, accents).matchAll(/<span class="[^"]*"><\/span>/g)].map(([row]) => row);
  expect(rows).toHaveLength(accents);
  expect(new Set(rows).size).toBe(accents);
});
