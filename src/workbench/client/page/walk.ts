import { goTo } from '../state/actions';
import { goToPage } from '../state/destination';
import { fieldOf } from '../state/finding-field';
import { pageFindings } from '../state/findings';
import { announce } from '../state/notices';
import type { Focus } from '../state/store';
import type { Workbench } from '../state/workbench';
import { boxInWindow } from './drawn';
import { isSticky } from './frame';
import { elementAt, isSectionPointer } from './sections';

/** Goes to the next or previous finding on the page. */
export function walkFindings(workbench: Workbench, direction: 1 | -1): void {
  const { store } = workbench;
  const findings = pageFindings(store.getState());
  if (findings.length === 0) {
    announce(workbench, 'Nothing is wrong on this page.');
    return;
  }
  const before = Math.max(store.getState().walked, direction === 1 ? -1 : 0);
  const walked = (before + direction + findings.length) % findings.length;
  store.change({ walked });
  const finding = findings[walked];
  if (!finding) return;
  show(workbench, fieldOf(workbench, finding));
  announce(workbench, `Finding ${walked + 1} of ${findings.length}: ${finding.message}`);
}

/** Opens a field, and scrolls to what the page shows of it. */
export function show(workbench: Workbench, focus: Focus): void {
  goTo(workbench, focus);
  scrollTo(workbench, focus.pointer);
}

/** Opens a field of any page. @param route empty for shared content, whose forms are available from every page */
export function showOn(workbench: Workbench, route: string, focus: Focus): void {
  const { route: open } = workbench.store.getState();
  goToPage(workbench, route || open, focus);
  if (route === '' || route === open) scrollTo(workbench, focus.pointer);
}

/** Scrolls to the element for a value unless it is in view. */
export function scrollTo(workbench: Workbench, pointer: string): void {
  const element = elementAt(workbench, pointer);
  if (!element || isSticky(element)) return;
  const { top, bottom, height } = boxInWindow(element);
  const { start, end } = viewOfPage();
  const isLong = height > (end - start) * 0.8;
  const isSeen = isLong ? top < end - 80 && bottom > start + 80 : top >= start && bottom <= end;
  if (isSeen && !isSectionPointer(pointer)) return;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: isLong ? 'start' : 'center', behavior: isStill ? 'auto' : 'smooth' });
}

/** The visible part of the page: below sticky elements at its top, above the panel if that is at the bottom. */
function viewOfPage(): { start: number; end: number } {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const size = (value: string) => Number.parseFloat(value) || 0;
  return { start: size(scrollPaddingTop), end: innerHeight - size(scrollPaddingBottom) };
}
