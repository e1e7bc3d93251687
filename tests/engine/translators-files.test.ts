import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { po } from 'gettext-parser';
import { describe, expect, it } from 'vitest';
import { exportFiles, importFiles } from '../../scripts/cli/translators-files';
import { planPageMove } from '../../src/commands/refactor/move-page';
import { exportTexts } from '../../src/commands/translations/export-texts';
import { planImport, untaken } from '../../src/commands/translations/import-texts';
import { readPo, sameButRegion } from '../../src/commands/translations/po-file';
import { progressOfAll } from '../../src/content/site/progress';
import { executePlan, noteInWords, type Plan } from '../../src/node/plan/plan';
import { engineRoot } from '../../src/node/project/project';
import { schemas } from '../support/checks';
import { stateOf } from '../support/folder-state';
import { runCommand } from '../support/run-command';
import { scanned } from '../support/scanned';
import { SiteCopy } from '../support/site-copy';

const site = new SiteCopy();

const look = (folder = site.pages) => scanned(folder, schemas);
const fileOf = async (language = 'es', folder = site.pages) => exportTexts(await look(folder), language);
/** What an import of files would change in the site, or why it is refused. */
async function plan(...texts: string[]) {
  const files = texts.map((text, index) => readPo(`${index + 1}.po`, Buffer.from(text)));
  return planImport(await look(), site.pages, files);
}
/** Imports a file of a machine, and returns what was said. */
async function takeMachine(text: string): Promise<Plan> {
  const result = await planImport(await look(), site.pages, [readPo('1.po', Buffer.from(text))], true);
  expect(result).not.toBeInstanceOf(Array);
  executePlan(result as Plan);
  return result as Plan;
}
/** The severities of all findings. */
const severities = async () => (await look()).findings().map(({ severity }) => severity);
/** Imports files, and returns what was printed. */
async function take(...texts: string[]): Promise<readonly string[]> {
  const result = await plan(...texts);
  expect(result).not.toBeInstanceOf(Array);
  executePlan(result as Plan);
  return (result as Plan).notes.map(noteInWords);
}
/** Why files are refused; nothing is written then. */
async function refusals(...texts: string[]): Promise<string[]> {
  const before = stateOf(site.pages);
  const result = await plan(...texts);
  expect(stateOf(site.pages)).toEqual(before);
  return (result as { place: string; reason: string }[]).map(({ place, reason }) => `${place}: ${reason}`);
}
/** A file with some entries, as a translator sends it. */
function fileWith(...entries: [context: string, copy: string, text: string, flag?: string][]): string {
  const header =
    'msgid ""\nmsgstr ""\n"Language: es\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n"X-Page-Builder-Format: 1\\n"\n';
  const blocks = entries.map(([context, copy, text, flag]) =>
    [
      ...(flag ? [`#, ${flag}`] : []),
      `msgctxt ${JSON.stringify(context)}`,
      `msgid ${JSON.stringify(copy)}`,
      `msgstr ${JSON.stringify(text)}`,
    ].join('\n'),
  );
  return [header, ...blocks].join('\n\n');
}
/** The entry of a text in a file, as written there. */
const entryIn = (file: string, copy: string) =>
  file
    .trimEnd()
    .split('\n\n')
    .find((entry) => entry.includes(`\nmsgid ${JSON.stringify(copy)}\n`));

const finance = 'finance/page.json';
const money = 'One sentence on money is enough.';
const months = 'From 3.2 to 12 months';

