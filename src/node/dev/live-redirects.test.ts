import { expect, it } from 'vitest';
import { schemas } from '../../../tests/support/checks';
import { scanned } from '../../../tests/support/scanned';
import { SiteCopy } from '../../../tests/support/site-copy';
import { LiveRedirects } from './live-redirects';

const copy = new SiteCopy();

it('a page whose alias is its own path is shown, and does not lead to itself', async () => {
  copy.change(
    'finance/page.json',
    '"title": "Finance",',
    '"title": "Finance", "aliases": ["/finance", "/money"],',
  );
  const checker = await scanned(copy.pages, schemas);
  const redirects = new LiveRedirects(checker, checker.languages);
  expect([redirects.at('/finance'), redirects.at('/money')]).toEqual([undefined, '/finance']);
});
