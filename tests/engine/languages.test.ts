import { describe, expect, it } from 'vitest';
import { collectFindings, contextOf } from '../../src/content/checks/core/check-site';
import { loadSite } from '../../src/content/site/load';
import { progressOf } from '../../src/content/site/progress';
import { diagnose, validSite, withFiles } from '../support/checks';
import { schemas, sources } from '../support/project';

const document = JSON.parse(validSite.documents.get('_site/site.json') ?? '');
const english = { code: 'en', name: 'English' };
const spanish = { code: 'es', name: 'Español' };
const french = { code: 'fr', name: 'Français' };

/** The valid site with other languages, and some files changed. */
function siteIn(languages: unknown, changes: Record<string, string | undefined> = {}) {
  const text = JSON.stringify({ ...document, languages });
  return withFiles(validSite, { '_site/site.json': text, ...changes });
}

const codesOf = (files: typeof validSite) => loadSite(files, schemas).languages.map(({ code }) => code);
const findingsIn = (files: typeof validSite) =>
  diagnose(files).map(({ code, severity, file, pointer }) => [code, severity, file, pointer]);

describe('the languages of a site', () => {
  it('are English and Spanish if the site document names none', () => {
    expect(codesOf(validSite)).toEqual(['en', 'es']);
    expect(codesOf(withFiles(validSite, { '_site/site.json': undefined }))).toEqual(['en', 'es']);
  });

  it('are those in the site document, in its order', () => {
    expect(codesOf(siteIn([spanish, french, english]))).toEqual(['es', 'fr', 'en']);
    expect(codesOf(siteIn([french]))).toEqual(['fr']);
  });

  it.each([
    ['is not JSON', '{ "languages": [{'],
    ['names something else', JSON.stringify({ ...document, languages: 'fr' })],
    ['names none', JSON.stringify({ ...document, languages: [] })],
    [
      'names a language without its code',
      JSON.stringify({ ...document, languages: [english, { name: 'x' }] }),
    ],
    ['names one twice', JSON.stringify({ ...document, languages: [english, spanish, spanish] })],
  ])('come from the dictionaries of the site if the list %s: one mistake is one finding', (_, text) => {
    const files = withFiles(validSite, { '_site/site.json': text });
    expect(codesOf(files)).toEqual(['en', 'es']);
    expect(new Set(findingsIn(files).map(([, , file]) => file))).toEqual(new Set(['_site/site.json']));
    expect(findingsIn(files)).toHaveLength(1);
  });
});

describe('a language', () => {
  it('without any dictionary is one error, at its name in the site document', () => {
    expect(findingsIn(siteIn([english, spanish, french]))).toEqual([
      ['missing-document', 'error', '_site/site.json', '/languages/2'],
    ]);
  });

  it('that was removed leaves dictionaries that do not belong, reported once', () => {
    const files = siteIn([english]);
    expect(findingsIn(files)).toEqual([['unexpected-file', 'warning', '_not-found/es.json', '']]);
    expect(diagnose(files)[0]?.message).toMatch(
      /^Spanish is not a language of the site, so its \d+ dictionaries/,
    );
  });

  it('with a dictionary for one page lacks those of the other pages', () => {
    const files = siteIn([english, spanish, french], { '_site/fr.json': '{}' });
    const missing = diagnose(files).filter(({ code }) => code === 'missing-document');
    expect(missing.map(({ message }) => message)).toContain(
      'This page has no French dictionary: finance/fr.json does not exist.',
    );
    expect(missing).toHaveLength(loadSite(files, schemas).pages.length);
  });
});

/** A draft of a language is no mistake: what it lacks is reported in one line, or text by text on request. */
describe('a language that is a draft', () => {
  const dictionaries = { '_site/fr.json': '{}', 'finance/fr.json': '{ "Finance": "" }' };
  const files = siteIn([english, spanish, { ...french, draft: true }], dictionaries);
  const findingsFor = (language?: string) => {
    const site = loadSite(files, schemas);
    return collectFindings(contextOf(site, schemas), language);
  };

  it('gives one warning that counts its missing texts', () => {
    expect(findingsFor().map(({ code, severity }) => [code, severity])).toEqual([
      ['draft-language', 'warning'],
    ]);
    expect(findingsFor()[0]?.message).toMatch(/^French is a draft: 0 of \d+ texts are translated\.$/);
  });

  it('lists its missing texts on request, as warnings', () => {
    const all = findingsFor('fr');
    expect(all.every(({ severity }) => severity === 'warning')).toBe(true);
    const codes = all.map(({ code }) => code);
    expect(codes).toContain('missing-document');
    expect(codes).toContain('wrong-length');
    expect(codes).toContain('missing-translation');
  });

  it('gives a warning if a dictionary is not valid JSON, and the other pages are still checked', () => {
    const broken = withFiles(files, { 'finance/fr.json': '{' });
    expect(diagnose(broken).map(({ code, severity }) => [code, severity])).toEqual([
      ['draft-language', 'warning'],
      ['json-syntax', 'warning'],
    ]);
  });
});

