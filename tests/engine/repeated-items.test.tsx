// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RenderSection } from '../../src/sections/section-list';
import { Shell } from '../../src/shell/shell';
import { acceptDrawings } from '../support/canvas';
import { examplesOf, sectionTypes } from '../support/project';
import { Providers } from '../support/render';

/**
 * Items of a list may say the same, while somebody duplicates one in the workbench for example. React tells them apart by their
 * keys: with one key for two of them, it leaves some out or shows them twice when the page changes.
 */

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A value with each item of its lists as the first one. */
function repeated(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(() => repeated(value[0]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, repeated(part)]));
}

/** What React says of keys that items of one list share. */
function sharedKeys(content: ReactNode): string[] {
  acceptDrawings();
  // No request is ever answered.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<Providers>{content}</Providers>);
  return said.mock.calls.map((parts) => parts.join(' ')).filter((message) => message.includes('same key'));
}

describe.each(sectionTypes)('%s', (type) => {
  it.each(Object.keys(examplesOf(type)))('keeps items apart that are the same: %s', (name) => {
    expect(sharedKeys(<RenderSection section={repeated(examplesOf(type)[name]) as never} />)).toEqual([]);
  });
});

it('the header, the breadcrumb and the footer keep items apart that are the same', () => {
  const link = { label: 'Visit', href: '/visit' };
  const links = [link, { ...link, items: [link, link] }];
  const site = {
    brand: { name: 'Museum', mark: [{ path: 'M0 0h8', color: 'ink' }] },
    header: { navigation: [...links, ...links] },
    footer: { columns: [{ title: 'Visit', links: [link, link] }], legal: [link, link] },
    languages: [],
    url: '',
  };
  site.brand.mark.push(...site.brand.mark);
  site.footer.columns.push(...site.footer.columns);
  const page = { sections: [], breadcrumb: ['/', '/', '/visit'].map((href) => ({ name: 'Visit', href })) };
  expect(
    sharedKeys(
      <Shell site={site as never} page={page} homeHref="/" currentHref="/visit">
        <p>The page</p>
      </Shell>,
    ),
  ).toEqual([]);
});
