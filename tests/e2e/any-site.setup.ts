import { spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { engineRoot } from '../../src/node/project/project';
import { anySites } from '../any-site/sites';
import { builtSite } from './any-site';

for (const site of anySites)
  test(`${site} is built`, () => {
    const args = ['scripts/run.cjs', 'build', '--pages', site, '--out', builtSite(site)];
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: engineRoot, encoding: 'utf8' });
    expect(status, stderr).toBe(0);
  });
