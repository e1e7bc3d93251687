import { currentElement } from '../../ui/visitor-state';
import type {} from './boot';

/** Tells the boot script that the application is there: from here on, React hears what is pressed. */
export function takeOver(): void {
  document.documentElement.dataset.live = '';
  // From here on a link needs its page's data only, not its document.
  document.querySelector('[type=speculationrules]')?.remove();
}

/** Does what the visitor asked for while the application was not there. Called when React has taken over the page. */
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
