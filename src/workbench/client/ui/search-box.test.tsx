// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SearchBox } from './search-box';

afterEach(cleanup);

it('Enter takes what was found, but not while it ends a composition', () => {
  const take = vi.fn();
  render(<SearchBox label="Find a section" words="手順" onWords={() => {}} onEnter={take} />);
  const field = screen.getByRole('searchbox');
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  expect(take).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(take).toHaveBeenCalledOnce();
});
