// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, Providers, renderSection } from '../../../../tests/support/render';
import type { SectionOf } from '../../../content/types.generated';
import { SectionList } from '../../../sections/section-list';

afterEach(cleanup);

it('shows each office with its headcount', () => {
  renderSection(example('offices'));
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Boston',
    'Madrid',
  ]);
  expect(screen.getByText('85')).toBeTruthy();
  expect(screen.getByText('Eastern Time')).toBeTruthy();
});

it('draws the working days on one clock, the earliest first', () => {
  renderSection(example('offices'));
  const days = within(screen.getByRole('figure')).getAllByRole('listitem');
  expect(days.map(({ textContent }) => textContent)).toEqual(['Madrid08:00–16:00', 'Boston14:00–22:00']);
});

it('shows the day of every office, the earliest first', () => {
  renderSection(example('offices', 'day'));
  const rows = within(screen.getByRole('figure'))
    .getAllByRole('heading')
    .map((heading) => heading.closest('li'));
  expect(rows.map((row) => row?.querySelector('.tabular')?.textContent)).toEqual([
    '01:00–09:00',
    '08:00–16:00',
    '14:00–22:00',
  ]);
});

it.each(['two', 'day'])('links on from an office: %s', (name) => {
  renderSection(example('offices', name));
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    name === 'two' ? ['/financial-services'] : ['mailto:boston@stratum.example', '/healthcare'],
  );
});

it('names the country of an office, unless the city is one', () => {
  renderSection(example('offices', 'day'));
  expect(screen.getByText('United States · Eastern Time')).toBeTruthy();
  expect(screen.getAllByText(/Singapore/, { selector: 'p' }).map(({ textContent }) => textContent)).toEqual([
    'Singapore Standard Time',
  ]);
});

it('is one clock beside the heading where it follows it', () => {
  const offices = example('offices') as SectionOf<'offices'>;
  render(
    <Providers>
      <SectionList title="Title" sections={[{ type: 'hero', variant: 'below' }, offices]} />
    </Providers>,
  );
  const city = screen.getByRole('heading', { level: 3, name: 'Boston' });
  expect(city.closest('section')).toBe(screen.getByRole('heading', { level: 1 }).closest('section'));
  expect(within(screen.getByRole('figure')).getByText('14:00–22:00')).toBeTruthy();
});
