/** The section at the top of the window and how far into it the top is, as a share of its height. */
let place: { index: number; share: number } | undefined;

const sections = () => [...document.querySelectorAll('main section')];

/** Remembers what is at the top of the window, below the header. */
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

/** Scrolls back to what was remembered, once. */
export function restorePlace(): void {
  const section = place && sections()[place.index];
  if (!place || !section) return;
  const { top, height } = section.getBoundingClientRect();
  scrollBy({ top: top + place.share * height, behavior: 'instant' });
  place = undefined;
}
