import { expect, it } from 'vitest';
import { languages } from '../content/languages';
import { localize } from '../content/routes';
import { filesOf, htmlFile, htmlPlaces } from './page-output';

it('finds the HTML among the files of a page, whatever else the page becomes', () => {
  for (const id of ['index', 'finance', 'industries/oil-gas', '_not-found'])
    for (const aliases of [[], ['/old'], ['/old', '/older/still']])
      for (const hasPicture of [false, true]) {
        const files = filesOf(id, aliases, hasPicture);
        const route = id === 'index' ? '/' : id === '_not-found' ? '/404' : `/${id}`;
        expect(htmlPlaces(files.length).map((place) => files[place])).toEqual(
          languages.map((language) => htmlFile(localize(route, language))),
        );
        expect(new Set(files).size).toBe(files.length);
      }
});
