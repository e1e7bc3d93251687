import { expect, it } from 'vitest';
import { schemas } from '../../../tests/support/checks';
import { scanned } from '../../../tests/support/scanned';
import { SiteCopy } from '../../../tests/support/site-copy';
import type { PlannedChange } from '../../node/plan/plan';
import { plannedFiles } from './planned-files';

const site = new SiteCopy();
const finance = 'finance/page.json';
const planned = async (...changes: PlannedChange[]) => {
  const files = plannedFiles(changes, await scanned(site.pages, schemas));
  return (file: string) => files.get(file)?.toString();
};

it('folders that exchange their places are both there, each with what is edited in it', async () => {
  const [money, list] = [site.read(finance), site.read('sitemap/page.json')];
  const textOf = await planned(
    { kind: 'move', from: 'finance', to: 'sitemap' },
    { kind: 'move', from: 'sitemap', to: 'finance' },
    { kind: 'edit', file: finance, before: money, after: '{}', what: [] },
  );
  expect([textOf(finance), textOf('sitemap/page.json')]).toEqual([list, '{}']);
});

it('what leaves its place is gone there, and what is written to such a place is there', async () => {
  const money = site.read(finance);
  const move = { kind: 'move', from: finance, to: 'money/page.json' } as const;
  const left = await planned(move);
  expect([left(finance), left('money/page.json')]).toEqual([undefined, money]);
  const filled = await planned(move, { kind: 'create', file: finance, text: '{}', what: [] });
  expect([filled(finance), filled('money/page.json')]).toEqual(['{}', money]);
  const removed = await planned({ kind: 'remove', file: finance, before: money });
  expect(removed(finance)).toBeUndefined();
});
