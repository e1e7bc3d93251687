import { engineRoot } from '../../src/node/project/project';
import { programOf, runTool } from '../../src/node/project/tool';

/**
 * Formats a source file with the project's formatter, which decides which lists stay on one line.
 *
 * @param file its path in the project, which determines the kind of source
 */
export function formatted(file: string, text: string): string {
  const biome = programOf('biome');
  const options = ['format', '--vcs-enabled=false', `--stdin-file-path=${file}`];
  return runTool(biome, options, { cwd: engineRoot, input: text }).toString();
}
