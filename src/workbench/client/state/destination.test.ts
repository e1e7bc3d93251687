// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { goToPage, takeMeant } from './destination';
import { createWorkbench } from './workbench';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

it.each([
  ['fr', '/visit', '/fr/visite'],
  ['fr', '/contact', '/fr/contact'],
  ['fr', '/', '/fr'],
  ['en', '/visit', '/visit'],
  ['', '/visit', '/visit'],
])('whoever goes to another page stays in the language: %s, %s', (language, route, address) => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const workbench = createWorkbench(undefined);
  workbench.store.change({
    route: '/finance',
    language,
    site: {
      languages: [{ code: 'en' }, { code: 'fr' }],
      pages: [{ route: '/visit', routes: { fr: '/visite' } }, { route: '/contact' }, { route: '/' }],
    } as never,
  });
  goToPage(workbench, route, { pointer: '/title' });
  expect(assign).toHaveBeenCalledExactlyOnceWith(address);
  expect(takeMeant(workbench, route)).toEqual({ pointer: '/title' });
});
