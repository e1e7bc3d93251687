// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { asLine, pastedLine, tidyDropped } from './pasted-line';

describe('what is pasted becomes a line that the checks take', () => {
  it.each([
    ['one\r\n\r\ntwo\n', 'en', 'one two'],
    ['\ttab\there', 'en', 'tab here'],
    // Part of a sentence keeps the space before it.
    [' and more', 'en', ' and more'],
    ['10\u00a0000\u00a0€ «\u202foui\u202f»', 'fr', '10\u00a0000\u00a0€ «\u202foui\u202f»'],
    ['two \u00a0\u00a0 spaces', 'en', 'two spaces'],
    ['zero\u200bwidth, soft\u00adhyphen, \ufeffmark', 'en', 'zerowidth, softhyphen, mark'],
    ['line\u2028separated\u000bwords', 'en', 'line separated words'],
    ['これは\nテキスト\n', 'ja', 'これはテキスト'],
    ['これは\u2028テキスト', 'ja', 'これはテキスト'],
    ['de\u0301compose\u0301', 'fr', 'décomposé'],
    ['nul\u0000', 'en', 'nul'],
    // What is meant stays.
    ['می\u200cخواهم', 'fa', 'می\u200cخواهم'],
    ['\u200f32,000 ¥', 'ar', '\u200f32,000 ¥'],
    ['ภาษา\u200bไทย', 'th', 'ภาษา\u200bไทย'],
    ['大\ufa10', 'ja', '大\ufa10'],
    ['👩\u200d🔬', 'en', '👩\u200d🔬'],
    // Of another encoding: what stood there is for the checks to say.
    ['It\u00e2\u0080\u0099s', 'en', 'It\u00e2\u0080\u0099s'],
  ])('%j in %s', (pasted, language, line) => {
    expect(pastedLine(pasted, language)).toBe(line);
  });
});

it('a line break that gets into a field becomes a space, and the caret stays behind it', () => {
  const field = document.createElement('textarea');
  field.value = 'Ask one\ntwo at the desk';
  field.setSelectionRange(11, 11);
  expect(asLine(field, field.value)).toBe('Ask one two at the desk');
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual([
    'Ask one two at the desk',
    11,
    11,
  ]);
});

it('a line break between letters that are written without spaces leaves nothing, and the caret its place', () => {
  const field = document.createElement('textarea');
  field.value = '窓口で\n聞く';
  field.setSelectionRange(4, 4);
  expect(asLine(field, field.value)).toBe('窓口で聞く');
  expect([field.value, field.selectionStart]).toEqual(['窓口で聞く', 3]);
});

it('a field without line breaks is left alone', () => {
  const field = document.createElement('textarea');
  field.value = 'Ask  at the desk';
  field.setSelectionRange(4, 6);
  expect(asLine(field, field.value)).toBe('Ask  at the desk');
  expect([field.selectionStart, field.selectionEnd]).toEqual([4, 6]);
});

it.each([
  ['insertFromDrop', 'so\u00adft hy\u200bphen\n', [['insertText', false, 'soft hyphen']]],
  ['insertFromDrop', '\u200b', [['delete', false, '']]],
  ['insertFromDrop', 'soft hyphen', []],
  ['insertText', 'so\u00adft', []],
])('what comes by %s, %j, is cleaned where it was dropped', (inputType, text, commands) => {
  const field = document.createElement('textarea');
  field.value = `Be\u00adfore ${text} behind`;
  field.setSelectionRange(8, 8 + text.length);
  const execCommand = vi.fn();
  Object.assign(document, { execCommand });
  tidyDropped({ inputType, target: field } as never, 'en');
  expect(execCommand.mock.calls).toEqual(commands);
});
