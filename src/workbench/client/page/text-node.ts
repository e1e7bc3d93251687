/** The only text node of an element; undefined if it contains anything else. */
export function textNodeOf(element: Element | undefined): Text | undefined {
  const [node, ...others] = element?.childNodes ?? [];
  // In a frame, it is a text of another window.
  return node?.nodeType === Node.TEXT_NODE && others.length === 0 ? (node as Text) : undefined;
}

const changed = new WeakSet<Text>();

/**
 * Announces that a text of the page is about to be changed before the application draws it. The application compares what it draws
 * with what it drew last, not with what the page shows: just before, the text is what it was.
 */
export function beforeChangeOf(node: Text): void {
  if (changed.has(node)) return;
  changed.add(node);
  const drawn = node.data;
  const restore = (event: Event) => {
    // Drawing is postponed while somebody types.
    if (event.defaultPrevented) return;
    document.removeEventListener('content:draw', restore);
    changed.delete(node);
    node.data = drawn;
  };
  document.addEventListener('content:draw', restore);
}
