import { spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { engineRoot, siteArguments } from '../../src/node/project/project';
import { anySites } from '../any-site/sites';
import { builtSite } from './any-site';

for (const site of anySites)
  test(`${site} is built`, () => {
    // A site elsewhere may have sources, and packages of its own.
    const of = siteArguments.length > 0 ? siteArguments : ['--pages', site];
    const args = ['scripts/run.cjs', 'build', ...of, '--out', builtSite(site)];
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: engineRoot, encoding: 'utf8' });
    expect(status, stderr).toBe(0);
  });
