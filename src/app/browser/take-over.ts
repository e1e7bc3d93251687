import { currentElement } from '../../ui/visitor-state';
import type {} from './boot';

/** Tells the boot script that the application has started; React handles interaction from now on. */
export function takeOver(): void {
  document.documentElement.dataset.live = '';
  // From now on, following a link needs only the page's data, not its document.
  document.querySelector('[type=speculationrules]')?.remove();
}

/** Repeats what the visitor pressed before the application had started. Called after hydration. */
export function repeatEarly(): void {
  for (const button of document.querySelectorAll('button[aria-busy]')) button.removeAttribute('aria-busy');
  requestAnimationFrame(() => {
    for (const early of window.early?.splice(0) ?? []) {
      if (early instanceof HTMLElement) (currentElement(early) as HTMLElement).click();
      else {
        const [target, key] = early;
        const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
        currentElement(target).dispatchEvent(event);
      }
    }
  });
}
