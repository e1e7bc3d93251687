import { store } from '../state/store';
import { matchTexts } from './match';
import { textElementAt } from './sections';
import { textNodeOf } from './text-node';

/**
 * Prepares a preview: the page shows what is typed into a form at once, before the server has written it.
 *
 * @returns a function that shows a text in the page, to be called after the document has changed
 */
export function prepareEcho(pointer: string, language: string): (text: string) => void {
  if (store.get().language !== language) return () => {};
  const node = textNodeOf(textElementAt(pointer));
  return (text) => {
    if (node && text !== '') node.data = text;
  };
}

/** Shows each text of an element as another one. @returns what takes it back */
export function replaceTexts(
  root: Element,
  texts: readonly { pointer: string; text: string; shown: string }[],
): () => void {
  const shownBy = new Map(texts.map(({ pointer, shown }) => [pointer, shown]));
  const before = matchTexts(root, texts).flatMap(({ element, pointer }) => {
    const node = textNodeOf(element);
    if (!node) return [];
    const { data } = node;
    node.data = shownBy.get(pointer) ?? data;
    return [{ node, data }];
  });
  return () => {
    for (const { node, data } of before) node.data = data;
  };
}
