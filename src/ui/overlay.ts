/** The parent element of open lists and tooltips: `main`, so that they belong to a landmark like all other content. */
export function overlayContainer(): HTMLElement | undefined {
  return typeof document === 'undefined' ? undefined : (document.getElementById('main') ?? undefined);
}
