import { describe, expect, it } from 'vitest';
import { planAnchorMove } from '../../src/commands/refactor/move-anchor';
import { planPageMove } from '../../src/commands/refactor/move-page';
import { planReplacement, type Replacement } from '../../src/commands/refactor/replace-copy';
import { locateEach } from '../../src/content/json/locate';
import type { Checker } from '../../src/node/check/checker';
import { fixFolder } from '../../src/node/check/fix-folder';
import { executePlan, type Plan } from '../../src/node/plan/plan';
import { shownFindings } from '../../src/workbench/server/findings';
import { newPageFiles } from '../../src/workbench/server/new-page';
import { schemas } from '../support/checks';
import { scanned } from '../support/scanned';
import { SiteCopy } from '../support/site-copy';

const site = new SiteCopy();
const own = 'finance/es.json';
const shared = '_site/es.json';
const money = 'One sentence on money is enough.';
const months = 'From 3.2 to 12 months';

const look = () => scanned(site.pages, schemas);
const make = async (planned: (checker: Checker) => Plan) => executePlan(planned(await look()));
const replace = (replacement: Replacement) =>
  make((checker) => planReplacement(checker, site.pages, replacement));
const marks = (file: string) => JSON.parse(site.read(file)).$machine;
const entry = (file: string, copy: string) => JSON.parse(site.read(file))[copy];
/** Marks translations as those of a machine. */
const mark = (file: string, ...texts: string[]) =>
  site.change(file, '{', `{ "$machine": ${JSON.stringify(texts)},`);

/** Adds a text to a page, as the first section with an anchor. */
const linking = (id: string, text: string) =>
  site.change(
    `${id}/page.json`,
    '"sections": [',
    `"sections": [{ "type": "article", "id": "more", "blocks": [{ "paragraphs": ["${text}"] }] },`,
  );

describe('what nobody has read stays unread', () => {
  it('where words are replaced in translations', async () => {
    mark(own, 'Basta una frase sobre el dinero.');
    await replace({ from: 'frase', to: 'oración', language: 'es' });
    expect(entry(own, money)).toBe('Basta una oración sobre el dinero.');
    expect(marks(own)).toEqual(['Basta una oración sobre el dinero.']);
    await replace({ from: '12', to: '13', language: 'es' });
    expect([entry(own, months), marks(own).length]).toEqual(['De 3,2 a 13 meses', 1]);
  });

  it('where the text is another one, and keeps its translation', async () => {
    mark(own, 'Basta una frase sobre el dinero.');
    await replace({ from: 'sentence', to: 'phrase', keepsTranslations: true });
    expect(entry(own, 'One phrase on money is enough.')).toBe(marks(own)[0]);
  });

  it('where a page gets words of its own from the shared dictionary', async () => {
    mark(shared, 'Escríbanos');
    const isWanted = (route: string) => route === '/finance';
    await replace({ from: 'Write to us', to: 'Write us', isWanted, keepsTranslations: true });
    expect([entry(own, 'Write us'), marks(own), marks(shared)]).toEqual([
      'Escríbanos',
      ['Escríbanos'],
      ['Escríbanos'],
    ]);
  });

  it('where a link in it leads elsewhere', async () => {
    linking('finance', 'Ask [here](/finance).');
    site.change(own, `"${months}"`, `"Ask [here](/finance).": "Pregunte [aquí](/finance).", "${months}"`);
    mark(own, 'Pregunte [aquí](/finance).', 'Nobody says this.');
    await make((checker) => planPageMove(checker, site.pages, { from: '/finance', to: '/money' }));
    expect(marks('money/es.json')).toEqual(['Pregunte [aquí](/money).']);
    expect(entry('money/es.json', 'Ask [here](/money).')).toBe('Pregunte [aquí](/money).');
  });

  it('where a link in it leads elsewhere on one of two pages', async () => {
    linking('finance', 'Ask [here](#more).');
    linking('index', 'Ask [here](#more).');
    site.change(shared, '"Home":', '"Ask [here](#more).": "Pregunte [aquí](#more).", "Home":');
    mark(shared, 'Pregunte [aquí](#more).');
    await make((checker) => planAnchorMove(checker, site.pages, '/finance#more', '#less'));
    expect(entry(shared, 'Ask [here](#less).')).toBe('Pregunte [aquí](#less).');
    expect(marks(shared)).toEqual(['Pregunte [aquí](#more).', 'Pregunte [aquí](#less).']);
  });

  it('where --fix, or a button of the workbench, corrects what is certain', async () => {
    site.change(own, 'una frase', 'una  frase\u200b');
    mark(own, 'Basta una  frase\u200b sobre el dinero.', 'De 3,2 a 12 meses');
    const checker = await look();
    const located = locateEach(
      checker.findings(),
      (file) => checker.text(file),
      (file) => file,
    );
    const fixes = shownFindings({ checker, located }, site.pages, () => 'hash').flatMap(
      ({ fix = [] }) => fix,
    );
    expect(fixes.flatMap(({ edits }) => edits)).toContainEqual({
      op: 'insert',
      pointer: '/$machine/-',
      value: expect.stringMatching(/^Basta una +frase sobre el dinero\.$/),
    });
    await fixFolder(site.pages, schemas);
    expect(entry(own, money)).not.toContain('\u200b');
    expect(marks(own)).toEqual(['De 3,2 a 12 meses', entry(own, money)]);
    expect(Object.keys(JSON.parse(site.read(own)))).toEqual(['$machine', money, months]);
  });
});

it('a page that begins with the sections of another one has its unread words', async () => {
  mark(own, 'De 3,2 a 12 meses', 'Nobody says this.');
  const { languages } = await look();
  const page = { route: '/cash', title: 'Cash', from: '/finance' };
  const files = newPageFiles(site.pages, page, schemas, languages, (file) =>
    file.startsWith('finance') ? site.read(file) : undefined,
  );
  const made = JSON.parse(files.get('cash/es.json') ?? '');
  expect(Object.keys(made).slice(0, 2)).toEqual(['$schema', '$machine']);
  expect([made.$machine, made[months]]).toEqual([['De 3,2 a 12 meses'], 'De 3,2 a 12 meses']);
});

it('is not marked as read by --fix, and in a draft it is counted in one line', async () => {
  mark(own, 'Basta una frase sobre el dinero.');
  const before = site.read(own);
  await fixFolder(site.pages, schemas);
  expect(site.read(own)).toBe(before);
  site.change(
    '_site/site.json',
    '"brand"',
    '"languages": [{ "code": "en", "name": "English" }, { "code": "es", "name": "Español", "draft": true }], "brand"',
  );
  const checker = await look();
  const [draft, ...others] = checker.findings();
  expect(others).toEqual([]);
  expect(draft?.message).toMatch(/texts are translated, 1 of them by a machine and read by nobody\.$/);
  expect(draft?.hint).toContain('--language es lists them');
  expect(checker.findings('es').map(({ code }) => code)).toContain('unread-translation');
});
