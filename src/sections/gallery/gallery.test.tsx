// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../tests/support/render';

afterEach(cleanup);

it('shows each picture with what it shows and the line about it', () => {
  renderSection(example('gallery', 'two pictures'));
  const [first, second] = screen.getAllByRole('figure');
  expect(
    within(first as HTMLElement).getByRole('img', { name: 'The gate of the plant at dawn.' }),
  ).toBeTruthy();
  expect(first?.textContent).toBe('Six in the morning: the first shift arrives.');
  expect(second?.textContent).toBe('Noon: the line stands still for eight minutes.');
});

it('shows the marks of a line', () => {
  const items = [{ caption: [{ emphasis: 'The' } as const, ' gate.'] }, { caption: 'The yard.' }];
  renderSection({ type: 'gallery', title: 'The plant', items });
  expect(screen.getByText('The').tagName).toBe('EM');
});

it('says nothing under a picture without a caption', () => {
  renderSection(example('gallery', 'four pictures'));
  expect(screen.getAllByRole('figure').map(({ textContent }) => textContent)).toEqual(['', '', '', '']);
  expect(screen.getAllByRole('img')).toHaveLength(4);
});

it('keeps the place of a picture that is still to come', () => {
  renderSection(example('gallery', 'captions alone'));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByRole('img')).toBeNull();
});
