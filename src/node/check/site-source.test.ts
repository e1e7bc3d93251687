import { expect, it } from 'vitest';
import { SiteCopy } from '../../../tests/support/site-copy';
import { DraftSource } from './site-source';

const site = new SiteCopy();
const finance = 'finance/page.json';

it('folders that exchange their places are both there, and what is removed then is gone', () => {
  const source = new DraftSource(site.pages);
  source.move('finance', 'sitemap');
  source.move('sitemap', 'finance');
  expect([source.has(finance), source.has('sitemap/page.json')]).toEqual([true, true]);
  expect(source.text(finance)).toBe(new DraftSource(site.pages).text('sitemap/page.json'));
  source.remove(finance);
  expect([source.has(finance), source.list().files.includes(finance)]).toEqual([false, false]);
});

it('what is written where something was removed or moved away is there again', () => {
  for (const leave of [
    (source: DraftSource) => source.remove(finance),
    (source: DraftSource) => source.move('finance', 'money'),
  ]) {
    const source = new DraftSource(site.pages);
    leave(source);
    expect([source.has(finance), source.list().files.includes(finance)]).toEqual([false, false]);
    source.write(finance, '{}');
    expect([source.has(finance), source.list().files.includes(finance), source.text(finance)]).toEqual([
      true,
      true,
      '{}',
    ]);
    expect(source.list().files.filter((file) => file === finance)).toHaveLength(1);
  }
});
