// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { shellLinks } from '../content/resolve/shell-links';
import { Navigation } from './navigation';

afterEach(cleanup);

const plain = { label: 'Tickets', href: '/tickets' };
const above = {
  label: 'Visit',
  href: '/visit',
  items: [
    { label: 'Opening hours', href: '/visit/hours' },
    { label: 'Arriving', href: '/arriving' },
  ] as [{ label: string; href: string }, ...{ label: string; href: string }[]],
};

/** The links that are marked as current for a page, by their text. */
function marksOf(current: string, isPage = true): [string, string][] {
  const html = renderToStaticMarkup(<Navigation links={[plain, above]} current={current} isPage={isPage} />);
  return [...html.matchAll(/<a [^>]*aria-current="(\w+)"[^>]*>([^<]+)/g)].map(([, how = '', text = '']) => [
    text,
    how,
  ]);
}

it('marks the page that is shown, and the link that its own stands below', () => {
  expect(marksOf('/tickets')).toEqual([['Tickets', 'page']]);
  expect(marksOf('/visit')).toEqual([['Visit', 'page']]);
  expect(marksOf('/arriving')).toEqual([
    ['Visit', 'true'],
    ['Arriving', 'page'],
  ]);
  expect(marksOf('/arriving', false)).toEqual([
    ['Visit', 'true'],
    ['Arriving', 'true'],
  ]);
});

it('has a button for a link with a list, and none for another', () => {
  const count = (links: Parameters<typeof Navigation>[0]['links']) =>
    renderToStaticMarkup(<Navigation links={links} current={undefined} isPage={false} />).split('<summary')
      .length - 1;
  expect(count([plain, above])).toBe(1);
  expect(count([plain])).toBe(0);
});

it('counts the links of lists among those of the header', () => {
  const site = { header: { navigation: [plain, above] }, footer: { columns: [] } };
  expect(shellLinks(site as never).map(({ href }) => href)).toEqual([
    '/tickets',
    '/visit',
    '/visit/hours',
    '/arriving',
  ]);
});

it('closes an open list when the visitor goes back', () => {
  const { container } = render(<Navigation links={[plain, above]} current={undefined} isPage={false} />);
  const list = container.querySelector('details');
  list?.setAttribute('open', '');
  fireEvent.popState(window);
  expect(list?.open).toBe(false);
});
