/** What is open, selected and scrolled aside in the page of each history entry that was left, element by element. */
const left = new Map<string, [isDone: boolean, aside: number][]>();

const holders = () => [
  ...document.querySelectorAll<HTMLElement>('main :is(details, [role=tab], [tabindex="0"])'),
];
const isDone = (element: Element) => element.matches('[open], [aria-selected=true]');

/** Stores what the visitor has opened on the page that is being left. @param key of its history entry */
export function rememberOpened(key: string): void {
  const states = holders().map((element) => [isDone(element), element.scrollLeft] as [boolean, number]);
  left.set(key, states);
}

/** Opens again what was open when an entry was left, on the page as it is drawn anew. */
export function restoreOpened(key: string): void {
  const states = left.get(key);
  const elements = holders();
  // Another deploy may have brought another page.
  if (states?.length !== elements.length) return;
  for (const [index, element] of elements.entries()) {
    const [wasDone, aside] = states[index] ?? [false, 0];
    if (aside) element.scrollLeft = aside;
    if (wasDone === isDone(element)) continue;
    if (element instanceof HTMLDetailsElement) element.open = wasDone;
    else if (wasDone) element.click();
  }
}
