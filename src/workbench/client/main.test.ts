// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';

vi.mock('./mount', () => ({ toggleWorkbench: vi.fn(() => true) }));

it('its button is English from left to right on any page', async () => {
  Object.assign(document.documentElement, { lang: 'ar', dir: 'rtl' });
  await import('./main');
  const button = document.getElementById('workbench')?.shadowRoot?.querySelector('button');
  expect(button?.closest('aside')?.getAttribute('aria-label')).toBe('Workbench');
  expect(button?.closest<HTMLElement>('[lang]')?.lang).toBe('en');
  expect(button?.closest<HTMLElement>('[dir]')?.dir).toBe('ltr');
});
