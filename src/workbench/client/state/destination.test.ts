// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openedWorkbench } from '../../../../tests/support/opened-workbench';
import { goToPage, takeMeant } from './destination';

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
  const pages = [{ route: '/visit', routes: { fr: '/visite' } }, { route: '/contact' }, { route: '/' }];
  const workbench = openedWorkbench(['en', 'fr'], undefined, { pages });
  workbench.store.change({ route: '/finance', language });
  goToPage(workbench, route, { pointer: '/title' });
  expect(assign).toHaveBeenCalledExactlyOnceWith(address);
  expect(takeMeant(workbench, route)).toEqual({ pointer: '/title' });
});
