import { expect, it } from 'vitest';
import { sharedContent, site } from '../../../tests/support/firm';
import { schemas } from '../../../tests/support/project';
import { createResolver } from '../../content/resolve/resolve';
import { headHtml } from './head';
import { linkedData } from './linked-data';

const resolver = createResolver(sharedContent(), schemas);
const socialImage = { src: '/museo/assets/quay-1.jpg', width: 1600, height: 840 };

/** A page with or without a picture of its own. */
function page(id: string, own?: typeof socialImage) {
  const found = site.pages.find((one) => one.id === id);
  if (!found) throw new Error(`There is no page ${id}.`);
  return { ...resolver.page(found, 'en'), ...(own && { socialImage: own }) };
}

const url = 'https://www.example.org/museo';
const shell = (socialPictures: boolean) => ({ ...resolver.site('en'), url, socialPictures });
/** The picture's metadata in the head: address, width and height. */
function told(id: string, own: typeof socialImage | undefined, socialPictures: boolean) {
  const html = headHtml(page(id, own), shell(socialPictures));
  return [...html.matchAll(/property="og:image(?::(?:width|height))?" content="([^"]+)"/g)].map(
    ([, text]) => text,
  );
}

it("shows a page's own picture for its link, whether the site draws pictures or not", () => {
  const own = ['https://www.example.org/museo/assets/quay-1.jpg', '1600', '840'];
  expect(told('finance', socialImage, true)).toEqual(own);
  expect(told('finance', socialImage, false)).toEqual(own);
});

it('shows the picture that the build draws for a page without one, and none where it draws none', () => {
  expect(told('finance', undefined, true)).toEqual([
    'https://www.example.org/museo/social/en/finance.png',
    '1200',
    '630',
  ]);
  expect(told('finance', undefined, false)).toEqual([]);
});

it('says the same picture of an article', () => {
  const data = linkedData(page('healthcare-use-case', socialImage), shell(true));
  expect(JSON.stringify(data)).toContain('"image":"https://www.example.org/museo/assets/quay-1.jpg"');
});
