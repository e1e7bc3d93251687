/** The only text node of an element; undefined if it contains anything else. */
export function textNodeOf(element: Element | undefined): Text | undefined {
  const [node, ...others] = element?.childNodes ?? [];
  return node instanceof Text && others.length === 0 ? node : undefined;
}