describe('what is exported and imported unchanged', () => {
  it.each([
    ['tests/broken-sites/_valid', 'es'],
    ['tests/sites/three-languages', 'fr'],
    ['tests/sites/specimen', 'ar'],
    ['tests/sites/specimen', 'en'],
  ])('changes no byte of %s in %s, and gettext can read it', async (folder, language) => {
    const from = path.join(engineRoot, folder);
    const checker = await look(from);
    const text = exportTexts(checker, language);
    const file = readPo('a.po', Buffer.from(text));
    expect(file).toMatchObject({ language });
    expect(await planImport(checker, from, [file])).toMatchObject({
      changes: [],
      notes: [`Left out: ${file.entries.length} the same as before.`],
    });
    const parsed = po.parse(Buffer.from(text), { validation: true });
    expect(po.compile(parsed).toString()).toBe(text);
    expect(Object.values(parsed.translations).flatMap(Object.values)).toHaveLength(file.entries.length + 1);
  });

  it('whatever a text contains', async () => {
    const odd = 'Say "\\n" in C:\\temp, 100\u00a0% — année, عام, 年: one sentence';
    site.change(finance, money, JSON.stringify(odd).slice(1, -1));
    site.change('finance/es.json', JSON.stringify(money), JSON.stringify(odd));
    const { entries } = readPo('a.po', Buffer.from(await fileOf()));
    expect(entries.map(({ copy }) => copy)).toContain(odd);
    expect(await plan(await fileOf())).toMatchObject({ changes: [] });
  });

  it('whatever line endings, line breaks and comments a tool prefers', async () => {
    const text = (await fileOf()).replaceAll('\n', '\r\n');
    const kept = '#, fuzzy\r\n#~ msgid "Gone"\r\n#~ msgstr "Ido"\r\n';
    expect(await plan(`\ufeff# By hand\r\n${text}\r\n${kept}`)).toMatchObject({ changes: [] });
    const between = fileWith([finance, money, 'Una frase basta.']).replace('msgctxt', `${kept}msgctxt`);
    expect(readPo('a.po', Buffer.from(between)).entries).toMatchObject([{ copy: money, isFuzzy: false }]);
    const folded = po.compile(po.parse(text), { foldLength: 20 }).toString();
    expect(folded.split('\n').length).toBeGreaterThan(text.split('\n').length + 10);
    expect(await plan(folded)).toMatchObject({ changes: [] });
    expect(await plan(text.replaceAll('\r\n', '\r'))).toMatchObject({ changes: [] });
  });

  it('letters in escaped bytes, and accents of their own', async () => {
    site.change('finance/es.json', '"De 3,2 a 12 meses"', '"Año «nuevo», C:\\\\303"');
    const text = await fileOf();
    const escaped = text.replaceAll(/[^\0-\x7f]/gu, (letter) =>
      [...Buffer.from(letter)].map((byte) => `\\${byte.toString(8)}`).join(''),
    );
    expect(escaped).toContain('A\\303\\261o');
    expect(await plan(escaped)).toMatchObject({ changes: [] });
    expect(await plan(text.normalize('NFD'))).toMatchObject({ changes: [] });
  });
});

