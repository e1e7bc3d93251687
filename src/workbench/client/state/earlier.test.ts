// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { openedWorkbench } from '../../../../tests/support/opened-workbench';
import { fileOf, filesOfPage } from '../../../../tests/support/page-files';
import { moveItem, removeItem, setText, setTranslation } from './actions';
import { filesAt, viewAt } from './parts';
import { translationOf } from './translation';
import type { Workbench } from './workbench';

const texts = ['Ask', 'Visit', 'Read', 'Look'];
const dictionary = (code: string) => Object.fromEntries(texts.map((text) => [text, `${text} (${code})`]));

let workbench: Workbench;

beforeEach(() => {
  workbench = openedWorkbench(['en', 'es', 'fr'], {
    ...filesOfPage(fileOf('index/page.json', { title: 'Ask', list: ['Visit', 'Read'], other: ['Look'] })),
    dictionaries: {
      es: fileOf('index/es.json', dictionary('es')),
      fr: fileOf('index/fr.json', dictionary('fr')),
    },
  });
});

/** What the field of a language shows. */
function shown(pointer: string, code: string, text: string) {
  const { files, view } = workbench.store.getState();
  const file = filesAt(files, pointer)?.page.file;
  return translationOf(viewAt(view, pointer), code, text, workbench.earlier.at(file ?? '', pointer));
}
const write = (pointer: string, text: string) => setText(workbench, pointer, text, 'text', true);
const translate = (code: string, words: string) => setTranslation(workbench, '/title', code, words, 'title');

it('what was reviewed in one language is still to be reviewed in another', () => {
  write('/title', 'Entirely new');
  translate('es', 'Ask (es)');
  expect(shown('/title', 'es', 'Entirely new')).toEqual({ text: 'Ask (es)', from: 'page' });
  expect(shown('/title', 'fr', 'Entirely new')).toMatchObject({ text: 'Ask (fr)', from: 'earlier' });
});

it('a text that changes again keeps the translation that was written in between', () => {
  write('/title', 'Entirely new');
  translate('es', 'Nuevo');
  write('/title', 'Something else');
  expect(shown('/title', 'es', 'Something else')).toMatchObject({ text: 'Nuevo', earlier: 'Entirely new' });
  expect(shown('/title', 'fr', 'Something else')).toMatchObject({ text: 'Ask (fr)', earlier: 'Ask' });
});

it('what was typed on the way to a text is none of its earlier wordings', () => {
  write('/title', 'Visit');
  write('/title', 'Visiting hours');
  expect(shown('/title', 'es', 'Visiting hours').text).toBe('Ask (es)');
});

it('an earlier wording goes along with its item, and back again', () => {
  write('/list/1', 'Entirely new');
  write('/other/0', 'Different');
  moveItem(workbench, '/list', 1, 0, 'item');
  expect(shown('/list/0', 'es', 'Entirely new').text).toBe('Read (es)');
  expect(shown('/other/0', 'es', 'Different').text).toBe('Look (es)');
  moveItem(workbench, '/list', 0, 1, 'item');
  expect(shown('/list/1', 'es', 'Entirely new').text).toBe('Read (es)');
  expect(shown('/list/0', 'es', 'Not known').from).toBe('none');
});

it('that of an item that was removed is not that of the next one', () => {
  write('/list/0', 'Entirely new');
  removeItem(workbench, '/list', 0, 'item');
  expect(shown('/list/0', 'es', 'Not known').from).toBe('none');
});
