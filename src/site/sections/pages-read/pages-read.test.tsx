// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../../tests/support/render';
import type { SectionOf } from '../../../content/types.generated';

afterEach(cleanup);

const log = example('pages-read') as SectionOf<'pages-read'>;

const readings = () => screen.getAllByRole('listitem');

/** The pages whose marks a path is dashed into, by row. */
const pagesOf = (path: Element | undefined, columns: number) =>
  [...(path?.getAttribute('d') ?? '').matchAll(/M(\d+) ([\d.]+)h([\d.]+)/g)].flatMap(
    ([, column, y, length]) => {
      const first = Math.floor(Number(y) / 1.3) * columns + Number(column) + 1;
      return Array.from({ length: Math.ceil(Number(length)) }, (_, index) => first + index);
    },
  );

it('says how many pages each reading has read, and what it missed or found', () => {
  renderSection(log);
  expect(readings().map(({ textContent }) => textContent)).toEqual([
    '3 / 12The insurerPays',
    '12 / 12The harbor officeAsksPage 7The horn was silent',
  ]);
});

it('draws a mark for each page, dark for those that were read', () => {
  renderSection(log);
  const [all, read] = readings()[0]?.querySelectorAll('path') ?? [];
  expect(pagesOf(all, 12)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(pagesOf(read, 12)).toEqual([1, 2, 9]);
});

it('lays many pages in rows where there is little room, each page once', () => {
  renderSection({ ...log, pages: 240, items: [{ title: 'All', ranges: [{ from: 75, until: 166 }] }] });
  const [, , all, read] = document.querySelectorAll('path');
  expect(pagesOf(all, 80)).toEqual(Array.from({ length: 240 }, (_, index) => index + 1));
  expect(pagesOf(read, 80)).toEqual(Array.from({ length: 92 }, (_, index) => index + 75));
});

it('leaves the page empty where it was not read, at the same place', () => {
  renderSection(log);
  const signs = readings().map((reading) => reading.querySelector('i') as HTMLElement);
  expect(signs.map(({ className }) => className.includes('bg-accent'))).toEqual([false, true]);
  expect(new Set(signs.map(({ style }) => style.insetInlineStart)).size).toBe(1);
});
