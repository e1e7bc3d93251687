// @vitest-environment happy-dom
import { beforeAll, expect, it, vi } from 'vitest';

beforeAll(async () => {
  await import('./boot');
});

const formOf = (attribute: string) => {
  document.body.innerHTML = `<form ${attribute}><input name="email" required><button>Send</button></form>`;
  const [form, button] = ['form', 'button'].map((one) => document.querySelector<HTMLElement>(one));
  return { form, button };
};

it('keeps the press of a form that says itself what is missing, and leaves others to the browser', () => {
  const faults = vi.fn();
  addEventListener('invalid', faults, true);
  const own = formOf('data-says-faults=""');
  own.button?.click();
  expect(faults).not.toHaveBeenCalled();
  expect(own.button?.getAttribute('aria-busy')).toBe('true');
  expect(window.early).toEqual([own.button]);
  const plain = formOf('');
  plain.button?.click();
  expect(faults).toHaveBeenCalledOnce();
  expect(plain.button?.hasAttribute('aria-busy')).toBe(false);
});
