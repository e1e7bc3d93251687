import { expect, it } from 'vitest';
import { contentKey, localize } from '../model/routes';
import { contentFile, filesOf, htmlFile } from './output-files';

const languages = ['en', 'es', 'pt-br'].map((code) => ({ code, name: code }));

it('lists the HTML of each language among the files of a page, whatever else the page becomes', () => {
  for (const id of ['index', 'finance', 'industries/oil-gas', '_not-found'])
    for (const aliases of [[], ['/old'], ['/old', '/older/still']])
      for (const hasPicture of [false, true]) {
        const files = filesOf(id, aliases, languages, hasPicture);
        const route = id === 'index' ? '/' : id === '_not-found' ? '/404' : `/${id}`;
        for (const { code } of languages) expect(files).toContain(htmlFile(localize(route, code, languages)));
        expect(new Set(files).size).toBe(files.length);
      }
});

it('writes a resolved page to where the browser fetches it', () => {
  for (const id of ['index', 'use-cases/m-and-a', '_site'])
    for (const { code } of languages)
      expect(`/${contentFile(id, code)}`).toBe(contentKey(id, code).join('/'));
});
