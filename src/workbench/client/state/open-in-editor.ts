import { parseText } from '../../../content/json/parse';
import { follow } from '../../../content/json/tree';
import { pointerTokens } from '../../../content/model/diagnostics';
import { noServer } from './ask-server';
import { filesAt, partPlace } from './parts';
import { notify, store } from './store';

/** Opens a line of a file in the editor on the development server's machine. */
export function openInEditor(path: string, line = 1, column = 1): void {
  void ask(`/__open-in-editor?file=${encodeURIComponent(`${path}:${line}:${column}`)}`);
}

/** Reports failure: there may be no editor on this machine. */
async function ask(address: string): Promise<void> {
  const away = { message: noServer };
  const response = await fetch(address).catch(() => undefined);
  if (response?.ok) return;
  const { message } = (await response?.json().catch(() => away)) ?? away;
  notify(message);
}

/** Opens the page's document in the editor at the value of a pointer. */
export function openValueInEditor(pointer: string): void {
  const { files } = store.get();
  const page = files && filesAt(files, pointer)?.page;
  if (page?.path === undefined) return;
  const { root } = parseText(page.text);
  const offset = root ? follow(root, pointerTokens(partPlace(pointer).own)).node.offset : 0;
  const before = page.text.slice(0, offset).split('\n');
  openInEditor(page.path, before.length, (before.at(-1)?.length ?? 0) + 1);
}
