import { UsageError } from './project';
import { fromWorkingDirectory } from './working-directory';

/**
 * A file was checked, and says something else now: what nobody checked is not published. Nothing is wrong with what was given, so it is
 * no finding: the command cannot do its job while somebody saves, and its exit status is 2.
 *
 * @param file relative to the folder of the site
 */
export function changedMeanwhile(file: string, folder: string): UsageError {
  return new UsageError(
    `${fromWorkingDirectory(file, folder)} changed while it was built. The previous build stays as it was: build again.`,
  );
}
