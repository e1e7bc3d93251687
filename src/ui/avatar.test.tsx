// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Avatar } from './avatar';

const portrait = { src: '/portrait.avif', width: 96, height: 96 };
let images: HTMLImageElement[] = [];
beforeEach(() => {
  images = [];
  vi.useFakeTimers();
  vi.stubGlobal(
    'Image',
    class {
      onload = () => {};
      onerror = () => {};
      src = '';
      constructor() {
        images.push(this as unknown as HTMLImageElement);
      }
    },
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows initials until the image has loaded', () => {
  const { container } = render(<Avatar initials="MQ" portrait={portrait} />);
  expect(screen.getByText('MQ')).toBeTruthy();
  act(() => images[0]?.onload?.(new Event('load')));
  expect(screen.queryByText('MQ')).toBeNull();
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/portrait.avif');
});

it('keeps the initials when the image fails', () => {
  const { container } = render(<Avatar initials="MQ" portrait={portrait} />);
  act(() => images[0]?.onerror?.(new Event('error')));
  expect(screen.getByText('MQ')).toBeTruthy();
  expect(container.querySelector('img')).toBeNull();
});

it('waits before it shows the initials, where it is told to', () => {
  render(<Avatar initials="MQ" delay={600} />);
  expect(screen.queryByText('MQ')).toBeNull();
  act(() => vi.advanceTimersByTime(600));
  expect(screen.getByText('MQ')).toBeTruthy();
});
