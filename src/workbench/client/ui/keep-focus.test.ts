// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepFocus } from './keep-focus';

let stop = () => {};
const button = (name: string) => {
  const found = document.querySelector<HTMLButtonElement>(`[name=${name}]`);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};

beforeEach(() => {
  document.body.innerHTML = `<section><div class="row"><button name="open"></button><button name="up"></button>
    <button name="down"></button></div><ul><li><button name="first"></button></li><li><button name="second"></button></li></ul></section>`;
  for (const one of document.querySelectorAll('button')) one.checkVisibility = () => true;
  stop = keepFocus(document.querySelector('section') as HTMLElement);
});
afterEach(() => stop());

/** The focused element some frames later. */
async function focusedLater(): Promise<string | null | undefined> {
  for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame);
  return document.activeElement?.getAttribute('name');
}

it.each([
  ['down', 'up', 'the last of a row: what stands before it'],
  ['up', 'down', 'another: what stands after it'],
  ['open', 'up', 'the first: what stands after it'],
])('when %s can have the focus no longer, %s gets it (%s)', async (name, next) => {
  button(name).focus();
  button(name).disabled = true;
  expect(await focusedLater()).toBe(next);
});

it('whoever moves the focus themselves is left alone', async () => {
  button('down').focus();
  button('first').focus();
  button('down').disabled = true;
  expect(await focusedLater()).toBe('first');
});

it.each([
  ['whoever goes on in the page around is left alone, though what they leave is removed', true],
  ['what is removed gives the focus to what is left', false],
])('in a shadow root, %s', async (_, goesOn) => {
  document.body.innerHTML = '<h1 tabindex="0">Fees</h1><div></div>';
  const host = document.querySelector('div') as HTMLElement;
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = '<section><textarea></textarea><button name="rest" data-rest></button></section>';
  for (const one of root.querySelectorAll('button')) one.checkVisibility = () => true;
  const stopHere = keepFocus(root.querySelector('section') as HTMLElement);
  const field = root.querySelector('textarea');
  field?.focus();
  field?.remove();
  const heading = document.querySelector('h1');
  if (goesOn) heading?.focus();
  for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame);
  expect(root.activeElement?.getAttribute('name') ?? document.activeElement?.textContent).toBe(
    goesOn ? 'Fees' : 'rest',
  );
  stopHere();
});
