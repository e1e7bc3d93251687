// @vitest-environment happy-dom
import { cleanup, configure, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { schemas } from '../../tests/support/project';
import { readSite } from '../../tests/support/site';
import '../i18n/all-words';
import { createResolver } from '../content/resolve/resolve';
import { provideSections } from '../sections/components';
import { registry } from '../sections/registry.generated';
import { PageView } from './page-view';

provideSections(registry);
// Their code is fetched, however long that takes.
configure({ asyncUtilTimeout: 60_000 });
afterEach(cleanup);

const { site, sharedContent } = readSite('tests/sites/specimen');
const resolver = createResolver(sharedContent(), schemas);
const page = site.pages.find(({ id }) => id === 'kontakt');
if (!page) throw new Error('The specimen has a page with a form.');

it('its lists have the direction of its language, also once the language has changed', async () => {
  const view = (language: string) => (
    <PageView page={resolver.page(page, language)} site={resolver.site(language)} />
  );
  // Where the document changes only later.
  document.dir = 'rtl';
  const { rerender } = render(view('ar'));
  const directions = () => {
    const lists = [...document.querySelectorAll<HTMLElement>('button[role=combobox]')];
    return lists.map((list) => list.closest<HTMLElement>('[dir]')?.dir);
  };
  await waitFor(() => expect(directions()).not.toEqual([]));
  expect(new Set(directions())).toEqual(new Set(['rtl']));
  rerender(view('en'));
  expect(new Set(directions())).toEqual(new Set(['ltr']));
});
