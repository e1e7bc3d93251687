import { describe, expect, it } from 'vitest';
import { siteContextOf, validSite, withFiles } from '../../../tests/support/checks';
import { list, page, pages, showing } from '../../../tests/support/listed-pages';
import { datedLists } from '../model/dated';
import { feedEntries, feedsOf } from './feeds';

/** The small site with changed files, at a time when all its pages but those published later are shown. */
function siteWith(...changes: Record<string, string>[]) {
  const site = siteContextOf(withFiles(validSite, Object.assign({}, pages, ...changes)));
  return { site, lists: datedLists(site.all().flatMap((facts) => facts.lists ?? [])) };
}
const feedsIn = (...changes: Record<string, string>[]) => {
  const { site, lists } = siteWith(...changes);
  return [...feedsOf(site, site.languages, lists).values()];
};
const entriesIn = (language: string, ...changes: Record<string, string>[]) => {
  const { site, lists } = siteWith(...changes);
  return feedEntries(site, '/finance', language, lists);
};
/** A page of the small site with more sections, and other properties. */
function ending(id: string, more: object, ...sections: object[]): Record<string, string> {
  const file = `${id}/page.json`;
  const document = JSON.parse(validSite.documents.get(file) ?? '');
  return { [file]: JSON.stringify({ ...document, ...more, sections: [...document.sections, ...sections] }) };
}

describe('feeds of a site', () => {
  const finance = { route: '/finance', page: '/finance', titles: { en: 'Finance', es: 'Finanzas' } };
  const home = { route: '/finance', page: '/', titles: { en: 'Home', es: 'Inicio' } };

  it.each<[string, object[], Record<string, string>[]]>([
    ['none without a list', [], []],
    ['one for the pages of a list', [finance], [showing(list())]],
    [
      'none for a list of pages hidden from search engines',
      [],
      [
        showing(list()),
        ...['cranes', 'bridges'].map((name) => page(name, name, { date: '2027-05-01' }, { noindex: true })),
      ],
    ],
    ['one for two lists of the same pages', [finance], [showing(list(), list({ limit: 1 }))]],
    ['none for a list of no pages', [], [showing(list({ of: '/none' }))]],
    ['none for a list of pages without days', [], [showing(list({ of: '/' }))]],
    ['one of the page whose pages they are, wherever the list is', [finance], [ending('index', {}, list())]],
    [
      'one of the page that shows the list, while their own is a draft',
      [home],
      [ending('index', {}, list()), ending('finance', { draft: true })],
    ],
    ['none of a list on a draft', [], [ending('finance', { draft: true }, list())]],
    ['none of a list on the page for addresses that lead nowhere', [], [ending('_not-found', {}, list())]],
    [
      'one of a list in a shared section',
      [finance],
      [
        showing({ type: 'shared', name: 'more' }),
        { '_shared/more/section.json': JSON.stringify(list()), '_shared/more/es.json': '{}' },
      ],
    ],
    [
      'none of a list in a shared section that no page shows',
      [],
      [{ '_shared/more/section.json': JSON.stringify(list()), '_shared/more/es.json': '{}' }],
    ],
  ])('%s', (_, feeds, changes) => {
    expect(feedsIn(...changes)).toEqual(feeds);
  });
});

describe('entries of a feed', () => {
  it('are news on their days, the newest first, in every language', () => {
    const cranes = { id: 'finance/cranes', published: '2027-05-01', updated: '2027-05-01' };
    const bridges = { id: 'finance/bridges', published: '2027-03-01', updated: '2027-03-01' };
    expect(entriesIn('en', showing(list()))).toEqual([
      { ...cranes, title: 'Cranes', text: 'All about cranes.' },
      { ...bridges, title: 'Bridges', text: 'All about bridges.' },
    ]);
    // The title from the shared dictionary, the text from that of the page.
    expect(entriesIn('es', showing(list()))).toEqual([
      { ...cranes, title: 'Grúas', text: 'Todo sobre cranes.' },
      { ...bridges, title: 'Puentes', text: 'Todo sobre bridges.' },
    ]);
  });

  it('of the same day are in the order of their ids', () => {
    const date = '2027-05-01';
    const changes = ['b', 'a', 'd', 'c'].map((name) => page(name, name.toUpperCase(), { date }));
    const ids = entriesIn('en', showing(list()), ...changes).map(({ id }) => id);
    expect(ids).toEqual(['a', 'b', 'c', 'cranes', 'd', 'bridges'].map((name) => `finance/${name}`));
  });

  it('are at most fifty', () => {
    const changes = Array.from({ length: 60 }, (_, at) =>
      page(`at-${at}`, `At ${at}`, { date: `2026-01-${String((at % 28) + 1).padStart(2, '0')}` }),
    );
    const entries = entriesIn('en', showing(list()), ...changes);
    expect(entries).toHaveLength(50);
    expect(entries[0]?.id).toBe('finance/cranes');
  });

  it('are events on the day from which their pages are published, if they have one', () => {
    const changes = [
      showing(list({ when: 'coming' })),
      page('accounts', 'Accounts', { date: '2027-07-01' }, { publishFrom: '2025-12-24' }),
    ];
    expect(entriesIn('en', ...changes).map(({ published, updated }) => [published, updated])).toEqual([
      [undefined, '2027-05-01'],
      [undefined, '2027-03-01'],
      ['2025-12-24', '2025-12-24'],
    ]);
  });

  it.each<[string, object | undefined, object, Record<string, string>]>([
    [
      'what a teaser calls it, from the dictionary of the page',
      { title: 'Long ago' },
      { title: 'Hace mucho', text: 'Todo' },
      { 'Long ago': 'Hace mucho', 'All about accounts.': 'Todo' },
    ],
    [
      'its own title, rather than the shared one',
      {},
      { title: 'Las cuentas', text: 'Todo' },
      { Accounts: 'Las cuentas', 'All about accounts.': 'Todo' },
    ],
    [
      'its description where its teaser has no text',
      { text: undefined },
      { title: 'Zonas de cuentas', text: 'Lo que hay' },
      {
        'What there is to say of accounts, long enough to be shown by a search engine.': 'Lo que hay',
      },
    ],
    [
      'the texts themselves where nothing translates them',
      { title: 'Never said' },
      { title: 'Never said', text: 'All about accounts.' },
      {},
    ],
  ])('say %s', (_, teaser, expected, entries) => {
    const changes = [
      showing(list()),
      page('accounts', 'Accounts', { date: '2027-09-01', ...teaser }),
      { 'finance/accounts/es.json': JSON.stringify(entries) },
    ];
    expect(entriesIn('es', ...changes)[0]).toMatchObject(expected);
  });
});
