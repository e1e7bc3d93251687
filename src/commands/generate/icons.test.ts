import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withIcons } from './generate';

it('lists the icons of the engine in the definitions of schemas, and changes nothing else', () => {
  const text = readFileSync('schemas/defs.schema.json', 'utf8');
  expect(withIcons(text)).toBe(text);
  const lacking = text.replace('        "bell",\n', '').replace('"well"', '"wells"');
  expect(lacking).not.toBe(text);
  expect(withIcons(lacking)).toBe(text);
});