describe('an export', () => {
  it('gives the place of a text, its maximum length, and its terms in the glossary', async () => {
    expect(entryIn(await fileOf(), months)).toBe(
      [
        '#: finance/page.json#/sections/1/subtitle',
        '#. Page /finance, section 2 (cta) › subtitle',
        '#. At most 240 characters.',
        '#. Glossary: "month" is "mes", never "periodo".',
        'msgctxt "finance/page.json"',
        `msgid "${months}"`,
        'msgstr "De 3,2 a 12 meses"',
      ].join('\n'),
    );
  });

  it('has a text once per dictionary, with all its places and the smallest maximum among them', async () => {
    const entry = entryIn(await fileOf(), 'Home');
    expect(entry?.match(/^#: .*$/gm)).toEqual([
      '#: _site/site.json#/footer/columns/0/title',
      '#: index/page.json#/title',
      '#: sitemap/page.json#/sections/0/heroImageAlt',
      '#: sitemap/page.json#/sections/1/items/0/title',
      '#: sitemap/page.json#/sections/1/items/0/links/0/label',
    ]);
    expect(entry).toContain(
      '\n#. Every page › footer › columns 1 › title, and 4 more\n#. At most 40 characters.\n',
    );
    site.change('index/es.json', '{}', '{ "Home": "Portada" }');
    const both = readPo('a.po', Buffer.from(await fileOf())).entries.filter(({ copy }) => copy === 'Home');
    expect(both).toMatchObject([
      { context: '_site/site.json', text: 'Inicio' },
      { context: 'index/page.json', text: 'Portada' },
    ]);
  });

  it('leaves out figures, unless a dictionary has them', async () => {
    site.change(finance, months, '75%');
    site.change('finance/es.json', months, '75%');
    expect(entryIn(await fileOf(), '75%')).toContain('msgstr "De 3,2 a 12 meses"');
    site.change('finance/es.json', ',\n  "75%": "De 3,2 a 12 meses"', '');
    expect(entryIn(await fileOf(), '75%')).toBeUndefined();
  });

  it('marks a text that changed since its translation as fuzzy, with its earlier wording', async () => {
    site.change(finance, money, 'One \\"good\\" sentence on money is enough.');
    expect(entryIn(await fileOf(), 'One "good" sentence on money is enough.')).toMatch(
      /\n#, fuzzy\n#\| msgid "One sentence on money is enough\."\nmsgctxt .*\nmsgid .*\nmsgstr "Basta una frase sobre el dinero\."$/,
    );
    expect(await plan(await fileOf())).toMatchObject({ changes: [] });
  });

  it('explains markup, and names regional languages as gettext does', async () => {
    const specimen = path.join(engineRoot, 'tests/sites/specimen');
    const marked = (await fileOf('ar', specimen))
      .split('\n\n')
      .filter((entry) => /^msgid(.|\n)*\*\*/m.test(entry));
    expect(marked.length).toBeGreaterThan(0);
    for (const entry of marked)
      expect(entry).toContain('#. **Strong**, _emphasis_ and [links](/address) stay');
    site.change('_site/site.json', '"brand"', `"languages": ${regional}, "brand"`);
    const text = await fileOf('pt-br');
    expect(text).toContain('"Language: pt_BR\\n"');
    expect(readPo('a.po', Buffer.from(text))).toMatchObject({ language: 'pt-br' });
  });

  it('is made although texts are too short, too long or empty', async () => {
    const description = 'A description that is long enough to be shown by a search engine.';
    site.change(finance, description, 'Too short.');
    site.change('index/page.json', '"Write to us"', '""');
    site.change('_site/site.json', '"tagline": "', `"tagline": "${'Too long. '.repeat(40)}`);
    const checker = await look();
    expect(checker.findings().filter(({ code }) => code === 'wrong-length')).toHaveLength(3);
    expect(checker.isSharedInvalid).toBe(false);
    const copies = readPo('a.po', Buffer.from(await fileOf())).entries.map(({ copy }) => copy);
    expect(copies).toContain('Too short.');
    expect(copies).not.toContain('');
  });

  it('is made although a draft has lists without entries', async () => {
    site.change(finance, '"actions": [{ "label": "Get Started", "href": "/" }]', '"actions": []');
    site.change(finance, '"title"', '"draft": true, "title"');
    expect((await look()).findings().map(({ code }) => code)).toContain('wrong-count');
    const copies = readPo('a.po', Buffer.from(await fileOf())).entries.map(({ copy }) => copy);
    expect(copies).toContain('Finance');
  });

  it.each([
    ['the name of an anchor', finance, '"type": "hero"', '"type": "hero", "id": ""'],
    ['its list of sections', finance, '"sections": [', '"sections": {}, "section": ['],
  ])('is refused for a document without %s', async (_, file, from, to) => {
    site.change(file, from, to);
    await expect(fileOf()).rejects.toThrow(`Mend ${file} first`);
  });

  it.each([
    ['sr@latin', ['sr-latn', 'sr-cyrl'], 'sr-latn'],
    ['sr_RS@latin', ['sr-latn', 'sr'], 'sr-latn'],
    ['sr@cyrillic', ['sr-latn', 'sr'], 'sr'],
    ['sr@latin', ['sr'], 'sr-latn'],
    ['zh_TW', ['zh-hans', 'zh-hant'], 'zh-hant'],
    ['zh_HK', ['zh-hans', 'zh-hant'], 'zh-hant'],
    ['zh_CN', ['zh-hans', 'zh-hant'], 'zh-hans'],
    ['zh_SG', ['zh-tw', 'zh-hans'], 'zh-hans'],
    ['zh_Hant', ['zh-tw', 'zh'], 'zh-tw'],
    ['zh_TW', ['zh-hans'], 'zh-tw'],
    ['zh_TW', ['zh'], 'zh-tw'],
    ['es_ES', ['es-mx'], 'es-es'],
  ])('says %s where the site has %j: %s', (name, languages, language) => {
    const written = fileWith([finance, money, 'Una frase.']).replace('Language: es', `Language: ${name}`);
    expect(sameButRegion(readPo('a.po', Buffer.from(written)).language, languages)).toBe(language);
  });

  it('is refused for documents with errors', async () => {
    site.write('index/page.json', '{');
    site.write('finance/es.json', '[');
    await expect(fileOf()).rejects.toThrow('Mend finance/page.json and index/page.json first');
  });
});

const regional = JSON.stringify([
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
  { code: 'pt-br', name: 'Português', draft: true },
]);

