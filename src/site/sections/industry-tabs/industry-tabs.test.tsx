// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, Providers, renderSection } from '../../../../tests/support/render';
import type { SectionOf } from '../../../content/types.generated';
import { RenderSection } from '../../../sections/section-list';

afterEach(() => {
  cleanup();
  history.replaceState(null, '', location.pathname);
});

it('starts with the first tab', () => {
  renderSection(example('industry-tabs'));
  expect(screen.getAllByRole('tab').map((tab) => tab.getAttribute('aria-selected'))).toEqual([
    'true',
    'false',
    'false',
  ]);
});

it('selects a tab by click and by its card', () => {
  renderSection(example('industry-tabs'));
  fireEvent.click(screen.getByRole('tab', { name: 'Manufacturing' }));
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Manufacturing');
  fireEvent.click(screen.getByRole('link', { name: 'Show Healthcare' }));
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Healthcare');
});

it('moves with the arrow keys, round both ends', () => {
  renderSection(example('industry-tabs'));
  const press = (key: string) => fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key });
  press('ArrowLeft');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Manufacturing');
  press('ArrowRight');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Private equity');
  press('End');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Manufacturing');
});

it('moves the other way where the page is written from right to left', () => {
  renderSection(example('industry-tabs'));
  screen.getByRole('tablist').style.direction = 'rtl';
  const press = (key: string) => fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key });
  press('ArrowLeft');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Healthcare');
  press('ArrowRight');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Private equity');
  press('ArrowRight');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Manufacturing');
});

it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
  'leaves keys and clicks with %s to the browser',
  (held) => {
    renderSection(example('industry-tabs'));
    const first = screen.getByRole('tab', { selected: true });
    for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End'])
      expect(fireEvent.keyDown(first, { key, [held]: true })).toBe(true);
    for (const link of [
      screen.getByRole('tab', { name: 'Manufacturing' }),
      screen.getByRole('link', { name: 'Show Healthcare' }),
    ])
      expect(fireEvent.click(link, { [held]: true })).toBe(true);
    expect(screen.getByRole('tab', { selected: true })).toBe(first);
    expect(fireEvent.keyDown(first, { key: 'End' })).toBe(false);
  },
);

it('shows the figure of each industry on its card, outside of the link that is named after the industry', () => {
  const section = example('industry-tabs') as SectionOf<'industry-tabs'>;
  const items = section.items.map((item, index) => ({
    ...item,
    highlight: ['Due diligence 75% faster', '12 hospitals joined', 'No stop left unexplained'][index] ?? '',
  }));
  renderSection({ ...section, items });
  const cards = screen.getAllByRole('link', { name: /^Show / });
  expect(cards.map((card) => card.previousElementSibling?.textContent)).toEqual(['75%', '12', undefined]);
});

it('follows a link to the address that the page has already, unless it opens elsewhere', () => {
  const section = example('industry-tabs') as SectionOf<'industry-tabs'>;
  const [, second, third] = section.items;
  const link = document.body.appendChild(document.createElement('a'));
  link.href = `#${second?.id}`;
  history.replaceState(null, '', link.href);
  renderSection(section);
  const selected = () => screen.getByRole('tab', { selected: true }).textContent;
  fireEvent.click(screen.getByRole('tab', { name: third?.title }));
  fireEvent.click(link, { ctrlKey: true });
  expect(selected()).toBe(third?.title);
  fireEvent.click(link);
  expect(selected()).toBe(second?.title);
  fireEvent.click(screen.getByRole('tab', { name: third?.title }));
  fireEvent.click(screen.getByRole('link', { name: `Show ${section.items[0]?.title}` }));
  expect(selected()).toBe(section.items[0]?.title);
  link.remove();
});

it('follows the address, and what is chosen since stays when the language changes', () => {
  const section = example('industry-tabs') as SectionOf<'industry-tabs'>;
  const selected = () => screen.getByRole('tab', { selected: true }).textContent;
  const [, second, third] = section.items;
  history.replaceState(null, '', `#${second?.id}`);
  const { rerender } = renderSection(section);
  expect(selected()).toBe(second?.title);
  history.replaceState(null, '', `#${third?.id}`);
  fireEvent(window, new Event('hashchange'));
  expect(selected()).toBe(third?.title);
  history.replaceState(null, '', '#elsewhere');
  fireEvent(window, new Event('hashchange'));
  expect(selected()).toBe(third?.title);
  history.replaceState(null, '', `#${third?.id}`);
  fireEvent.click(screen.getByRole('tab', { name: second?.title }));
  rerender(
    <Providers language="es">
      <RenderSection section={structuredClone(section)} />
    </Providers>,
  );
  expect(selected()).toBe(second?.title);
});
