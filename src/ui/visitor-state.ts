/** Elements that hold visitor state or can have the focus. */
const holders = 'a, button, input, textarea, select, details, summary, [popover], [role=tab], [tabindex]';

/** The replacement of each replaced element. */
const successors = new WeakMap<Element, Element>();

/** Returns the replacement of an element, or the element itself if it was not replaced. */
export function currentElement(element: Element): Element {
  const next = successors.get(element);
  return next ? currentElement(next) : element;
}

/**
 * Stores what the visitor has done on the page: typed, chosen, selected and open content, focus, and scroll positions. Called
 * before elements may be replaced, for example because an extension has changed what React expects.
 *
 * @returns a function that restores this on replaced elements; elements still on the page are not touched
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
 * Identifies elements by names that the site gave them, with a counter for repeated names. Elements inserted by others have
 * different names; attributes that they add are ignored.
 */
function named(elements: Iterable<HTMLElement>): [name: string, element: HTMLElement][] {
  const counts = new Map<string, number>();
  return Array.from(elements, (element) => {
    const { id, localName } = element;
    const attributeOf = (attribute: string) => element.getAttribute(attribute) ?? '';
    // Generated ids of React differ when an element is created again; a group of radio buttons may be named by one.
    const own = (text: string) => (/^[a-z]/i.test(text) ? text : '');
    const name =
      own(id) ||
      [localName, own(attributeOf('name')) || attributeOf('href') + attributeOf('class')].join(' ');
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

/** Copies a field's value and notifies the field's component. */
function copyValue(before: Field, after: Field): void {
  if (before.value === after.value && isChecked(before) === isChecked(after)) return;
  if (before instanceof HTMLInputElement && after instanceof HTMLInputElement) {
    // Components listen for clicks on a checkbox. A file input cannot be filled by a script.
    if (isChecked(before) !== isChecked(after)) after.click();
    if (['checkbox', 'radio', 'file', 'hidden'].includes(before.type)) return;
  }
  // Uses the native setter, as user input does: React overrides the property on the element itself.
  Reflect.set(Object.getPrototypeOf(after), 'value', before.value, after);
  for (const type of ['input', 'change']) after.dispatchEvent(new Event(type, { bubbles: true }));
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isText = (element: unknown): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
const isField = (element: unknown): element is Field =>
  isText(element) || element instanceof HTMLSelectElement;
const isChecked = (field: Field) => field instanceof HTMLInputElement && field.checked;

/** Undefined for field types without a selection, such as email. */
function selectionOf({
  selectionStart,
  selectionEnd,
  selectionDirection,
}: HTMLInputElement | HTMLTextAreaElement) {
  if (selectionStart === null || selectionEnd === null) return undefined;
  return [selectionStart, selectionEnd, selectionDirection ?? 'none'] as const;
}
