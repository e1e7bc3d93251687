import { expect, it } from 'vitest';
import { removeAt, renameAt, setAt } from '../model/fix';
import { titleOfFix } from './fix-title';

const place = { file: 'finance/page.json', pointer: '/title' };
const other = { file: 'index/page.json', pointer: '/title' };
const message = 'It is wrong.';

it.each([
  ['a hint that says it', { hint: 'Write "/finance".' }, [setAt(place, '/finance')], 'Write "/finance"'],
  [
    'a hint that says where to do it, too',
    { hint: 'Copy the entry to index/es.json. --fix does.' },
    [setAt(place, 1), removeAt(other)],
    'Copy the entry to index/es.json',
  ],
  ['a hint that goes on', { hint: 'Remove it; --fix does so.' }, [removeAt(place)], 'Remove it'],
  ['a question', { hint: 'Did you mean "muted"?' }, [setAt(place, 'muted')], 'Write "muted"'],
  ['a question about a name', { hint: 'Did you mean "title"?' }, [renameAt(place, 'title')], 'Write "title"'],
  ['a choice', { hint: 'Remove it, or write it as it is.' }, [removeAt(place)], 'Remove it'],
  ['a choice of signs', { hint: 'Write a tab, or none.' }, [textOf(' ')], 'Write a space'],
  ['a choice that is quoted', { hint: 'Write "one or two?".' }, [setAt(place, 'x')], 'Write "one or two?"'],
  ['a hint about the command alone', { hint: 'npm run x -- --fix does it.' }, [setAt(place, 2)], 'Write 2'],
  ['no hint, and several things to do', {}, [setAt(place, 1), setAt(place, 2)], `Mend: ${message}`],
])('the title of a fix with %s says what it does', (_, { hint }: { hint?: string }, edits, expected) => {
  expect(titleOfFix({ message, ...(hint !== undefined && { hint }), fix: { edits } }, 1)).toBe(expected);
});

it('says how many documents a fix changes', () => {
  const fix = { edits: [setAt(place, 'muted'), setAt(other, 'muted')] };
  const hint = 'Did you mean "muted"?';
  expect(titleOfFix({ message, hint, fix }, 2)).toBe('Write "muted" (in 2 documents)');
});

function textOf(text: string) {
  return { file: place.file, edit: { offset: 3, length: 1, text } };
}
