import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { projectRoot } from '../build/project/project';
import { selectStyles, trustSelect } from './trusted-types';

afterEach(() => vi.unstubAllGlobals());

it('trusts exactly what Radix writes today', () => {
  const radix = readFileSync(
    path.join(projectRoot, 'node_modules/@radix-ui/react-select/dist/index.mjs'),
    'utf8',
  );
  expect([...radix.matchAll(/__html: `([^`]*)`/g)].map(([, html]) => html)).toEqual([selectStyles]);
});

it('makes one policy, and it trusts nothing else', () => {
  const createPolicy = vi.fn();
  vi.stubGlobal('trustedTypes', { defaultPolicy: null, createPolicy });
  trustSelect();
  const [name, rules] = createPolicy.mock.calls[0] ?? [];
  expect(name).toBe('default');
  expect(rules.createHTML(selectStyles)).toBe(selectStyles);
  expect(rules.createHTML(`${selectStyles}<script>`)).toBeNull();
  vi.stubGlobal('trustedTypes', { defaultPolicy: {}, createPolicy });
  trustSelect();
  expect(createPolicy).toHaveBeenCalledTimes(1);
});

it('does nothing where the browser knows no Trusted Types', () => {
  expect(() => trustSelect()).not.toThrow();
});
