/**
 * The parent element of a control's open list or tooltip: the menu that the control is in, since an open menu is above everything
 * else, otherwise `main`, so that they are inside a landmark.
 */
export function overlayContainer(control: Element | null): HTMLElement | undefined {
  if (typeof document === 'undefined') return undefined;
  return control?.closest<HTMLElement>('[popover]') ?? document.getElementById('main') ?? undefined;
}