describe('progress', () => {
  const progress = (changes: Record<string, string | undefined>) => {
    const site = loadSite(withFiles(validSite, changes), schemas);
    const [language = ''] = site.languages.slice(1).map(({ code }) => code);
    return progressOf(contextOf(site, schemas), language);
  };
  const text = validSite.documents.get('finance/page.json') ?? '';

  it('counts every text of every document', () => {
    const { texts, translated, missing, stale, pages } = progress({});
    expect(texts).toBeGreaterThan(10);
    expect({ translated, missing, stale, pages }).toEqual({
      translated: texts,
      missing: 0,
      stale: 0,
      pages: [],
    });
  });

  it('names the page that lacks a text, and says whether an earlier translation exists', () => {
    const fresh = text.replace('One sentence on money is enough.', 'Close your books before lunch.');
    expect(progress({ 'finance/page.json': fresh })).toMatchObject({
      missing: 1,
      stale: 0,
      pages: [{ file: 'finance/page.json', missing: 1, stale: 0 }],
    });
    const changed = text.replace('One sentence on money is enough.', 'One sentence on money is plenty.');
    expect(progress({ 'finance/page.json': changed })).toMatchObject({ missing: 1, stale: 1 });
  });
});

describe('the code', () => {
  /** The example of a check is content: the small site that it changes is in English and Spanish. */
  const withoutExamples = (source: string) =>
    source.replaceAll(/\n {2}example: \{[\s\S]*?\n {2}\},|\n {2}example: \{.*\},/g, '');
  /** Texts that earlier versions of a scaffold wrote into dictionaries, which are reported as leftovers. */
  const leftovers = 'src/content/checks/leftover-text.ts';
  /** A new check begins with an example and cases in that small site. */
  const checkScaffold = 'src/commands/scaffold/scaffold-check.ts';

  it.each([...sources('src'), ...sources('scripts')])(
    'of $file names no language except the source language',
    ({ file, text }) => {
      if (/\.(test|cases)\.tsx?$|\.generated\.ts$|^scripts\/bench\//.test(file)) return;
      if (file === leftovers || file === checkScaffold) return;
      expect(withoutExamples(text)).not.toMatch(
        /(['"`/])es\1|['"`/]es(\.json|\.html|\/)|isSpanish|spanish[A-Z:]/,
      );
    },
  );
});

describe('one mistake in several languages is one finding', () => {
  const dictionaries = [...validSite.documents].filter(([file]) => file.endsWith('/es.json'));
  const both = (changes: Record<string, string> = {}, frenchEntry: object = french) =>
    siteIn([english, spanish, frenchEntry], {
      ...Object.fromEntries(dictionaries.map(([file, text]) => [file.replace('es.json', 'fr.json'), text])),
      ...changes,
    });
  const finance = validSite.documents.get('finance/page.json') ?? '';
  const own = validSite.documents.get('finance/es.json') ?? '';
  const subtitle = 'One sentence on money is enough.';
  /** The findings, without those that are the same in a second language. */
  const foundIn = (files: typeof validSite) =>
    diagnose(files).filter(({ code }) => /-translation$|draft/.test(code));

  it('a changed text', () => {
    const files = both({
      'finance/page.json': finance.replace(subtitle, 'One sentence on money is plenty.'),
    });
    expect(foundIn(files)).toMatchObject([
      {
        code: 'stale-translation',
        message: `The Spanish and French of this text belong to its old wording, "${subtitle}".`,
      },
    ]);
    const [{ hint = '' } = {}] = foundIn(files);
    expect(hint).toContain('In finance/es.json and finance/fr.json, write');
  });

  it('a new text', () => {
    const files = both({ 'finance/page.json': finance.replace(subtitle, 'Call our office at noon') });
    expect(foundIn(files)).toMatchObject([
      { code: 'missing-translation', message: 'No Spanish or French for "Call our office at noon".' },
    ]);
  });

  it('an unused entry, which is removed from both dictionaries', () => {
    const more = own.replace('{', '{ "Nobody says this.": "Nadie dice esto.",');
    const files = both({ 'finance/es.json': more, 'finance/fr.json': more });
    expect(foundIn(files)).toMatchObject([
      {
        code: 'unused-translation',
        message: 'No text uses the entry "Nobody says this." in finance/es.json and finance/fr.json.',
      },
    ]);
  });

  it('but two different entries give two findings, and so does an entry of a draft', () => {
    const files = both({
      'finance/es.json': own.replace('{', '{ "Nobody says this.": "Nadie dice esto.",'),
      'finance/fr.json': own.replace('{', '{ "Nor this.": "Ni ceci.",'),
    });
    expect(foundIn(files).map(({ code }) => code)).toEqual(['unused-translation', 'unused-translation']);
    const changed = finance.replace(subtitle, 'One sentence on money is plenty.');
    const drafted = both({ 'finance/page.json': changed }, { ...french, draft: true });
    expect(foundIn(drafted)).toMatchObject([
      { code: 'draft-language' },
      { code: 'stale-translation', message: expect.stringContaining('The Spanish of this text belongs') },
    ]);
  });
});
