import type {} from './boot';

/** Tells the boot script that the application is there, and does what the visitor asked for while it was not. */
export function takeOver(): void {
  for (const button of document.querySelectorAll('button[aria-busy]')) button.removeAttribute('aria-busy');
  document.documentElement.dataset.live = '';
  // From here on a link needs its page's data only, not its document.
  document.querySelector('[type=speculationrules]')?.remove();
  // The page is taken over in a transition; pressing anything makes React finish that part first.
  requestAnimationFrame(() => {
    for (const target of window.early?.splice(0) ?? []) {
      if (target instanceof HTMLElement) target.click();
      else
        target[0].dispatchEvent(
          new KeyboardEvent('keydown', { key: target[1], bubbles: true, cancelable: true }),
        );
    }
  });
}
