// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { Avatar } from './avatar';

const portrait = {
  ...{ src: '/portrait.jpg', width: 96, height: 96 },
  style: { aspectRatio: 1, backgroundColor: '#c4b7a5' },
};
const other = { ...portrait, src: '/other.jpg' };
const shown = () => screen.queryByText('MQ') !== null;
const image = () => document.querySelector('img') as HTMLImageElement;
afterEach(cleanup);

it('has initials and portrait in its HTML, and nothing between them', () => {
  const html = renderToStaticMarkup(<Avatar initials="MQ" portrait={portrait} delay={600} />);
  expect(html).toContain('>MQ<');
  expect(html).toMatch(/<img [^>]*src="\/portrait.jpg"[^>]* loading="lazy"/);
  // The mean colour would stand in the place of the initials until the portrait has loaded.
  expect(html).not.toContain('#c4b7a5');
});

it('shows initials until the image has loaded', () => {
  render(<Avatar initials="MQ" portrait={portrait} />);
  expect(shown()).toBe(true);
  fireEvent.load(image());
  expect(shown()).toBe(false);
  expect(image().getAttribute('src')).toBe('/portrait.jpg');
});

it('knows an image that loaded before the application did', () => {
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToStaticMarkup(<Avatar initials="MQ" portrait={portrait} />);
  Object.defineProperties(image(), { complete: { value: true }, naturalWidth: { value: 96 } });
  render(<Avatar initials="MQ" portrait={portrait} />, { container: box, hydrate: true });
  expect(shown()).toBe(false);
});

it('keeps the initials when the image fails', () => {
  render(<Avatar initials="MQ" portrait={portrait} />);
  fireEvent.error(image());
  expect(shown()).toBe(true);
  expect(image()).toBeNull();
});

it('shows initials again until another image has loaded', () => {
  const { rerender } = render(<Avatar initials="MQ" portrait={portrait} />);
  fireEvent.load(image());
  rerender(<Avatar initials="MQ" portrait={other} />);
  expect(shown()).toBe(true);
  fireEvent.error(image());
  rerender(<Avatar initials="MQ" portrait={portrait} />);
  expect(image().getAttribute('src')).toBe('/portrait.jpg');
});

it('waits before it shows the initials, where it is told to, without a script', () => {
  render(<Avatar initials="MQ" delay={600} />);
  expect(screen.getByText('MQ').style.animationDelay).toBe('600ms');
  cleanup();
  for (const delay of [undefined, 0]) {
    const { container } = render(<Avatar initials="MQ" delay={delay} />);
    expect(container.innerHTML).not.toContain('animation');
    cleanup();
  }
});
