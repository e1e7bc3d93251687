/** The section at the top of the viewport, and the share of its height that is scrolled past. */
let place: { index: number; share: number } | undefined;

const sections = () => [...document.querySelectorAll('main section')];

/** Stores the section at the top of the viewport. */
export function rememberPlace(): void {
  place = undefined;
  for (const [index, section] of sections().entries()) {
    const { top, bottom, height } = section.getBoundingClientRect();
    if (bottom > 0) {
      place = scrollY > 0 ? { index, share: -top / height } : undefined;
      return;
    }
  }
}

/** Scrolls to the stored place and clears it. */
export function restorePlace(): void {
  const section = place && sections()[place.index];
  if (!place || !section) return;
  const { top, height } = section.getBoundingClientRect();
  scrollBy({ top: top + place.share * height, behavior: 'instant' });
  place = undefined;
}
