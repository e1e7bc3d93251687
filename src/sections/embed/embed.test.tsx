// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { example, Providers, renderSection } from '../../../tests/support/render';
import type { SectionOf } from '../../content/types.generated';
import { RenderSection } from '../section-list';

afterEach(cleanup);

const film = () => example('embed', 'a film') as SectionOf<'embed'>;
const htmlOf = (section: SectionOf<'embed'>) =>
  renderToString(
    <Providers>
      <RenderSection section={section} />
    </Providers>,
  );
const frame = () => document.querySelector('iframe');
const press = (name?: RegExp) => {
  fireEvent.click(screen.getByRole('button', name && { name }));
};

it('asks the other site for nothing before the button is pressed', () => {
  renderSection(film());
  expect(screen.getByRole('img', { name: 'The plant from above, at dawn.' })).toBeTruthy();
  expect(screen.getByText(/contacts www\.youtube-nocookie\.com only when you press/)).toBeTruthy();
  expect(frame()).toBeNull();
  // No frame, and nothing that browsers fetch or resolve on their own.
  for (const attribute of ['src', 'srcset', 'poster', 'data', 'action'])
    expect(htmlOf(film())).not.toMatch(new RegExp(`\\s${attribute}="https:`, 'i'));
  expect(htmlOf(film())).not.toContain('<link');
});

it('shows the content in the place of the picture, under the name of the section, and leads there', () => {
  renderSection(film());
  press(/^Play the film ?: The plant in three minutes$/);
  expect(frame()?.getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/M7lc1UVf-VE');
  expect(frame()?.title).toBe('The plant in three minutes');
  expect(document.activeElement).toBe(frame());
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('lets the content neither leave with the page nor see where its visitors came from', () => {
  renderSection(film());
  press();
  const rights = frame()?.getAttribute('sandbox')?.split(' ') ?? [];
  expect(rights).toContain('allow-scripts');
  expect(rights.filter((right) => right.startsWith('allow-top-navigation'))).toEqual([]);
  expect(frame()?.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin');
});

it('leads to the page of the content, with and without scripts', () => {
  const html = htmlOf(film());
  const [, noscript = ''] = /<noscript[^>]*>(.*?)<\/noscript>/.exec(html) ?? [];
  expect(noscript).toContain('href="https://www.youtube.com/watch?v=M7lc1UVf-VE"');
  expect(noscript).toContain('Play the film');
  renderSection(film());
  const link = screen.getByRole('link', {
    name: /^Open on its own page ?: The plant in three minutes$/,
  });
  expect(link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=M7lc1UVf-VE');
});

it('leads to the content itself where it has no page, and is called by its host where nobody names it', () => {
  renderSection(example('embed', 'without a heading'));
  const link = screen.getByRole('link', { name: 'Open on its own page' });
  expect(link.getAttribute('href')).toBe('https://player.vimeo.com/video/76979871');
  press(/^Show content$/);
  expect(frame()?.title).toBe('player.vimeo.com');
});

it('says its words in the language of the page', () => {
  renderSection(example('embed', 'without a picture'), 'de');
  expect(screen.getByRole('button', { name: /^Inhalt anzeigen/ })).toBeTruthy();
  expect(screen.getByText(/kontaktiert player\.vimeo\.com erst/)).toBeTruthy();
});

it('shows the marks of the line below', () => {
  renderSection({ ...film(), caption: ['Filmed by ', { href: '/team', words: 'us' }, '.'] });
  const caption = document.querySelector('figcaption') as HTMLElement;
  expect(within(caption).getByRole('link', { name: 'us' }).getAttribute('href')).toBe('/team');
});

it('shows nothing in this place of another page that was not asked for there', () => {
  const { rerender } = renderSection(film());
  press();
  rerender(
    <Providers>
      <RenderSection section={example('embed', 'without a picture')} />
    </Providers>,
  );
  expect(frame()).toBeNull();
  expect(screen.getByRole('button', { name: /^Show content/ })).toBeTruthy();
});

it('shows the picture alone while the address is still to come', () => {
  renderSection({ ...film(), src: '', href: undefined } as unknown as SectionOf<'embed'>);
  expect(screen.getByRole('img')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});
