// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { openedWorkbench } from '../../../../tests/support/opened-workbench';
import { emptyFrame, fileOf, filesOfPage } from '../../../../tests/support/page-files';
import { excerptOf, targetsFor, textTarget } from './finder';
import type { Workbench } from './workbench';

let workbench: Workbench;

beforeEach(() => {
  const files = {
    ...filesOfPage(fileOf('fähren/page.json', { sections: [{ type: 'cards', title: 'Preise' }] })),
    frame: emptyFrame(),
  };
  workbench = openedWorkbench(['de', 'en'], files, {
    pages: [
      { route: '/fähren', title: 'Fähren', anchors: [] },
      { route: '/news', title: 'Neues von den Fähren', isDraft: true, anchors: [] },
    ],
    frame: { site: { properties: { header: { properties: {} } } }, redirects: {} },
  });
  workbench.store.change({ route: '/fähren', history: { undo: 'Change title', redo: undefined } });
});

const found = (words: string) => targetsFor(workbench, words).map(({ name }) => name);

it('what is called exactly so comes first, without case and accents', () => {
  expect(found('FAHREN')).toEqual(['Fähren', 'Neues von den Fähren']);
  expect(found('/news')).toEqual(['Neues von den Fähren']);
});

it('sections of the page, what stands on every page and commands are found by name or by kind', () => {
  expect(found('preis')).toEqual(['Preise']);
  expect(found('every header')).toEqual(['Header']);
  expect(found('undo')).toEqual(['Undo: Change title']);
  expect(found('nothing of that kind')).toEqual([]);
});

it('before anything is typed, the page itself and the commands that can be done are shown', () => {
  expect(found('')).toEqual(expect.arrayContaining(['Preise', 'Header', 'New page…']));
  // There is nothing to redo, and no repository.
  expect(found('').filter((name) => /^Redo|^Publish|^Propose|^Changes/.test(name))).toEqual([]);
});

it('a section is opened, and a command done', () => {
  targetsFor(workbench, 'preise')[0]?.run();
  expect(workbench.store.getState()).toMatchObject({ tab: 'sections', selected: 0 });
  targetsFor(workbench, 'new page')[0]?.run();
  expect(workbench.store.getState().dialog).toEqual({ name: 'new-page' });
});

it('a text of the open page, or of every page, opens its field in its language', () => {
  textTarget(
    workbench,
    { route: '/fähren', title: '', pointer: '/title', text: 'Ferries', language: 'en' },
    'ferries',
  ).run();
  expect(workbench.store.getState()).toMatchObject({
    tab: 'page',
    focus: { pointer: '/title', language: 'en' },
  });
  textTarget(workbench, { route: '', title: '', pointer: 'site:/header/a', text: 'A' }, 'a').run();
  expect(workbench.store.getState()).toMatchObject({
    part: 'site:/header',
    focus: { pointer: 'site:/header/a', language: 'de' },
  });
});

it('of a long text, what was found in it is shown', () => {
  const long = 'We read from the control systems of your ferries and never write to them.';
  expect(excerptOf(long, 'FÉRRIES and')).toBe('…systems of your ferries and never write to them.');
  expect(excerptOf(long, 'we read')).toBe(long);
  expect(excerptOf('Kürzer', 'x')).toBe('Kürzer');
  expect(excerptOf('沿岸の港から港へ、どんな天気の日でも毎日運航しているフェリー', 'フェリー')).toBe(
    '沿岸の港から港へ、どんな天気の日でも毎日運航しているフェリー',
  );
});
