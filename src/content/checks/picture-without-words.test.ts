import { expect, it } from 'vitest';
import { schemas } from '../../../tests/support/project';
import { loadSite } from '../site/load';
import { checkSite } from './core/check-site';

/** The findings about pictures of a site whose typefaces cannot be read here. */
function foundIn(theme: object) {
  const href = '/';
  const documents = {
    '_site/site.json': {
      url: 'https://www.example.com',
      socialPictures: true,
      languages: [{ code: 'en', name: 'English' }],
      brand: { name: 'Brand' },
      header: { navigation: [{ label: 'Home', href }] },
      footer: {},
    },
    '_site/theme.json': theme,
    'index/page.json': {
      $schema: '../../schemas/page.schema.json',
      title: 'Курси та інструменти',
      description: 'Enough words for a search engine to show below the title.',
      sections: [{ type: 'hero' }],
    },
  };
  const texts = Object.entries(documents).map(([file, value]) => [file, JSON.stringify(value)] as const);
  const site = loadSite({ documents: new Map(texts), images: new Map() }, schemas);
  return checkSite(site, schemas).filter(({ code }) => code === 'picture-without-words');
}

it('says nothing of a face that cannot be read', () => {
  expect(foundIn({ display: { package: '@fontsource/rubik' } })).toEqual([]);
  expect(foundIn({ display: [{ file: 'fonts/A.woff2' }, { file: 'fonts/B.woff2' }] })).toEqual([]);
});

it('says what the face of the engine lacks where the theme names none', () => {
  expect(foundIn({})).toHaveLength(1);
  expect(foundIn({ display: 'system', text: { package: '@fontsource/rubik' } })).toHaveLength(1);
});
