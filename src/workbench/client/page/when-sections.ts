import { sectionSelector } from '../../../content/model/section-selector';

/** Calls back once a page shows a number of sections: at once if it does. */
export function whenSections(page: Document, count: number, then: () => void): void {
  const isThere = () => page.querySelectorAll(sectionSelector).length >= count;
  const changes = new MutationObserver(() => {
    if (!isThere()) return;
    changes.disconnect();
    then();
  });
  if (isThere()) then();
  else changes.observe(page, { childList: true, subtree: true });
}
