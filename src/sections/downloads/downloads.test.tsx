// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../tests/support/render';

afterEach(cleanup);

it('says what a file is, of which kind and how large, and keeps it under its own name', () => {
  renderSection(example('downloads', 'files with notes'));
  const link = screen.getByRole('link', { name: 'Map of the site PDF, 1.2 MB' });
  expect(link.getAttribute('download')).toBe('map.pdf');
  expect(screen.getByText('Gates, ramps and parking, on one page.')).toBeTruthy();
});

it('says kind and size as the language does', () => {
  renderSection(example('downloads', 'one file'), 'ar');
  expect(screen.getByRole('link').textContent).toContain('PDF\u200f، ');
});

it('shows what a file will be that is still to come, and leads nowhere', () => {
  renderSection({ type: 'downloads', items: [{ label: 'Terms of delivery', file: undefined }] });
  expect(screen.getByText('Terms of delivery')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
