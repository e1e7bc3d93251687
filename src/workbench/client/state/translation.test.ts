import { describe, expect, it } from 'vitest';
import type { DocumentFiles } from '../../protocol/documents';
import { viewOf } from './documents';
import { readingEdits, translationEdits, translationOf } from './translation';

function open(page: object, own: object, shared: object = {}) {
  const file = (name: string, value: object) => ({ file: name, text: JSON.stringify(value), hash: name });
  const files: DocumentFiles = {
    page: file('finance/page.json', page),
    dictionaries: { fr: file('finance/fr.json', own) },
    shared: { fr: file('_site/fr.json', shared) },
    sharing: {},
    findings: [],
  };
  return { files, view: viewOf(files, []) };
}

describe('what a text says in another language', () => {
  it('stands in the dictionary of the page, or in the shared one', () => {
    const { view } = open(
      { a: 'Home', b: 'Start' },
      { Home: 'Accueil' },
      { Start: 'Commencer', Home: 'Maison' },
    );
    expect(translationOf(view, 'fr', 'Home')).toEqual({ text: 'Accueil', from: 'page' });
    expect(translationOf(view, 'fr', 'Start')).toEqual({ text: 'Commencer', from: 'shared' });
  });

  it('is that of the earlier wording, until somebody says otherwise', () => {
    const { view } = open({ a: 'Close the books in two days' }, { 'Close the books in days': 'Clôturez' });
    const expected = { text: 'Clôturez', from: 'earlier', earlier: 'Close the books in days' };
    expect(translationOf(view, 'fr', 'Close the books in two days')).toEqual(expected);
  });

  it('is that of what stood there before, however different it reads', () => {
    const { view } = open({ a: 'Something else' }, { Finance: 'Finances' });
    expect(translationOf(view, 'fr', 'Something else', ['Finance']).text).toBe('Finances');
  });

  it('is nothing where nothing is known, or where there are no words', () => {
    const { view } = open({ a: 'New words', b: '75%' }, {});
    expect(translationOf(view, 'fr', 'New words').from).toBe('none');
    expect(translationOf(view, 'fr', '75%').from).toBe('none');
  });
});

describe('writing it', () => {
  it('gives the entry of an earlier wording the new key', () => {
    const { files, view } = open({ a: 'Close in two days' }, { 'Close in days': 'Clôturez' });
    expect(translationEdits(files, view, 'fr', 'Close in two days', 'Clôturez')).toEqual([
      {
        file: 'finance/fr.json',
        hash: 'finance/fr.json',
        edits: [{ op: 'rename', pointer: '/Close in days', name: 'Close in two days' }],
      },
    ]);
  });

  it('leaves the entry of a wording that something else still uses', () => {
    const { files, view } = open({ a: 'Finance team', b: 'Finance' }, { Finance: 'Finances' });
    const [edited] = translationEdits(files, view, 'fr', 'Finance team', 'Équipe', { before: ['Finance'] });
    expect(edited?.edits).toEqual([
      { op: 'set', pointer: '/Finance team', value: 'Équipe', before: 'Finance' },
    ]);
  });

  it('puts a new entry where the page has its text', () => {
    const page = { a: 'One', b: 'Two', c: 'Three', d: 'Four' };
    const { files, view } = open(page, { One: 'Un', Four: 'Quatre' }, { Three: 'Trois' });
    const edits = (text: string) => translationEdits(files, view, 'fr', text, 'x', { isOwn: true })[0]?.edits;
    expect(edits('Two')).toEqual([{ op: 'set', pointer: '/Two', value: 'x', before: 'Four' }]);
    expect(edits('Three')).toEqual([{ op: 'set', pointer: '/Three', value: 'x', before: 'Four' }]);
    // One that is there stays where it is, and what nothing follows goes to the end.
    expect(edits('One')).toEqual([{ op: 'set', pointer: '/One', value: 'x' }]);
    const [last] = translationEdits(files, open({ ...page, e: 'Five' }, {}).view, 'fr', 'Five', 'x');
    expect(last?.edits).toEqual([{ op: 'set', pointer: '/Five', value: 'x' }]);
  });

  it('changes a shared text where it is shared, or for this page alone', () => {
    const { files, view } = open({ a: 'Start' }, {}, { Start: 'Commencer' });
    expect(translationEdits(files, view, 'fr', 'Start', 'Débuter')[0]?.file).toBe('_site/fr.json');
    expect(translationEdits(files, view, 'fr', 'Start', 'Débuter', { isOwn: true })[0]?.file).toBe(
      'finance/fr.json',
    );
  });
});

describe('a translation that a machine made', () => {
  it('is unread, in the dictionary of the page and in the shared one, and not when it says something else', () => {
    const own = { $machine: ['Accueil', 'Jadis'], Home: 'Accueil', Then: 'Alors', '$3 each': '3 $ pièce' };
    const { view } = open({ a: 'Home' }, own, { $machine: ['Commencer'], Start: 'Commencer', Home: 'Jadis' });
    const unread = (text: string) => translationOf(view, 'fr', text).isUnread ?? false;
    expect(['Home', 'Start', 'Then', '$3 each', '$machine'].map(unread)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(translationOf(view, 'fr', '$3 each').text).toBe('3 $ pièce');
    expect(translationOf(view, 'fr', '$machine').from).toBe('none');
  });

  it('is read where it stands', () => {
    const { files, view } = open(
      {},
      { $machine: ['Accueil', 'Alors'], Home: 'Accueil', Then: 'Alors' },
      { $machine: ['Commencer'], Start: 'Commencer' },
    );
    expect(readingEdits(files, view, 'fr', 'Home')).toMatchObject([
      { file: 'finance/fr.json', edits: [{ op: 'remove', pointer: '/$machine/0' }] },
    ]);
    expect(readingEdits(files, view, 'fr', 'Start')).toMatchObject([
      { file: '_site/fr.json', edits: [{ op: 'remove', pointer: '/$machine' }] },
    ]);
    expect(readingEdits(files, view, 'fr', 'Nothing')).toEqual([]);
  });

  it('stays unread as the words of a page alone, until somebody writes them', () => {
    const { files, view } = open({ a: 'Start' }, {}, { $machine: ['Commencer'], Start: 'Commencer' });
    const edits = (words: string) =>
      translationEdits(files, view, 'fr', 'Start', words, { isOwn: true }).flatMap((one) => one.edits);
    const set = { op: 'set', pointer: '/Start' };
    expect(edits('Commencer')).toEqual([
      { ...set, value: 'Commencer' },
      { op: 'insert', pointer: '/$machine', value: ['Commencer'], before: 'Start' },
    ]);
    expect(edits('Débuter')).toEqual([{ ...set, value: 'Débuter' }]);
  });

  it('has been read when somebody says that it is still right', () => {
    const { files, view } = open(
      { a: 'Close in two days' },
      { $machine: ['Clôturez'], 'Close in days': 'Clôturez' },
    );
    expect(translationEdits(files, view, 'fr', 'Close in two days', 'Clôturez')[0]?.edits).toEqual([
      { op: 'rename', pointer: '/Close in days', name: 'Close in two days' },
      { op: 'remove', pointer: '/$machine' },
    ]);
  });
});