describe('an import', () => {
  it('changes entries in place, and no other byte', async () => {
    const before = site.read('finance/es.json');
    const notes = await take(
      fileWith(
        [finance, money, 'Una frase basta.'],
        [finance, months, 'De 3,2 a 12 meses'],
        [finance, 'Gone', 'Ido'],
      ),
    );
    expect(site.read('finance/es.json')).toBe(
      before.replace('Basta una frase sobre el dinero.', 'Una frase basta.'),
    );
    expect(notes).toEqual([
      'Left out: 1 the same as before; 1 for texts that the site does not say any more.',
    ]);
  });

  it('adds a new entry in the order of the page, or to the shared dictionary if others share it', async () => {
    site.change(finance, '"title": "Write to us"', '"title": "Speak with us"');
    site.change(
      finance,
      '"actions": [{ "label": "Get',
      '"actions": [{ "label": "Go now", "href": "/" }, { "label": "Get',
    );
    site.change('index/page.json', '"title": "Write to us"', '"title": "All of it"');
    site.change('sitemap/page.json', '"Home",\n          "links"', '"All of it",\n          "links"');
    const text = await fileOf();
    const open = readPo('a.po', Buffer.from(text)).entries.filter(({ text }) => text === '');
    expect(open.map(({ copy }) => copy)).toEqual(['All of it', 'Speak with us', 'Go now']);
    const filled = text
      .replace('msgid "Speak with us"\nmsgstr ""', 'msgid "Speak with us"\nmsgstr "Hable con nosotros"')
      .replace('msgid "Go now"\nmsgstr ""', 'msgid "Go now"\nmsgstr "Ir"')
      .replace('msgid "All of it"\nmsgstr ""', 'msgid "All of it"\nmsgstr "Todo"');
    await take(filled);
    expect(Object.keys(JSON.parse(site.read('finance/es.json')))).toEqual([
      money,
      'Speak with us',
      months,
      'Go now',
    ]);
    expect(Object.entries(JSON.parse(site.read('_site/es.json'))).at(-1)).toEqual(['All of it', 'Todo']);
    expect(await severities()).toEqual([]);
  });

  it('renames the entry of an earlier wording, once somebody has removed the fuzzy mark', async () => {
    const before = site.read('finance/es.json');
    const changed = 'One sentence on money is plenty.';
    site.change(finance, money, changed);
    const text = await fileOf();
    await take(text.replace('#, fuzzy\n', ''));
    expect(site.read('finance/es.json')).toBe(before.replace(money, changed));
    expect(await severities()).toEqual([]);
  });

  it('leaves out empty and fuzzy entries', async () => {
    const before = stateOf(site.pages);
    const notes = await take(
      fileWith(
        [finance, money, '', undefined],
        [finance, months, 'Anything', 'fuzzy, c-format'],
        [finance, 'Finance', '  '],
      ),
    );
    expect(notes).toEqual([
      'Left out: 2 without a translation yet; 1 marked as fuzzy, which somebody has to look at first (--machine takes in what a machine translated, and marks it).',
    ]);
    expect(stateOf(site.pages)).toEqual(before);
  });

  it('fills dictionaries of a regional language, and creates missing ones', async () => {
    site.change('_site/site.json', '"brand"', `"languages": ${regional}, "brand"`);
    site.write('_site/pt-br.json', '{ "Home": "" }');
    const translations: Record<string, string> = {
      Home: 'Início',
      [money]: 'Uma frase basta.',
      [months]: 'De 3,2 a 12 meses',
    };
    const parsed = po.parse(await fileOf('pt-br'));
    for (const entries of Object.values(parsed.translations))
      for (const entry of Object.values(entries))
        if (translations[entry.msgid]) entry.msgstr = [translations[entry.msgid] ?? ''];
    await take(po.compile(parsed).toString());
    expect(site.read('_site/pt-br.json')).toBe('{ "Home": "Início" }');
    expect(JSON.parse(site.read('finance/pt-br.json'))).toEqual({
      $schema: expect.stringMatching(/dictionary\.schema\.json$/),
      [money]: 'Uma frase basta.',
      [months]: 'De 3,2 a 12 meses',
    });
    expect(await severities()).not.toContain('error');
  });

  it('finds the place of a text that has moved to another dictionary', async () => {
    site.change(finance, '"title": "Write to us"', '"title": "Speak with us"');
    const own = (await fileOf()).replace(
      'msgid "Speak with us"\nmsgstr ""',
      'msgid "Speak with us"\nmsgstr "Hable"',
    );
    expect(entryIn(own, 'Speak with us')).toContain(`msgctxt "${finance}"`);
    site.change('index/page.json', '"title": "Write to us"', '"title": "Speak with us"');
    const shared = (await fileOf()).replace(
      'msgid "Speak with us"\nmsgstr ""',
      'msgid "Speak with us"\nmsgstr "Hable"',
    );
    expect(entryIn(shared, 'Speak with us')).toContain('msgctxt "_site/site.json"');
    expect(await plan(own)).toMatchObject({ changes: [{ file: '_site/es.json' }] });
    site.change('index/page.json', 'Speak with us', 'Write to us');
    expect(await plan(shared)).toMatchObject({ changes: [{ file: 'finance/es.json' }] });
  });

  it.each([[true], [false]])(
    'finds the texts of a page that has moved, with an alias: %s',
    async (hasAlias) => {
      const before = fileWith([finance, money, 'Una frase basta.'], [finance, 'Gone', 'Ido']);
      const shared = fileWith([finance, 'Write to us', 'Escriba']);
      executePlan(planPageMove(await look(), site.pages, { from: '/finance', to: '/money', hasAlias }));
      expect(untaken(await look(), readPo('es.po', Buffer.from(before)))).toBe(1);
      expect(await take(before)).toEqual(['Left out: 1 for texts that the site does not say any more.']);
      expect(site.read('money/es.json')).toContain('"Una frase basta."');
      expect(await plan(shared)).toMatchObject({ changes: [{ file: '_site/es.json' }] });
    },
  );

  it('finds an untranslated text that has moved to another page, and no other', async () => {
    const move = (text: string) => {
      site.change(finance, text, 'Write to us');
      site.change('index/page.json', '"title": "Write to us"', `"title": ${JSON.stringify(text)}`);
    };
    const of = (text: string) => fileWith([finance, text, 'Una frase basta.']);
    move(money);
    site.change('finance/es.json', `${JSON.stringify(money)}: "Basta una frase sobre el dinero.",`, '');
    expect(await plan(of(money))).toMatchObject({ changes: [{ file: 'index/es.json' }] });
    site.change('index/es.json', '{}', `{ ${JSON.stringify(money)}: "Otra." }`);
    expect(await plan(of(money))).toMatchObject({ changes: [] });
  });

  it('finds a text whose spaces or accents a program has changed', async () => {
    site.change(finance, money, 'Été:\u00a0one sentence on money is enough.');
    site.change('finance/es.json', money, 'Été:\u00a0one sentence on money is enough.');
    const changed = 'Été: one sentence on money is enough.'.normalize('NFD');
    expect(await take(fileWith([finance, changed, 'Una frase basta.']))).toEqual([]);
    expect(site.read('finance/es.json')).toContain(
      '"Été:\u00a0one sentence on money is enough.": "Una frase basta."',
    );
  });

  it('finds the text of an entry without its document, unless several dictionaries have it', async () => {
    const without = (...entries: [copy: string, text: string][]) =>
      fileWith(...entries.map(([copy, text]): [string, string, string] => ['', copy, text])).replaceAll(
        'msgctxt ""\n',
        '',
      );
    expect(await take(without([money, 'Una frase basta.']))).toEqual([]);
    expect(site.read('finance/es.json')).toContain('"Una frase basta."');
    site.change('index/es.json', '{}', `{ ${JSON.stringify(money)}: "Otra." }`);
    site.change('index/page.json', '"title": "Write to us"', `"title": ${JSON.stringify(money)}`);
    expect(await take(without([money, 'Basta.'], ['Gone', 'Ido']))).toEqual([
      'Left out: 1 that several dictionaries have, without a document of the site (msgctxt) that says which is meant; 1 for texts that the site does not say any more.',
    ]);
  });

  it('prints findings, and imports what is not an error', async () => {
    const notes = await take(fileWith([finance, months, 'De 3,2 a 12 periodos']));
    expect(notes).toEqual([
      expect.stringMatching(/^1\.po, line 9: .*"periodo".* The glossary says "mes"\.$/),
    ]);
    expect(site.read('finance/es.json')).toContain('periodos');
  });
});

