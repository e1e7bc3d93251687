import { goTo } from '../state/actions';
import { pageFindings } from '../state/findings';
import { announce, store } from '../state/store';
import { elementAt } from './sections';

let last = -1;

/** Goes to the next finding of the page, or to the one before. */
export function walkFindings(direction: 1 | -1): void {
  const found = pageFindings(store.get());
  if (found.length === 0) {
    announce('Nothing is wrong on this page.');
    return;
  }
  last = (Math.max(last, direction === 1 ? -1 : 0) + direction + found.length) % found.length;
  const finding = found[last];
  if (!finding) return;
  goTo(finding.place);
  scrollTo(finding.place);
  announce(`Finding ${last + 1} of ${found.length}: ${finding.message}`);
}

/** Brings what shows a value into view. */
export function scrollTo(pointer: string): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const element = elementAt(pointer);
  const isLong = element && element.getBoundingClientRect().height > innerHeight * 0.6;
  element?.scrollIntoView({ block: isLong ? 'start' : 'center', behavior: isStill ? 'auto' : 'smooth' });
}
