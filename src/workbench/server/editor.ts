import { realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import launchEditor from 'launch-editor';
import { Refusal } from './guard';

/** Opens a file at `path:line:column`. @returns what went wrong, or undefined */
export type Launch = (place: string) => Promise<string | undefined>;

/** Opens a file in the editor that runs on this machine, or that LAUNCH_EDITOR names. */
export const launch: Launch = (place) =>
  new Promise((resolve) => {
    launchEditor(place, (_, problem) => resolve(problem ?? 'no editor was found'));
    // An editor that is not there says so at once.
    setImmediate(() => setImmediate(() => resolve(undefined)));
  });

/**
 * Opens a file of the project in the editor of whoever started the server.
 *
 * @param place the file with line and column: `/site/pages/index/page.json:3:5`
 * @param folders those whose files may be opened, as absolute paths; what is relative is relative to the first
 * @throws Refusal for any other file, also behind a link that leads elsewhere, and where there is no editor
 */
export async function openInEditor(place: string, folders: readonly string[], launch: Launch): Promise<void> {
  const [position = ''] = /(:\d+){0,2}$/.exec(place) ?? [];
  const file = realFile(place.slice(0, place.length - position.length), folders);
  const problem = await launch(file + position);
  if (problem !== undefined)
    throw new Refusal(
      503,
      `${path.basename(file)} could not be opened: ${problem}. Start your editor, or set LAUNCH_EDITOR to its command and start the server again.`,
    );
}

function realFile(name: string, folders: readonly string[]): string {
  const nowhere = new Refusal(404, 'There is no such file in this project.');
  try {
    const given = name.startsWith('file://') ? fileURLToPath(name) : path.resolve(folders[0] ?? '', name);
    const real = realpathSync(given);
    const isOwn = folders.some((folder) => real.startsWith(realpathSync(folder) + path.sep));
    if (isOwn && statSync(real).isFile()) return real;
  } catch {
    throw nowhere;
  }
  throw nowhere;
}