describe('an import takes all or nothing', () => {
  const link = 'Ask [at the desk](/#start) today.';
  const withLink = () =>
    site.change(
      finance,
      '    {\n      "type": "cta"',
      `    { "type": "article", "blocks": [{ "paragraphs": [${JSON.stringify(link)}] }] },\n    {\n      "type": "cta"`,
    );

  it.each<[string, entry: [string, string, string], says: RegExp]>([
    ['too long', [finance, 'Finance', 'Finanzas '.repeat(20).trim()], /characters; there is room for/],
    ['a link that leads elsewhere', [finance, link, 'Pregunte [en la ventanilla](/finance) hoy.'], /leads/],
    ['an address that is none', [finance, link, 'Pregunte [en la ventanilla](javascript:a) hoy.'], /link/],
    ['a placeholder that is lost', [finance, '{{count}} months', 'Muchos meses'], /\{\{count\}\}/],
  ])('%s', async (_, entry, reason) => {
    withLink();
    site.change(finance, '"title": "Write to us"', '"title": "{{count}} months"');
    const [refusal = '', ...more] = await refusals(fileWith([finance, money, 'Una frase basta.'], entry));
    expect(more).toEqual([]);
    expect(refusal).toMatch(/^1\.po, line 13: /);
    expect(refusal).toMatch(reason);
  });

  it('in a draft, too, where mistakes are warnings', async () => {
    site.change(
      '_site/site.json',
      '"brand"',
      `"languages": ${regional.replace('"Español"', '"Español","draft":true')}, "brand"`,
    );
    const [refusal = '', ...more] = await refusals(
      fileWith([finance, 'Finance', 'Finanzas '.repeat(20).trim()]),
    );
    expect([refusal, more]).toEqual([expect.stringMatching(/^1\.po, line 9: .*characters/), []]);
  });

  it('if one text has two translations, in one file or in two', async () => {
    const [one, other] = ['Una frase basta.', 'Basta con una frase.'];
    const reason = 'The same text has another translation in 1.po, line 9.';
    expect(await refusals(fileWith([finance, money, one], [finance, money, other]))).toEqual([
      `1.po, line 13: ${reason}`,
    ]);
    expect(await refusals(fileWith([finance, money, one]), fileWith([finance, money, other]))).toEqual([
      `2.po, line 9: ${reason}`,
    ]);
    const spaced = `${money} `;
    expect(await refusals(fileWith([finance, money, one], [finance, spaced, other]))).toEqual([
      `1.po, line 13: ${reason}`,
    ]);
    await take(fileWith([finance, money, one], [finance, money, one]));
    expect(site.read('finance/es.json')).toContain(one);
  });

  it('despite mistakes that existed before', async () => {
    site.change('finance/es.json', 'Basta una frase sobre el dinero.', 'Basta '.repeat(100).trim());
    site.change('index/page.json', '"href": "/finance"', '"href": "/nowhere"');
    await take(fileWith([finance, months, 'Entre 3,2 y 12 meses']));
    expect(site.read('finance/es.json')).toContain('Entre 3,2 y 12 meses');
  });
});

