// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import ToastList from './toast-list';

afterEach(cleanup);

it.each([
  ['a title', { title: 'Registered' }, 'Registered'],
  [
    'a title and a description, apart',
    { title: 'Registered', description: 'See you on Monday.' },
    'Registered See you on Monday.',
  ],
])('reads out %s, and nothing else', async (_, texts, expected) => {
  render(
    <ToastList toast={{ id: 1, isOpen: true, ...texts }} regionLabel="Notifications" closeLabel="Close" />,
  );
  await vi.waitFor(() => {
    const said = document.querySelector('[role=status]')?.textContent ?? '';
    expect(said.replace('\u2060', '').trim()).toBe(expected);
  });
});
