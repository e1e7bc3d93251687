// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openedWorkbench } from '../../../../tests/support/opened-workbench';
import { fileOf, filesOfPage } from '../../../../tests/support/page-files';
import type { Workbench } from '../state/workbench';
import { followAddress } from './address';

const withRoutes = (routes?: object) =>
  filesOfPage({ ...fileOf('legal/page.json', { routes }), hash: JSON.stringify(routes ?? '') });

let workbench: Workbench;
let end: () => void;

beforeEach(() => {
  workbench = openedWorkbench(['en', 'es'], withRoutes({ es: '/derecho' }));
  workbench.store.change({ route: '/legal', language: 'es' });
  end = followAddress(workbench);
});
afterEach(() => {
  end();
  history.replaceState(null, '', '/');
});

const saved = (routes?: object) => workbench.store.change({ files: withRoutes(routes) });

it.each([
  ['/es/derecho?a=1#b', { es: '/derecho-civil' }, '/es/derecho-civil?a=1#b'],
  ['/es/derecho/2', { es: '/derecho-civil' }, '/es/derecho-civil/2'],
  ['/es/derecho', undefined, '/es/legal'],
  // An invalid path is not used.
  ['/es/derecho', { es: '/derecho-' }, '/es/legal'],
  ['/es/derecho', { es: '/derecho', fr: '/droit' }, '/es/derecho'],
  ['/es/derecho-penal', { es: '/derecho-civil' }, '/es/derecho-penal'],
])('%s, when its paths are %o, becomes %s', (address, routes, after) => {
  history.replaceState({ key: 'kept' }, '', address);
  saved(routes);
  expect(location.pathname + location.search + location.hash).toBe(after);
  expect(history.state).toEqual({ key: 'kept' });
});

it('stays until a path is written, when another page is opened, and while a file cannot be read', () => {
  history.replaceState(null, '', '/es/derecho');
  const edits = [{ op: 'set' as const, pointer: '/routes/es', value: '/derecho-civil' }];
  const files = [{ file: 'legal/page.json', hash: '', edits }];
  workbench.store.change({ changes: [{ id: '1', name: '', key: '', files }] });
  workbench.store.change({ files: filesOfPage({ file: 'legal/page.json', text: '{', hash: '2' }) });
  workbench.store.change({ files: filesOfPage(fileOf('finance/page.json', {})), changes: [] });
  expect(location.pathname).toBe('/es/derecho');
});