describe('an invalid file', () => {
  const whole = fileWith([finance, money, 'Una frase basta.']);
  const read = (bytes: string | Uint8Array) => () => readPo('es.po', Buffer.from(bytes));

  it.each<[string, bytes: string | Uint8Array, says: string]>([
    ['empty', '', 'es.po was not written by npm run translations -- export'],
    ['a document', '{\n  "a": "b"\n}\n', 'es.po, line 1: this is not a line of a PO file.'],
    ['of another program', 'msgid ""\nmsgstr "Language: es\\n"\n', 'has no X-Page-Builder-Format'],
    ['of another version', whole.replace('Format: 1', 'Format: 2'), 'es.po has version "2" of the format'],
    ['in no language', whole.replace('Language: es', 'Language: '), 'es.po names no language'],
    ['in no known script', whole.replace('Language: es', 'Language: es@moon'), 'es.po names no language'],
    ['in bytes of Latin-1', Buffer.from(whole.replace('frase', 'año'), 'latin1'), 'not UTF-8 text'],
    ['said to be in Latin-1', whole.replace('UTF-8', 'ISO-8859-1'), 'written in ISO-8859-1'],
    ['cut off', whole.slice(0, -4), 'es.po, line 10: this is not a line'],
    ['cut off between texts', whole.slice(0, whole.lastIndexOf('msgstr')), 'the last entry is not whole'],
    ['with a quote too many', whole.replace('Una frase', 'Una "frase"'), 'line 10: this is not a line'],
    ['with a text of no entry', `"x"\n${whole}`, 'line 1: this text belongs to no entry'],
    ['with two translations', `${whole}\nmsgstr "x"`, 'line 11: msgstr cannot stand here'],
    [
      'with plural forms',
      whole.replace('msgstr "U', 'msgid_plural "x"\nmsgstr "U'),
      'line 10: a text has no plural',
    ],
    [
      'with a comment inside',
      whole.replace('msgstr "U', '# x\nmsgstr "U'),
      'line 10: a comment stands within',
    ],
    ['with half a character in escaped bytes', whole.replace('Una', '\\303na'), 'line 10: its escaped bytes'],
    [
      'with half a character',
      Buffer.concat([Buffer.from(whole), Buffer.from([0xe2, 0x82])]),
      'not UTF-8 text',
    ],
  ])('%s', (_, bytes, reason) => {
    expect(read(bytes)).toThrow(reason);
  });

  it('may not break on texts that are named like built-in properties', async () => {
    const names = ['constructor', '__proto__', 'toString'];
    const text = fileWith(...names.map((name): [string, string, string] => [name, name, name]));
    expect(readPo('es.po', Buffer.from(text)).entries.map(({ copy }) => copy)).toEqual(names);
    expect(await plan(text)).toMatchObject({ changes: [] });
  });
});

