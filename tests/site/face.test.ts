import { expect, it } from 'vitest';
import { createResolver } from '../../src/content/resolve/resolve';
import { fontCharacters } from '../../src/node/bundle/fonts';
import { schemas } from '../support/project';
import { readSite } from '../support/site';

const { site, sharedContent, languages } = readSite('pages');

it('every character on the pages is in the first file of the display font, so no visitor fetches the second', () => {
  const resolver = createResolver(sharedContent(), schemas);
  const texts = languages.flatMap((language) => site.pages.map((page) => resolver.page(page, language)));
  const characters = new Set(JSON.stringify(texts));
  expect([...characters].filter((one) => !/[{}]/.test(one) && !fontCharacters.includes(one))).toEqual([]);
});
