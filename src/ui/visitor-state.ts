/** What holds something that a visitor did, and what can have the focus. */
const holders = 'a, button, input, textarea, select, details, summary, [popover], [role=tab], [tabindex]';

/** For each element that was replaced, what stands in its place. */
const successors = new WeakMap<Element, Element>();

/** The element that stands in the place of one that was replaced; the element itself when it was not. */
export function currentElement(element: Element): Element {
  const next = successors.get(element);
  return next ? currentElement(next) : element;
}

/**
 * Remembers what the visitor has done to the page: what is typed, chosen, selected, open and has the focus, and how far the page
 * is scrolled. Called before elements may be replaced, for example because an extension has changed what React expects.
 *
 * @returns does the same to what has taken the place of elements that are gone; those still on the page are left alone
 */
export function rememberState(): () => void {
  const elements = [...document.querySelectorAll<HTMLElement>(holders)];
  const { activeElement } = document;
  const selection = isText(activeElement) ? selectionOf(activeElement) : undefined;
  const shown = elements.filter((element) => element.popover !== null && element.matches(':popover-open'));
  const place = { left: scrollX, top: scrollY, behavior: 'instant' } as const;
  return () => {
    if (elements.every(({ isConnected }) => isConnected)) return;
    const present = new Map(named(document.querySelectorAll<HTMLElement>(holders)));
    for (const [name, before] of named(elements)) {
      const after = present.get(name);
      if (before.isConnected || !after) continue;
      successors.set(before, after);
      copyState(before, after);
    }
    for (const element of shown) (currentElement(element) as HTMLElement).showPopover();
    const focused = activeElement && currentElement(activeElement);
    if (focused !== activeElement) {
      (focused as HTMLElement).focus({ preventScroll: true });
      if (selection && isText(focused)) focused.setSelectionRange(...selection);
    }
    scrollTo(place);
  };
}

/**
 * Names elements by what the site gave them, and counts those of one name. What others have put between them has other names;
 * the attributes that they add are not looked at.
 */
function named(elements: Iterable<HTMLElement>): [name: string, element: HTMLElement][] {
  const counts = new Map<string, number>();
  return Array.from(elements, (element) => {
    const { id, localName } = element;
    const given = (attribute: string) => element.getAttribute(attribute) ?? '';
    const name = id || [localName, given('name') || given('href') + given('class')].join(' ');
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return [`${name} ${count}`, element];
  });
}

function copyState(before: HTMLElement, after: HTMLElement): void {
  if (before instanceof HTMLDetailsElement && after instanceof HTMLDetailsElement) after.open = before.open;
  const selected = '[role=tab][aria-selected=true]';
  if (before.matches(selected) && !after.matches(selected)) after.click();
  if (isField(before) && isField(after)) copyValue(before, after);
}

/** Copies what a field holds, and tells the field's component of it. */
function copyValue(before: Field, after: Field): void {
  if (before.value === after.value && isChecked(before) === isChecked(after)) return;
  if (before instanceof HTMLInputElement && after instanceof HTMLInputElement) {
    // A click is what a component hears of a box; a file that was chosen cannot be given by a script.
    if (isChecked(before) !== isChecked(after)) after.click();
    if (['checkbox', 'radio', 'file', 'hidden'].includes(before.type)) return;
  }
  // As a visitor would: not through what a component may have put in the way of the element's own property.
  Reflect.set(Object.getPrototypeOf(after), 'value', before.value, after);
  for (const type of ['input', 'change']) after.dispatchEvent(new Event(type, { bubbles: true }));
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isText = (element: unknown): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
const isField = (element: unknown): element is Field =>
  isText(element) || element instanceof HTMLSelectElement;
const isChecked = (field: Field) => field instanceof HTMLInputElement && field.checked;

/** Undefined for fields that have no selection, like that of an email address. */
function selectionOf({
  selectionStart,
  selectionEnd,
  selectionDirection,
}: HTMLInputElement | HTMLTextAreaElement) {
  if (selectionStart === null || selectionEnd === null) return undefined;
  return [selectionStart, selectionEnd, selectionDirection ?? 'none'] as const;
}
