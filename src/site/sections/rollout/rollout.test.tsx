// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../../tests/support/render';

afterEach(cleanup);

const groupOf = (title: string) => screen.getByText(title).closest('li') as HTMLElement;

it('says of each place how large it is and of which kind', () => {
  renderSection(example('rollout'));
  const places = within(groupOf('South quay')).getAllByRole('listitem');
  expect(places.map(({ textContent }) => textContent)).toEqual([
    '250meters · Containers',
    '150meters · Passengers',
  ]);
});

it('begins each group where it began, as high as it is large', () => {
  renderSection(example('rollout'));
  const before = groupOf('North quay').firstElementChild as HTMLElement;
  expect(before.style.width).toBe('calc((100% - var(--edge)) * 0.5)');
  expect(before.textContent).toBe('North quayThe first winter, without ice.');
  expect((groupOf('South quay').firstElementChild as HTMLElement).style.width).toBe(
    'calc((100% - var(--edge)) * 0.75)',
  );
  expect(groupOf('South quay').style.getPropertyValue('--share')).toBe('0.5');
  const places = within(groupOf('North quay')).getAllByRole('listitem');
  expect(places.map(({ style }) => style.flexGrow)).toEqual(['300', '100']);
});

it('divides the time into its phases', () => {
  renderSection(example('rollout'));
  const phases = screen.getAllByRole('list')[0] as HTMLElement;
  expect(
    within(phases)
      .getAllByRole('listitem')
      .map(({ textContent, style }) => [textContent, style.getPropertyValue('--width')]),
  ).toEqual([
    ['1 Survey', '33.3%'],
    ['2 Building', '66.7%'],
  ]);
});
