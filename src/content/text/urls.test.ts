import { expect, it } from 'vitest';
import { urlOf } from './urls';

it.each([
  ['https://example.org/a', 'example.org'],
  ['https://münchen.example/a', 'xn--mnchen-3ya.example'],
  ['/a', undefined],
  ['https://', undefined],
])('the host of %s is %s, however often it is asked for', (text, host) => {
  const hosts = new Set(Array.from({ length: 50_000 }, () => urlOf(text)?.host));
  expect([...hosts]).toEqual([host]);
});
