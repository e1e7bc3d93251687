import { expect, it } from 'vitest';
import { languages } from '../../content/languages';
import { contentKey, localize } from '../../content/routes';
import { contentFile, filesOf, htmlFile, htmlPlace } from './page-output';

it('finds the HTML among the files of a page, whatever else the page becomes', () => {
  for (const id of ['index', 'finance', 'industries/oil-gas', '_not-found'])
    for (const aliases of [[], ['/old'], ['/old', '/older/still']])
      for (const hasPicture of [false, true]) {
        const files = filesOf(id, aliases, hasPicture);
        const route = id === 'index' ? '/' : id === '_not-found' ? '/404' : `/${id}`;
        expect(languages.map((_, language) => files[htmlPlace(files.length, language)])).toEqual(
          languages.map((language) => htmlFile(localize(route, language))),
        );
        expect(new Set(files).size).toBe(files.length);
      }
});

it('writes a resolved page to where the browser fetches it', () => {
  for (const id of ['index', 'use-cases/m-and-a', '_site'])
    for (const language of languages)
      expect(`/${contentFile(id, language)}`).toBe(contentKey(id, language).join('/'));
});
