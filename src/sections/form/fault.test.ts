import { expect, it } from 'vitest';
import { type FieldOfForm, faultIn } from './fault';

const field = (kind: FieldOfForm['kind'], more: Partial<FieldOfForm> = {}): FieldOfForm => ({
  label: 'Field',
  name: 'field',
  kind,
  ...more,
});

it.each([
  [field('text', { required: true }), '  ', 'empty'],
  [field('check', { required: true }), '', 'unticked'],
  [field('choice', { required: true }), '', 'unchosen'],
  [field('email'), 'ada', 'email'],
  [field('email'), 'ada@example', 'email'],
  [field('email'), 'a b@example.com', 'email'],
  [field('number'), 'three', 'number'],
  [field('number', { min: 2 }), '1.9', 'least'],
  [field('number', { max: '9' }), '10', 'most'],
  [field('date', { min: '2027-01-04' }), '2027-01-03', 'first'],
  [field('date', { max: '2027-01-04' }), '2027-01-05', 'last'],
  [field('text', { min: 3 }), 'ab', 'short'],
  [field('long', { max: 3 }), 'abcd', 'long'],
  [field('tel', { min: '3' }), '12', 'short'],
])('%j does not take %j', (one, text, code) => {
  expect(faultIn(one, text)?.code).toBe(code);
});

it.each([
  [field('text'), ''],
  [field('email'), ''],
  [field('email', { required: true }), ' ada@mail.example.com '],
  [field('number', { min: -1, max: 10 }), '9.5'],
  [field('number', { min: 0 }), '0'],
  [field('date', { min: '2027-01-04', max: '2027-01-04' }), '2027-01-04'],
  [field('text', { min: 3, max: 3 }), 'abc'],
  [field('long', { min: 10 }), ''],
  [field('check', { required: true }), 'yes'],
  [field('choice', { required: true, options: ['A'] }), 'A'],
])('%j takes %j', (one, text) => {
  expect(faultIn(one, text)).toBeUndefined();
});

it('does not take what the browser can make nothing of', () => {
  expect(faultIn(field('number'), '', true)?.code).toBe('number');
  expect(faultIn(field('date'), '', true)?.code).toBe('date');
});
