/** Where what floats above the page is put: inside `main`, so that it belongs to a landmark like everything else. */
export function overlayContainer(): HTMLElement | undefined {
  return typeof document === 'undefined' ? undefined : (document.getElementById('main') ?? undefined);
}
