/** The parent element of open lists and tooltips: `main`, so that they are inside a landmark. */
export function overlayContainer(): HTMLElement | undefined {
  return typeof document === 'undefined' ? undefined : (document.getElementById('main') ?? undefined);
}
