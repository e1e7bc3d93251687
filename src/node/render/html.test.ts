import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { redirectHtml } from './html';

/** Where a redirect page leads that was opened at an address. */
function ledTo(target: string, opened: string, siteUrl = 'https://example.org'): string {
  const html = redirectHtml(target, siteUrl, 'en');
  const [, to] = /data-to="([^"]*)"/.exec(html) ?? [];
  const [, script = ''] = /<script>(.*?)<\/script>/.exec(html) ?? [];
  let led = '';
  const { href, search, hash } = new URL(opened, siteUrl);
  const location = {
    ...{ href, search, hash, toString: () => href },
    replace: (address: unknown) => {
      led = String(address);
    },
  };
  const document = { documentElement: { dataset: { to: to?.replaceAll('&amp;', '&') } } };
  runInNewContext(script, { document, location, URL });
  return led;
}

it.each([
  ['/permits', '/old', 'https://example.org/permits'],
  ['/permits', '/old?utm=a#b', 'https://example.org/permits?utm=a#b'],
  ['/permits#form', '/old?utm=a', 'https://example.org/permits?utm=a#form'],
  ['/permits#form', '/old#b', 'https://example.org/permits#form'],
  ['https://shop.example/a?b=c', '/old?utm=a#d', 'https://shop.example/a?b=c#d'],
  ['https://shop.example/a?b=c&d=e', '/old', 'https://shop.example/a?b=c&d=e'],
])('a page that leads to %s leads from %s to %s', (target, opened, address) => {
  expect(ledTo(target, opened)).toBe(address);
});

it('a page that leads on leads below the path of its site', () => {
  expect(ledTo('/permits', '/museum/old?a', 'https://example.org/museum')).toBe(
    'https://example.org/museum/permits?a',
  );
});
