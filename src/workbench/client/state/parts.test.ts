// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { openedWorkbench } from '../../../../tests/support/opened-workbench';
import { emptyFrame, fileOf, filesOfPage } from '../../../../tests/support/page-files';
import { insertItem, moveItem, setText, setTranslation, setValue } from './actions';
import { frameFindings, otherFindings } from './findings';
import { filesAt, frameParts, partAt, partPlace, settingsPart, settingsSchema } from './parts';
import { translationOf } from './translation';
import type { Workbench } from './workbench';

const label = { type: 'string', copy: true } as const;
const link = { properties: { label }, required: ['label'] };
const schema = {
  properties: {
    $schema: { type: 'string' },
    url: { type: 'string' },
    languages: { type: 'array', items: {} },
    header: { properties: { navigation: { type: 'array', items: link }, action: link } },
    banner: { $ref: 'defs.schema.json#/definitions/banner' },
  },
};
const definitions = { banner: { title: 'Notice', properties: { text: label } } };

const site = {
  url: 'https://example.org',
  header: { navigation: [{ label: 'Visit us' }, { label: 'Contact' }] },
};
const dictionary = { 'Visit us here': 'Besuchen Sie uns hier', Contact: 'Kontakt' };

let workbench: Workbench;

beforeEach(() => {
  const files = {
    ...filesOfPage(fileOf('index/page.json', { title: 'Home' })),
    dictionaries: { de: fileOf('index/de.json', {}) },
    shared: { de: fileOf('_site/de.json', dictionary) },
    frame: { ...emptyFrame(), site: fileOf('_site/site.json', site) },
  };
  workbench = openedWorkbench(['en', 'de'], files, { definitions, frame: { site: schema, redirects: {} } });
});

/** The pending edits as they will be sent. */
const sent = () =>
  workbench.store
    .getState()
    .changes.flatMap(({ files }) => files.map(({ file, edits }) => ({ file, edits })));

describe('the parts of what stands on every page', () => {
  const parts = frameParts(schema, definitions);

  it('are the objects of the site document, by name, and what is left', () => {
    expect(parts.map(({ name }) => name)).toEqual(['Header', 'Notice', 'Look', 'Settings', 'Redirects']);
    expect(Object.keys(settingsSchema(schema, parts).properties ?? {})).toEqual(['$schema', 'url']);
  });

  it.each([
    ['/header/title', undefined],
    ['/sections/0/title', undefined],
    ['site:/header/navigation/0/label', 'Header'],
    ['site:/url', 'Settings'],
    ['site:', 'Settings'],
    ['redirects:/0/from', 'Redirects'],
    ['redirects:', 'Redirects'],
  ])('are known by a pointer: %s', (pointer, name) => {
    expect(partAt(pointer, parts)?.name).toBe(name);
  });

  it('and a pointer of the page is one of the page, whatever is in it', () => {
    expect(partPlace('/a site:/b')).toEqual({ owner: 'page', own: '/a site:/b' });
    expect(partPlace('site:/a site:~1b')).toEqual({ owner: 'site', own: '/a site:~1b' });
    expect(settingsPart.pointer).toBe('site:');
  });
});

