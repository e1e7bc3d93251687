// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { rememberState } from './visitor-state';

afterEach(() => document.body.replaceChildren());

/** A form as React makes it: its ids are others each time. */
const make = (made: string) => {
  document.body.innerHTML = `<main>
    <input id="${made}1_" name="email"><input id="${made}2_" name="company">
    <select id="${made}3_" name="topic"><option value=""></option><option value="a">A</option></select>
    <input id="own" name="other">
  </main>`;
};
const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement;

it('fields that are made anew keep what they hold, whatever ids React gives them', () => {
  make('_R_');
  for (const [name, value] of Object.entries({
    email: 'ada@example.com',
    company: 'A',
    topic: 'a',
    other: 'o',
  }))
    field(name).value = value;
  field('company').focus();
  const bringBack = rememberState();
  make('_r_');
  bringBack();
  const names = ['email', 'company', 'topic', 'other'];
  expect(names.map((name) => field(name).value)).toEqual(['ada@example.com', 'A', 'a', 'o']);
  expect(document.activeElement).toBe(field('company'));
});

it('fields that are still there are left alone', () => {
  make('_R_');
  const bringBack = rememberState();
  field('email').value = 'ada@example.com';
  bringBack();
  expect(field('email').value).toBe('ada@example.com');
});

it('a choice among buttons whose group React has named stays', () => {
  const choose = (made: string) => {
    document.body.innerHTML = ['monthly', 'yearly']
      .map((value, index) => `<input type="radio" name="${made}" value="${value}" ${index ? '' : 'checked'}>`)
      .join('');
    return document.querySelectorAll<HTMLInputElement>('input');
  };
  choose('_R_1_')[1]?.click();
  const bringBack = rememberState();
  const made = choose('_r_2_');
  bringBack();
  expect([...made].map(({ checked }) => checked)).toEqual([false, true]);
});
