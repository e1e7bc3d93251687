import { expect, it } from 'vitest';
import type { ResolvedPage } from '../../content/resolve/resolved-page';
import { framed, galleryHtml, galleryType } from './gallery-html';

const languages = [
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
];

it.each([
  ['/_gallery/metrics', 'metrics'],
  ['/es/_gallery/metrics/', 'metrics'],
  ['/_gallery', undefined],
  ['/_gallery/metrics/four', undefined],
  ['/_gallery/nothing', undefined],
  ['/metrics', undefined],
])('%s is the page of the type %s', (pathname, type) => {
  expect(galleryType(pathname, languages, ['hero', 'metrics'])).toBe(type);
});

it('the page of a type has nothing of the site but its look', () => {
  const html = galleryHtml('metrics', ':root{--ink:red}');
  expect(html).toContain('<style id="look">:root{--ink:red}</style>');
  expect(html).not.toContain('entry-client');
});

const page = { id: '_gallery/metrics/four', language: 'es' } as ResolvedPage;
const html = '<head><meta charset="utf-8"><script>boot()</script></head>';
const at = (query: string, one = page) => framed(html, one, new URLSearchParams(query));

it('an example in a frame has the theme of its address and the language of its path before the boot script runs', () => {
  const dark = at('frame&theme=dark');
  expect(dark).toContain('{"theme":"dark","language":"es"}');
  expect(dark.indexOf('Storage.prototype')).toBeLessThan(dark.indexOf('boot()'));
  for (const query of ['frame', 'frame&theme=light', `frame&theme=${encodeURIComponent('"</script>')}`])
    expect(at(query)).toContain('{"theme":"light","language":"es"}');
});

it('any other page is as it was', () => {
  expect(at('theme=dark')).toBe(html);
  expect(at('frame&theme=dark', { ...page, id: 'finance' })).toBe(html);
  expect(at('frame', { ...page, id: '_gallery' })).toBe(html);
});
