// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import ToastList from './toast-list';

afterEach(cleanup);

it('reads out the words of a toast, and nothing else', async () => {
  const toast = { id: 1, title: 'Registered.', description: 'See you on Monday.', isOpen: true };
  render(<ToastList toast={toast} regionLabel="Notifications" closeLabel="Close" />);
  await vi.waitFor(() => {
    const said = document.querySelector('[role=status]')?.textContent ?? '';
    expect(said).toMatch(/^[\s\u2060]*Registered\.\s*See you on Monday\.$/);
  });
});
