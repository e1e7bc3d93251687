// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { whenSections } from './when-sections';

const section = () => document.createElement('section');
beforeEach(() => document.body.replaceChildren());
const main = () => {
  const element = document.createElement('main');
  element.id = 'main';
  element.append(section());
  document.body.append(element);
  return element;
};

it('calls back at once where the sections are there', () => {
  main();
  const then = vi.fn();
  whenSections(document, 1, then);
  expect(then).toHaveBeenCalledOnce();
});

it('waits for the section that is missing, and for no more', async () => {
  const element = main();
  const shown = new Promise<void>((resolve) => whenSections(document, 3, resolve));
  const then = vi.fn();
  whenSections(document, 3, then);
  element.append(section());
  await Promise.resolve();
  expect(then).not.toHaveBeenCalled();
  element.append(section());
  await shown;
  element.append(section());
  await Promise.resolve();
  expect(then).toHaveBeenCalledOnce();
});
