import { parseInline } from '../../../content/text/inline-text';
import type { Workbench } from '../state/workbench';
import { textElementAt } from './sections';
import { beforeChangeOf, textNodeOf } from './text-node';

/**
 * Prepares a preview, so that the page shows typed text at once, before the server has written it.
 *
 * @returns a function that shows a text in the page, to be called after the document has changed
 */
export function prepareEcho(
  workbench: Workbench,
  pointer: string,
  language: string,
  isInline: boolean,
): (text: string) => void {
  if (workbench.store.getState().language !== language) return () => {};
  const element = textElementAt(workbench, pointer);
  const node = textNodeOf(element);
  return (text) => {
    if (isInline && element) echoParts(element, text);
    else if (node && text !== '') show(node, text);
  };
}

const elementOf = { strong: 'strong', emphasis: 'em', link: 'a' } as const;

/** Updates the parts of an inline text that match those on the page. Others are updated once the server has written them. */
function echoParts(element: Element, text: string): void {
  const parts = parseInline(text);
  const nodes = [...element.childNodes].map((node, index) => {
    const kind = parts[index]?.kind ?? 'text';
    if (kind === 'text') return node instanceof Text ? node : undefined;
    return node.nodeName.toLowerCase() === elementOf[kind] ? textNodeOf(node as Element) : undefined;
  });
  if (nodes.length !== parts.length || nodes.some((node) => !node)) return;
  for (const [index, node] of nodes.entries()) if (node) show(node, parts[index]?.text ?? '');
}

function show(node: Text, text: string): void {
  beforeChangeOf(node);
  node.data = text;
}
