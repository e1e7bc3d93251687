import { UsageError } from './project';
import { fromWorkingDirectory } from './working-directory';

/**
 * A file changed after it was checked, and unchecked content is not published. This is not the content's fault, hence
 * not a finding: the command cannot run while somebody is saving, and exits with status 2.
 *
 * @param file relative to the site's folder
 */
export function changedMeanwhile(file: string, folder: string): UsageError {
  return new UsageError(
    `${fromWorkingDirectory(file, folder)} changed while it was built. The previous build stays as it was: build again.`,
  );
}
