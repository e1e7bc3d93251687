/** The one text node of an element; undefined where there is more in it than text. */
export function textNodeOf(element: Element | undefined): Text | undefined {
  const [node, ...others] = element?.childNodes ?? [];
  return node instanceof Text && others.length === 0 ? node : undefined;
}
