// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../tests/support/render';
import type { ListItem } from '../../content/types.generated';

afterEach(cleanup);

const list = (items: ListItem[], more: object = {}) => ({ type: 'listing' as const, items, ...more });

it('lists pages with their days, each as programs read it and as people do', () => {
  renderSection(list([{ title: 'Boats', href: '/boats', date: '2027-05-12', until: '2027-09-30' }]));
  const [item] = screen.getAllByRole('listitem');
  const days = [...(item?.querySelectorAll('time') ?? [])];
  expect(days.map(({ dateTime }) => dateTime)).toEqual(['2027-05-12', '2027-09-30']);
  expect(item?.textContent).toBe('May 12, 2027 – September 30, 2027Boats');
});

it('says until when, where only the last day is known, in the language of the page', () => {
  renderSection(list([{ title: 'Boats', href: '/boats', until: '2027-09-30' }]), 'de');
  expect(screen.getByRole('listitem').textContent).toBe('Bis 30. September 2027Boats');
});

it('links each page by its title, or by words that are the same for all of them', () => {
  const items = [{ title: 'Boats', href: '/boats', text: 'Forty boats.' }];
  renderSection(list(items));
  expect(screen.getByRole('link', { name: 'Boats' }).getAttribute('href')).toBe('/boats');
  cleanup();
  renderSection(list(items, { linkLabel: 'Read More' }));
  expect(screen.getByRole('link', { name: /Read More.*Boats/ }).getAttribute('href')).toBe('/boats');
});

it('has cards only where every page has a picture, and rows where some have one, whose words come first', () => {
  const { items } = example('listing') as { items: ListItem[] };
  const pictured = items.filter(({ image }) => image);
  const wordsComeFirst = () => {
    const first = screen.getAllByRole('listitem')[0]?.firstElementChild;
    return !first?.querySelector('img') && first?.textContent !== '';
  };
  renderSection(list([...pictured, ...pictured]));
  expect(wordsComeFirst()).toBe(false);
  cleanup();
  renderSection(list([...pictured, { title: 'Boats', href: '/boats' }]));
  expect(wordsComeFirst()).toBe(true);
  expect(screen.getAllByRole('img')).toHaveLength(pictured.length);
});

it('shows the pictures that there are', () => {
  renderSection(example('listing'));
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  const [, second] = screen.getAllByRole('listitem');
  expect(within(second as HTMLElement).getByRole('img', { name: 'A wooden boat at a pier.' })).toBeTruthy();
});

it('puts what is said of a page that is alone beside its picture, and nothing apart from it', () => {
  const { items } = example('listing') as { items: ListItem[] };
  renderSection(list(items.filter(({ image }) => image).slice(0, 1)));
  const item = screen.getByRole('listitem');
  expect([...item.children].map(({ textContent }) => textContent !== '')).toEqual([false, true]);
});

it('says so on a day on which there is nothing to list', () => {
  renderSection(list([], { title: 'Coming up' }), 'es');
  expect(screen.getByText('Por el momento no hay nada aquí.')).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});

it('leads to the pages before and after it, and says which of them it is, in the language of the page', () => {
  const items = [{ title: 'Boats', href: '/boats' }];
  renderSection(list(items, { pages: { part: 2, count: 3, previous: '/news', next: '/news/3' } }));
  const nav = within(screen.getByRole('navigation', { name: 'Pages of this list' }));
  expect(nav.getByText('Page 2 of 3')).toBeTruthy();
  expect(nav.getByRole('link', { name: 'Previous page' }).getAttribute('href')).toBe('/news');
  expect(nav.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/news/3');
  cleanup();
  renderSection(list(items, { pages: { part: 1, count: 3, next: '/fr/news/2' } }), 'fr');
  expect(screen.getByText('Page 1 sur 3')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Page précédente' })).toBeNull();
  cleanup();
  renderSection(list(items));
  expect(screen.queryByRole('navigation')).toBeNull();
});
