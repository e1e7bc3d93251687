import { provideAllStyles } from '../ui/all-styles';

/** The whole stylesheet, as long as it is there and not applied. */
let held: HTMLLinkElement | undefined;
let watcher: MutationObserver | undefined;

/**
 * Fetches the whole stylesheet, and applies it when something asks for a style that the page does not have. Its HTML holds
 * those that it needs itself; with all of them the browser would work out every element again, which takes a phone longer
 * than anything else of the application.
 *
 * @throws when it cannot be fetched
 */
export function loadStyles(): Promise<void> {
  const { dataset } = document.documentElement;
  const { styles } = dataset;
  if (!styles) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = styles;
  link.media = 'not all';
  return new Promise((resolve, reject) => {
    link.onload = () => {
      delete dataset.styles;
      held = link;
      provideAllStyles(applyStyles);
      applyWhenAsked();
      resolve();
    };
    link.onerror = () => reject(new Error(`${styles} cannot be fetched.`));
    document.head.append(link);
  });
}

/** Applies all styles: for another page, whose elements are new anyway. */
export function applyStyles(): void {
  watcher?.disconnect();
  if (held) held.media = 'all';
  held = undefined;
}

/** Before the next frame is painted, so that nothing is seen without its styles. */
function applyWhenAsked(): void {
  const known = new Set(askedBelow(document.documentElement));
  watcher = new MutationObserver((changes) => {
    const isNew = (node: Node) =>
      node instanceof Element && [...askedBelow(node)].some((name) => !known.has(name));
    const isAsked = changes.some(({ type, target, addedNodes }) =>
      type === 'attributes' ? isNew(target) : [...addedNodes].some(isNew),
    );
    if (isAsked) applyStyles();
  });
  const attributeFilter = ['class', 'style'];
  watcher.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter });
}

/** What an element and those in it ask for: their classes, and the custom properties that they use. */
function askedBelow(element: Element): Set<string> {
  const texts = new Set<string | null>();
  for (const each of [element, ...element.querySelectorAll('[class],[style]')]) {
    texts.add(each.getAttribute('class'));
    // What a style says counts only as far as it uses custom properties.
    texts.add(
      each
        .getAttribute('style')
        ?.match(/var\(--[\w-]+/g)
        ?.join(' ') ?? null,
    );
  }
  return new Set([...texts].flatMap((text) => text?.split(/\s+/) ?? []));
}
