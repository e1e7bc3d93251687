import { realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import launchEditor from 'launch-editor';
import { Refusal } from './guard';

/** Opens a file at `path:line:column`. @returns the error, if any */
type Launch = (place: string) => Promise<string | undefined>;

/** Opens a file in the editor that is running on this machine, or the one named by LAUNCH_EDITOR. */
export const launch: Launch = (place) =>
  new Promise((resolve) => {
    launchEditor(place, (_, problem) => resolve(problem ?? 'no editor was found'));
    // A missing editor fails immediately.
    setImmediate(() => setImmediate(() => resolve(undefined)));
  });

/**
 * Opens a file of the project in the editor on the server's machine.
 *
 * @param place the file with line and column: `/site/pages/index/page.json:3:5`
 * @param folders absolute paths of the folders whose files may be opened; relative paths are resolved in the first
 * @throws Refusal for any other file, including links to one, and if there is no editor
 */
export async function openPlaceInEditor(
  place: string,
  folders: readonly string[],
  launch: Launch,
): Promise<void> {
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
  try {
    const asked = name.startsWith('file://') ? fileURLToPath(name) : path.resolve(folders[0] ?? '', name);
    const real = realpathSync(asked);
    const isOwn = folders.some((folder) => real.startsWith(realpathSync(folder) + path.sep));
    if (isOwn && statSync(real).isFile()) return real;
  } catch {
    // A file that cannot be found is refused like one elsewhere.
  }
  throw new Refusal(404, 'There is no such file in this project.');
}