describe('the work of a machine', () => {
  const dictionary = 'finance/es.json';
  const marked = (texts: string[]) => ({ $machine: texts });
  const said = () => JSON.parse(site.read(dictionary));
  /** The dictionary without translations of some texts. */
  const without = (...copies: string[]) => {
    const entries = Object.entries(said()).filter(([copy]) => !copies.includes(copy));
    site.write(dictionary, JSON.stringify(Object.fromEntries(entries), null, 2));
  };

  it('is taken in, marked, until it comes back read', async () => {
    without(money, months);
    const file = fileWith([finance, money, 'Basta.', 'fuzzy'], [finance, months, 'Meses: 3,2 a 12', 'fuzzy']);
    expect(await takeMachine(file)).toMatchObject({
      title: 'Take in 2 translations into Spanish',
      notes: ['By a machine, and marked until somebody has read it: 2.'],
    });
    expect(site.read(dictionary)).toMatch(/^\{"\$machine": \[/);
    expect(said()).toEqual({
      ...marked(['Basta.', 'Meses: 3,2 a 12']),
      [money]: 'Basta.',
      [months]: 'Meses: 3,2 a 12',
    });
    expect((await look()).findings().map(({ code }) => code)).toEqual(['unread-translation']);
    const out = await fileOf();
    expect(entryIn(out, money)).toContain('\n#, fuzzy\n');
    expect(entryIn(out, money)).not.toContain('#|');
    expect(entryIn(out, 'Home')).not.toContain('fuzzy');
    const { length } = readPo('a.po', Buffer.from(out)).entries;
    for (const same of [await plan(out), await takeMachine(out)])
      expect(same).toMatchObject({ changes: [], notes: [`Left out: ${length} the same as before.`] });
    const read = fileWith([finance, money, 'Basta.']);
    expect(untaken(await look(), readPo('a.po', Buffer.from(read)))).toBe(1);
    const back = (await plan(read)) as Plan;
    expect(back).toMatchObject({
      changes: [{ kind: 'edit', file: dictionary, what: [{ what: [expect.any(String), 'read: Basta.'] }] }],
      notes: ['Read by somebody, and not marked any more: 1.'],
    });
    executePlan(back);
    expect(said()).toEqual({
      ...marked(['Meses: 3,2 a 12']),
      [money]: 'Basta.',
      [months]: 'Meses: 3,2 a 12',
    });
    await take(fileWith([finance, months, 'Más meses: 3,2 a 12']));
    expect(said()).toEqual({ [money]: 'Basta.', [months]: 'Más meses: 3,2 a 12' });
  });

  it('takes the place of nothing that somebody has written or read, but of its own', async () => {
    const read = 'Basta una frase sobre el dinero.';
    const notes = ['Left out: 1 marked as fuzzy, where somebody has translated the text already.'];
    expect(await takeMachine(fileWith([finance, money, 'Basta.', 'fuzzy']))).toMatchObject({
      changes: [],
      notes,
    });
    without(months);
    await takeMachine(fileWith([finance, months, 'Meses', 'fuzzy']));
    await takeMachine(fileWith([finance, months, 'Otros meses', 'fuzzy']));
    expect(said()).toEqual({ ...marked(['Otros meses']), [money]: read, [months]: 'Otros meses' });
  });

  it('is not what the export marked because its text has changed', async () => {
    site.change(finance, money, 'One sentence on money is plenty.');
    const made = await takeMachine(await fileOf());
    expect(made.changes).toEqual([]);
    expect(made.notes.join()).toContain('1 marked as fuzzy, which somebody has to look at first.');
    const text = (await fileOf()).replace('"Basta una frase sobre el dinero."', '"Basta y sobra."');
    await takeMachine(text);
    expect(said()).toMatchObject({
      ...marked(['Basta y sobra.']),
      'One sentence on money is plenty.': 'Basta y sobra.',
    });
  });

  it('begins a dictionary that there was not', async () => {
    site.change('_site/site.json', '"brand"', `"languages": ${regional}, "brand"`);
    const file = fileWith([finance, money, 'Basta.', 'fuzzy'], [finance, months, 'Meses']);
    await takeMachine(file.replace('Language: es', 'Language: pt_BR'));
    expect(JSON.parse(site.read('finance/pt-br.json'))).toEqual({
      $schema: expect.any(String),
      ...marked(['Basta.']),
      [money]: 'Basta.',
      [months]: 'Meses',
    });
  });

  it('is counted, in the dictionary of a page and in the shared one', async () => {
    const nobody = '"Nobody says this.": "Nadie dice esto.",';
    site.change(dictionary, '{', `{ "$machine": ["De 3,2 a 12 meses", "Nadie dice esto."], ${nobody}`);
    site.change('_site/es.json', '{', '{ "$machine": ["Inicio"],');
    const [progress] = progressOfAll((await look()).site);
    expect(progress).toMatchObject({ missing: 0, unread: 4 });
    expect(progress?.pages.map(({ file, unread }) => `${file} ${unread}`)).toEqual([
      '_site/site.json 1',
      'finance/page.json 1',
      'index/page.json 1',
      'sitemap/page.json 1',
    ]);
  });
});

it('an existing file is not replaced if the site lacks some of its translations', async () => {
  const of = async (text: string) => untaken(await look(), readPo('es.po', Buffer.from(text)));
  expect(await of(await fileOf())).toBe(0);
  expect(await of(fileWith([finance, money, 'Una frase basta.'], [finance, months, 'x', 'fuzzy']))).toBe(1);
  expect(await of(fileWith([finance, money, ''], [finance, 'Gone', 'Ido']))).toBe(0);
  const changed = 'One sentence on money is plenty.';
  site.change(finance, money, changed);
  expect(await of(await fileOf())).toBe(0);
  expect(await of(fileWith([finance, changed, 'Basta una frase.', 'fuzzy']))).toBe(1);
  expect(await of(fileWith([finance, changed, 'Basta una frase sobre el dinero.']))).toBe(1);
  site.change('finance/es.json', money, changed);
  expect(await of(fileWith([finance, changed, 'Basta una frase.', 'fuzzy']))).toBe(0);
  site.change('finance/es.json', '{', '{ "$machine": ["Basta una frase sobre el dinero."],');
  expect(await of(await fileOf())).toBe(0);
  expect(await of(fileWith([finance, changed, 'Basta una frase.', 'fuzzy']))).toBe(1);
});

describe('the command', () => {
  const file = path.join(site.work, 'es.po');
  const takeFile = async (name: string, languages = ['es'], options = {}) =>
    importFiles(await look(), site.pages, [name], languages, options);

  it('writes files', () => {
    const call = runCommand('translations', 'export', '--out', site.work, '--pages', site.pages);
    expect(call).toMatchObject({ status: 0, stderr: '' });
    expect(call.stdout).toContain('for Spanish.');
    expect(readPo('es.po', readFileSync(file)).entries.length).toBeGreaterThan(10);
  });

  it('replaces files, except those with translations that the site lacks, and nothing else', async () => {
    const write = async (languages = ['es']) => exportFiles(await look(), site.pages, languages, file);
    rmSync(file, { force: true });
    expect(await write()).toBe(0);
    expect(await write()).toBe(0);
    await expect(write(['es', 'fr'])).rejects.toThrow('one language');
    const returned = fileWith([finance, money, 'Una frase basta.'], [finance, months, 'x', 'fuzzy']);
    for (const [text, reason] of [
      [returned, 'that the site has not (1): import it first, what is marked as fuzzy with --machine, or'],
      ['{}', 'something else'],
    ] as const) {
      writeFileSync(file, text);
      await expect(write()).rejects.toThrow(reason);
      expect(readFileSync(file, 'utf8')).toBe(text);
    }
    await expect(
      (async () => exportFiles(await look(), site.pages, ['es'], path.join(site.pages, 'es.po')))(),
    ).rejects.toThrow('lies in the folder of the site');
  });

  it('imports the work of a machine', () => {
    site.change('finance/es.json', `,\n  "${months}": "De 3,2 a 12 meses"`, '');
    writeFileSync(file, fileWith([finance, months, 'Meses: 3,2 a 12', 'fuzzy']));
    const call = runCommand('translations', 'import', '--machine', file, '--pages', site.pages);
    expect(call).toMatchObject({ status: 0, stderr: '' });
    expect(call.stdout).toContain('marked until somebody has read it: 1.');
    expect(JSON.parse(site.read('finance/es.json')).$machine).toEqual(['Meses: 3,2 a 12']);
  });

  it('imports files, and says in one line what it cannot import', async () => {
    writeFileSync(file, fileWith([finance, money, 'Una frase basta.']));
    const before = stateOf(site.pages);
    await expect(takeFile(site.work)).rejects.toThrow('it is a folder.');
    await expect(takeFile(path.join(site.work, 'no.po'))).rejects.toThrow('it does not exist.');
    await expect(takeFile(file, ['fr'])).rejects.toThrow(
      'es.po is in "es", and translations into fr are taken.',
    );
    expect(await takeFile(file, ['es'], { 'dry-run': true })).toBe(0);
    writeFileSync(
      file,
      fileWith([finance, money, 'Una frase basta.']).replace('Language: es', 'Language: es_ES'),
    );
    await expect(takeFile(file, ['es-mx'])).rejects.toThrow('es.po is in "es-es"');
    await expect((async () => exportFiles(await look(), site.pages, ['es'], file))()).rejects.toThrow(
      'that the site has not (1)',
    );
    expect(await takeFile(file, ['es'], { 'dry-run': true })).toBe(0);
    writeFileSync(file, fileWith([finance, money, 'Una frase basta. '.repeat(90).trim()]));
    expect(await takeFile(file)).toBe(1);
    expect(stateOf(site.pages)).toEqual(before);
    writeFileSync(file, fileWith([finance, money, 'Una frase basta.']));
    expect(await takeFile(file)).toBe(0);
    expect(site.read('finance/es.json')).toContain('"Una frase basta."');
    expect(await takeFile(file)).toBe(0);
  });
});
