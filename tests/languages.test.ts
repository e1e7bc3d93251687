import { describe, expect, it } from 'vitest';
import { loadSite } from '../src/content/load';
import { diagnose, validSite, withFiles } from './checks';
import { schemas } from './project';

const document = JSON.parse(validSite.documents.get('_site/site.json') ?? '');
const english = { code: 'en', name: 'English' };
const spanish = { code: 'es', name: 'Español' };
const french = { code: 'fr', name: 'Français' };

/** The valid site with other languages, and changes to its files. */
function siteIn(languages: unknown, changes: Record<string, string | undefined> = {}) {
  const text = JSON.stringify({ ...document, languages });
  return withFiles(validSite, { '_site/site.json': text, ...changes });
}

const codesOf = (files: typeof validSite) => loadSite(files, schemas).languages.map(({ code }) => code);
const found = (files: typeof validSite) =>
  diagnose(files).map(({ code, severity, file, pointer }) => [code, severity, file, pointer]);

describe('the languages of a site', () => {
  it('are English and Spanish where the site document names none', () => {
    expect(codesOf(validSite)).toEqual(['en', 'es']);
    expect(codesOf(withFiles(validSite, { '_site/site.json': undefined }))).toEqual(['en', 'es']);
  });

  it('are those that it names, in their order', () => {
    expect(codesOf(siteIn([spanish, french, english]))).toEqual(['es', 'fr', 'en']);
    expect(codesOf(siteIn([french]))).toEqual(['fr']);
  });

  it.each([
    ['is no JSON', '{ "languages": [{'],
    ['names something else', JSON.stringify({ ...document, languages: 'fr' })],
    ['names none', JSON.stringify({ ...document, languages: [] })],
    [
      'names a language without its code',
      JSON.stringify({ ...document, languages: [english, { name: 'x' }] }),
    ],
    ['names one twice', JSON.stringify({ ...document, languages: [english, spanish, spanish] })],
  ])('are those of the dictionaries beside it where it %s: one mistake is one finding', (_, text) => {
    const files = withFiles(validSite, { '_site/site.json': text });
    expect(codesOf(files)).toEqual(['en', 'es']);
    expect(new Set(found(files).map(([, , file]) => file))).toEqual(new Set(['_site/site.json']));
    expect(found(files)).toHaveLength(1);
  });
});

describe('a language', () => {
  it('without any dictionary is one error, where the site document names it', () => {
    expect(found(siteIn([english, spanish, french]))).toEqual([
      ['missing-document', 'error', '_site/site.json', '/languages/2'],
    ]);
  });

  it('that was taken away leaves dictionaries that do not belong, said once', () => {
    const files = siteIn([english]);
    expect(found(files)).toEqual([['unexpected-file', 'warning', '_not-found/es.json', '']]);
    expect(diagnose(files)[0]?.message).toMatch(
      /^Spanish is not a language of the site, so its \d+ dictionaries/,
    );
  });

  it('with a dictionary for one page lacks those of the others', () => {
    const files = siteIn([english, spanish, french], { '_site/fr.json': '{}' });
    const missing = diagnose(files).filter(({ code }) => code === 'missing-document');
    expect(missing.map(({ message }) => message)).toContain(
      'This page has no French dictionary: finance/fr.json does not exist.',
    );
    expect(missing).toHaveLength(loadSite(files, schemas).pages.length);
  });
});