describe('a change of what stands on every page', () => {
  it('is made in its document', () => {
    setValue(workbench, 'site:/url', 'https://example.net', 'address');
    expect(sent()).toEqual([
      { file: '_site/site.json', edits: [{ op: 'set', pointer: '/url', value: 'https://example.net' }] },
    ]);
    expect(workbench.store.getState().view.site?.url).toBe('https://example.net');
    expect(workbench.store.getState().view.page).toEqual({ title: 'Home' });
  });

  it('of a list moves its items there', () => {
    moveItem(workbench, 'site:/header/navigation', 1, 0, 'link');
    expect(sent()).toEqual([
      {
        file: '_site/site.json',
        edits: [{ op: 'move', pointer: '/header/navigation/1', to: '/header/navigation/0' }],
      },
    ]);
  });

  it('of a list that is a whole document begins it', () => {
    insertItem(workbench, 'redirects:', 0, { from: '' }, 'redirect');
    expect(sent()).toEqual([
      { file: '_site/redirects.json', edits: [{ op: 'insert', pointer: '/0', value: { from: '' } }] },
    ]);
    expect(workbench.store.getState().view.redirects).toEqual([{ from: '' }]);
  });

  it('brings an object that is not there yet along', () => {
    setText(workbench, 'site:/banner/text', 'Closed', 'text', true);
    expect(sent()[0]?.edits).toEqual([{ op: 'set', pointer: '/banner', value: { text: 'Closed' } }]);
    setText(workbench, 'site:/banner/text', 'Closed today', 'text', true);
    expect(workbench.store.getState().view.site?.banner).toEqual({ text: 'Closed today' });
  });

  it('puts an object in the place of a text, where there is no place for a value', () => {
    setValue(workbench, 'theme:/text', 'system', 'text');
    setValue(workbench, 'theme:/text/package', '@fontsource/lora', 'package');
    setValue(workbench, 'theme:/text/weight', 400, 'weight');
    expect(workbench.store.getState().view.theme).toEqual({
      text: { package: '@fontsource/lora', weight: 400 },
    });
  });

  it('brings along the object that the first item of a list needs', () => {
    insertItem(workbench, '/teaser/details', 0, 'Free', 'detail');
    expect(sent()).toEqual([
      {
        file: 'index/page.json',
        edits: [{ op: 'set', pointer: '/teaser', value: { details: ['Free'] } }],
      },
    ]);
    insertItem(workbench, '/teaser/details', 1, 'Daily', 'detail');
    expect(workbench.store.getState().view.page?.teaser).toEqual({ details: ['Free', 'Daily'] });
  });

  it('of a translation is made in the dictionary of the site, which gets a new entry for a new text', () => {
    setTranslation(workbench, 'site:/header/navigation/1/label', 'de', 'Schreiben Sie uns', 'label');
    expect(sent()).toEqual([
      { file: '_site/de.json', edits: [{ op: 'set', pointer: '/Contact', value: 'Schreiben Sie uns' }] },
    ]);
  });

  it('takes along the entry of an earlier wording, unless a page has its words from there, too', () => {
    const pointer = 'site:/header/navigation/0/label';
    const { files } = workbench.store.getState();
    const edits = () => {
      setTranslation(workbench, pointer, 'de', 'Besuchen Sie uns', 'label');
      return sent()[0]?.edits.map(({ op }) => op);
    };
    expect(edits()).toEqual(['rename', 'set']);
    const sharing = { 'Visit us here': 1 };
    workbench.store.change({
      changes: [],
      files: files?.frame && { ...files, frame: { ...files.frame, sharing } },
    });
    expect(edits()).toEqual(['set']);
  });
});

it('a page whose own dictionary lacks a text has its words from the site, as before', () => {
  expect(translationOf(workbench.store.getState().view, 'de', 'Contact').from).toBe('shared');
});

it('the files of a page that came from an older server have no frame', () => {
  const { files } = workbench.store.getState();
  const { frame: _, ...older } = files as NonNullable<typeof files>;
  expect(filesAt(older, 'site:/url')).toBeUndefined();
});

it('what is wrong on every page stands at its field, and not among what is wrong elsewhere', () => {
  const finding = {
    severity: 'error',
    path: '',
    line: 1,
    column: 1,
    message: 'Wrong.',
  } as const;
  const found = [
    { ...finding, code: 'a', file: '_site/site.json', pointer: '/header/navigation/1/label' },
    { ...finding, code: 'b', file: '_site/de.json', pointer: '/Visit us' },
    // The dictionary also has the texts of pages.
    { ...finding, code: 'c', file: '_site/de.json', pointer: '/A text of a page' },
    { ...finding, code: 'd', file: 'other/page.json', pointer: '/title' },
  ];
  const { files } = workbench.store.getState();
  workbench.store.change({ files: files && { ...files, findings: found } });
  expect(frameFindings(workbench.store.getState()).map(({ code, place }) => [code, place])).toEqual([
    ['b', 'site:/header/navigation/0/label'],
    ['a', 'site:/header/navigation/1/label'],
  ]);
  expect(frameFindings(workbench.store.getState())).toBe(frameFindings(workbench.store.getState()));
  expect(otherFindings(workbench.store.getState()).map(({ code }) => code)).toEqual(['c', 'd']);
});
