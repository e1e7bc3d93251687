// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../tests/support/render';

afterEach(cleanup);

it('begins with a list of its headings that leads to each of them', () => {
  renderSection(example('article', 'with a table of contents'));
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'The first week',
    'The first report',
    'What it costs',
  ]);
  for (const link of links) {
    const anchor = link.getAttribute('href')?.slice(1) ?? '';
    expect(document.getElementById(anchor)?.textContent).toBe(link.textContent);
  }
  expect(links[0]?.getAttribute('href')).toBe('#first-week');
});

it('has no list of two headings', () => {
  renderSection(example('article', 'a short text'));
  expect(screen.getAllByRole('heading')).toHaveLength(2);
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('quotes as the language does, and says who spoke', () => {
  renderSection(example('article', 'with a table of contents'), 'es');
  expect(screen.getByText(/^«For the first time.*»$/)).toBeTruthy();
  expect(screen.getByText('The controller of a paper mill')).toBeTruthy();
});

it('shows strong words, emphasis and links in its texts', () => {
  const words = [
    'Bring ',
    { strong: 'the papers' },
    ', not ',
    { emphasis: 'copies' },
    ': see ',
    { words: 'the fees', href: '/es/fees#2027' },
  ];
  renderSection({
    type: 'article',
    blocks: [
      {
        paragraphs: [words, 'Plain.'],
        points: [words],
        quote: words,
        table: { columns: ['A'], rows: [{ label: 'B', cells: [words] }] },
      },
    ],
  });
  expect(screen.getAllByText('the papers').map(({ localName }) => localName)).toEqual([
    'strong',
    'strong',
    'strong',
    'strong',
  ]);
  expect(screen.getAllByText('copies').map(({ localName }) => localName)).toEqual(['em', 'em', 'em', 'em']);
  const links = screen.getAllByRole('link', { name: 'the fees' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(4).fill('/es/fees#2027'));
  expect(links[0]?.closest('p')?.textContent).toBe('Bring the papers, not copies: see the fees');
});

it('shows points, tables and pictures where the text has them', () => {
  renderSection(example('article', 'with a table of contents'));
  expect(screen.getByText('A list of systems, with their owners')).toBeTruthy();
  expect(screen.getByRole('rowheader', { name: 'First report' })).toBeTruthy();
  cleanup();
  renderSection(example('article', 'with a picture'));
  expect(screen.getByRole('img', { name: 'A conveyor without anything on it.' })).toBeTruthy();
  expect(screen.getByText('Noon: the line stands still.')).toBeTruthy();
});
