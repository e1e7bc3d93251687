import { stickingOut } from './page-layout';

/** Elements that hide some of their text, and how much wider the page is than the window. */
function cutOff() {
  const clipped = [...document.querySelectorAll<HTMLElement>('main *')].filter((element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const hides = overflowX === 'hidden' || overflowY === 'hidden';
    return (
      hides &&
      !element.closest('svg') &&
      element.clientWidth > 1 &&
      element.textContent?.trim() &&
      (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
    );
  });
  return {
    isWide: document.documentElement.scrollWidth > innerWidth,
    at: clipped.map((element) => element.outerHTML.slice(0, 120)),
  };
}

/** Elements that are wider than their container and overlap their neighbours. */
function spreadOut() {
  return {
    isWide: document.documentElement.scrollWidth > innerWidth,
    at: [...document.querySelectorAll<HTMLElement>('main :is(a, li, h1, h2, h3, h4, dt, dd)')]
      .filter((element) => element.clientWidth > 1 && element.checkVisibility())
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120)),
  };
}

/** Targets less than 24 pixels wide or high. */
function tooSmall() {
  // A link in a sentence, which would need more space between lines.
  const isInSentence = (element: HTMLElement) =>
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === 3 && node.textContent?.trim(),
    );
  const at = [...document.querySelectorAll<HTMLElement>('a, button, summary, input, textarea, [role=tab]')]
    .filter((element) => element.checkVisibility() && !element.closest('p') && !isInSentence(element))
    .filter((element) => !element.matches('[aria-hidden=true]'))
    .map((element) => {
      // A link whose target is its whole card covers it with a pseudo-element.
      const { position, inset } = getComputedStyle(element, '::after');
      const target = position === 'absolute' && inset === '0px' ? element.offsetParent : element;
      // A press on the label around a field is one on the field.
      const { width, height } = (element.closest('label') ?? target ?? element).getBoundingClientRect();
      return { width, height, html: element.outerHTML.slice(0, 140) };
    })
    .filter(({ width, height }) => width > 1 && (width < 24 || height < 24))
    .map(({ width, height, html }) => `${width}×${height} ${html}`);
  return { isWide: false, at };
}

/**
 * Texts side by side that only a margin sets apart: screen readers, copies and translators read `85people`.
 */
function joined() {
  const isInline = (element: Element) => /^(inline|contents)/.test(getComputedStyle(element).display);
  const blockOf = (element: Element | null): Element | null =>
    element && isInline(element) ? blockOf(element.parentElement) : element;
  const isPassedOver = (element: Element) =>
    element.matches('svg, select, script, style, [aria-hidden=true]') || !element.checkVisibility();
  // Part of a word may be marked, and a figure has its unit next to it as the text says.
  const isPart = (inner: Element | null, around: Element | null) =>
    inner !== around && around?.contains(inner) && inner?.matches('a, b, em, i, small, strong, sub, sup');
  const saysMore = (element: Element, where: string) => /^"./.test(getComputedStyle(element, where).content);
  /** Whether styles write something between two texts, such as a comma. */
  const isWrittenBetween = (one: Element | null, other: Element | null) => {
    for (let at = one; at && !at.contains(other); at = at.parentElement)
      if (saysMore(at, '::after')) return true;
    for (let at = other; at && !at.contains(one); at = at.parentElement)
      if (saysMore(at, '::before')) return true;
    return false;
  };
  const inside = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) =>
      node instanceof Element && isPassedOver(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const at: string[] = [];
  let before: Text | undefined;
  for (let node = inside.nextNode(); node; node = inside.nextNode()) {
    if (node instanceof HTMLBRElement) before = undefined;
    if (!(node instanceof Text) || node.data === '') continue;
    const [one, other] = [before?.parentElement ?? null, node.parentElement];
    if (
      before &&
      one !== other &&
      /[\p{L}\p{N}%.!?]$/u.test(before.data) &&
      /^(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}])[\p{L}\p{N}$]/u.test(node.data) &&
      blockOf(one) === blockOf(other) &&
      !isPart(one, other) &&
      !isPart(other, one) &&
      !isWrittenBetween(one, other)
    )
      at.push(`${before.data}${node.data}`);
    before = node;
  }
  return { isWide: false, at };
}

/** What screen readers stop at and have nothing to say of: what it contains is drawn, and hidden from them. */
function unsaid() {
  const isSkipped = (element: Element) => element.matches('[aria-hidden=true]') || !element.checkVisibility();
  const says = (node: Node): boolean =>
    node instanceof Element
      ? !isSkipped(node) &&
        (node.matches('[aria-label], img:not([alt=""]), input, select, textarea, iframe') ||
          [...node.childNodes].some(says))
      : node instanceof Text && node.data.trim() !== '';
  const at = [...document.querySelectorAll('dt, dd, li, h1, h2, h3, h4, h5, h6, a[href], button, summary')]
    .filter(
      (element) => element.checkVisibility() && !element.closest('[aria-hidden=true]') && !says(element),
    )
    .map((element) => element.outerHTML.slice(0, 140));
  return { isWide: false, at };
}

const spread =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }';

/** How readers change pages, each with what must not happen then. Spacing: WCAG 2.2, 1.4.12; targets: 2.5.8. */
const readers = [
  {
    rule: 'everything to press is at least 24 pixels wide and high',
    width: 360,
    styles: '/* as they are */',
    look: tooSmall,
  },
  ...[320, 640, 1024].map((width) => ({
    rule: `text with more space between its letters stays in its place at ${width} px`,
    width,
    styles: spread,
    look: spreadOut,
  })),
  {
    rule: 'text of twice the size is neither cut off nor scrolls sideways',
    width: 640,
    styles: 'html { font-size: 200% !important; }',
    look: cutOff,
  },
  {
    rule: 'between words of two elements is a space',
    width: 1280,
    styles: '/* as they are */',
    look: joined,
  },
  {
    rule: 'entries, headings and what is to press have something to say',
    width: 1280,
    styles: '/* as they are */',
    look: unsaid,
  },
];

/** The widths at which readers look at a page. */
export const widthsOfReaders = [...new Set(readers.map(({ width }) => width))];

/** The source of a function of a width: what goes wrong with the readers whose windows are as wide as that, which the page's is. */
export function readersSource(): string {
  const sources = readers.map(({ look, ...reader }) => `{ ...${JSON.stringify(reader)}, look: ${look} }`);
  return `(() => {
    const readers = [${sources}];
    const stickingOut = ${stickingOut};
    return ${troubleAt};
  })()`;
}

/** Runs in the page itself. */
function troubleAt(current: number): string[] {
  return readers
    .filter(({ width }) => width === current)
    .flatMap(({ rule, styles, look }) => {
      const style = document.head.appendChild(document.createElement('style'));
      style.textContent = styles;
      const { isWide, at } = look();
      const wide = isWide
        ? [[`${rule}: the page is wider than the window`, ...stickingOut()].join(': ')]
        : [];
      style.remove();
      return [...wide, ...at.map((element) => `${rule}: ${element}`)];
    });
}
