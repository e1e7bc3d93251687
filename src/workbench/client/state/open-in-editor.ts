import { parseText } from '../../../content/json/parse';
import { follow } from '../../../content/json/tree';
import { pointerTokens } from '../../../content/model/diagnostics';
import { noServer } from './ask-server';
import { notify } from './notices';
import { filesAt, partPlace } from './parts';
import type { Workbench } from './workbench';

/** Opens a line of a file in the editor on the development server's machine; says so if there is none. */
export async function openInEditor(workbench: Workbench, path: string, line = 1, column = 1): Promise<void> {
  const away = { message: noServer };
  const place = new URLSearchParams({ file: `${path}:${line}:${column}` });
  const response = await fetch(`/__open-in-editor?${place}`).catch(() => undefined);
  if (response?.ok) return;
  const { message } = (await response?.json().catch(() => away)) ?? away;
  notify(workbench, message);
}

/** Opens the page's document in the editor at the value of a pointer. */
export function openValueInEditor(workbench: Workbench, pointer: string): void {
  const { files } = workbench.store.getState();
  const page = filesAt(files, pointer)?.page;
  if (page?.path === undefined) return;
  const { root } = parseText(page.text);
  const offset = root ? follow(root, pointerTokens(partPlace(pointer).own)).node.offset : 0;
  const before = page.text.slice(0, offset).split('\n');
  void openInEditor(workbench, page.path, before.length, (before.at(-1)?.length ?? 0) + 1);
}
