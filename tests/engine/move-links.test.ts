import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { planPageMove } from '../../src/commands/refactor/move-page';
import type { Checker } from '../../src/node/check/checker';
import { executePlan } from '../../src/node/plan/plan';
import { schemas } from '../support/checks';
import { scanned } from '../support/scanned';
import { SiteCopy } from '../support/site-copy';

const site = new SiteCopy();

const look = () => scanned(site.pages, schemas);

const textsOf = ({ files }: Checker) => new Map([...files].sort().map((file) => [file, site.read(file)]));

it.each([
  ['the folder of the page', 'finance', '/finance', '/money', 'money'],
  ['the folder of a page, to another depth', 'finance', '/finance', '/team/money', 'team/money'],
  ['a folder below the page', 'finance/ledger', '/finance', '/work', 'work/ledger'],
])('moves a symbolic link itself: %s', async (_, linked, from, to, arrived) => {
  mkdirSync(site.file('finance/ledger'));
  for (const name of ['page.json', 'es.json'])
    copyFileSync(site.file(`finance/${name}`), site.file(`finance/ledger/${name}`));
  const kept = site.file('_kept');
  renameSync(site.file(linked), kept);
  const way = path.relative(path.dirname(site.file(linked)), kept);
  symlinkSync(way, site.file(linked));
  const first = await look();
  const before = textsOf(first);
  executePlan(planPageMove(first, site.pages, { from, to }));
  const after = await look();
  expect(readdirSync(kept), 'nothing left the folder').toContain('page.json');
  expect(realpathSync(site.file(arrived))).toBe(realpathSync(kept));
  expect(existsSync(site.file(linked))).toBe(false);
  expect(after.facts(arrived)?.aliases).toContain(`/${linked}`);
  executePlan(planPageMove(after, site.pages, { from: to, to: from, hasAlias: false }));
  expect(textsOf(await look())).toEqual(before);
  expect(readlinkSync(site.file(linked))).toBe(way);
});
