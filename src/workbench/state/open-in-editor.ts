import { pointerTokens } from '../../content/diagnostics';
import { parseText } from '../../content/json/parse';
import { follow } from '../../content/json/tree';
import { store } from './store';

/** Opens a file in the editor of whoever started the development server, at a line. */
export function openInEditor(path: string, line = 1, column = 1): void {
  void fetch(`/__open-in-editor?file=${encodeURIComponent(`${path}:${line}:${column}`)}`);
}

/** Opens the document of the page at the value that a pointer leads to. */
export function openValueInEditor(pointer: string): void {
  const page = store.get().files?.page;
  if (page?.path === undefined) return;
  const { root } = parseText(page.text);
  const offset = root ? follow(root, pointerTokens(pointer)).node.offset : 0;
  const before = page.text.slice(0, offset).split('\n');
  openInEditor(page.path, before.length, (before.at(-1)?.length ?? 0) + 1);
}
