import { afterEach, expect, it, vi } from 'vitest';
import { selectStyles, trustSelect } from './trusted-types';

afterEach(() => vi.unstubAllGlobals());

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
