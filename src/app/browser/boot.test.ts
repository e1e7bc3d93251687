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

it('leaves a form with an address to the browser once the application turned out to be broken', () => {
  const sent = vi.fn((event: Event) => event.preventDefault());
  const press = ({ form, button }: ReturnType<typeof formOf>) => {
    sent.mockClear();
    // After the boot script, which listens on the window, has let it pass.
    const see = (event: Event) => !event.defaultPrevented && sent(event);
    addEventListener('submit', see);
    form?.querySelector('input')?.setAttribute('value', 'Ada');
    button?.click();
    removeEventListener('submit', see);
    return sent.mock.calls.length;
  };
  // Out of reach: what was typed would be lost.
  window.failed?.(() => {}, new TypeError('Failed to fetch'));
  expect(press(formOf('data-says-faults="" method="post"'))).toBe(0);
  // An answer that is no application: after a deploy.
  window.failed?.(() => {}, new Error('404: /assets/old.js'));
  expect(press(formOf('data-says-faults="" method="post"'))).toBe(1);
  // The browser says what is missing, as without scripts.
  const empty = formOf('data-says-faults="" method="post"');
  const faults = vi.fn();
  addEventListener('invalid', faults, true);
  empty.button?.click();
  expect(faults).toHaveBeenCalledOnce();
  // A form without an address has nowhere to go.
  expect(press(formOf('data-says-faults="" method="dialog"'))).toBe(0);
});

it('keeps the keys of tabs, and leaves all others to the browser', () => {
  document.body.innerHTML =
    '<div role="tablist"><a role="tab" href="#one">One</a></div><a href="#two">Two</a>';
  const [tab, other] = document.querySelectorAll('a');
  if (!tab || !other) throw new Error('Both stand in the page.');
  /** Whether the browser still does what the key means to it. */
  const press = (target: Element, init: KeyboardEventInit) =>
    target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
  window.early?.splice(0);
  for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End']) {
    for (const held of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
      expect(press(tab, { key, [held]: true })).toBe(true);
    expect(press(other, { key })).toBe(true);
  }
  // These scroll the page.
  for (const key of ['ArrowUp', 'ArrowDown', 'PageDown', ' ']) expect(press(tab, { key })).toBe(true);
  expect(window.early).toEqual([]);
  expect(press(tab, { key: 'ArrowRight' })).toBe(false);
  expect(window.early).toEqual([[tab, 'ArrowRight']]);
});
