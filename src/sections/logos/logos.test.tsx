// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../tests/support/render';

afterEach(cleanup);

it('names each organization by its logo, and links those that have a site', () => {
  renderSection(example('logos', 'logos'));
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  expect(screen.getByRole('img', { name: 'Harrow Lane Mills' })).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Coastal Freight' });
  expect(link.getAttribute('href')).toBe('https://www.example.com/freight');
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

it('shows nothing beside a logo, nor through it', () => {
  const image = { src: '/a.jpg', width: 30, height: 20, style: { backgroundColor: '#c4b7a5' } };
  renderSection({ type: 'logos', items: [{ image, imageAlt: 'Coastal Freight' }] });
  expect(screen.getByRole('img').style.backgroundColor).toBe('');
});

it('shows the name where there is no logo', () => {
  renderSection(example('logos', 'names'));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Northmoor University',
    'Harrow Lane Mills',
    'Coastal Freight',
  ]);
});
