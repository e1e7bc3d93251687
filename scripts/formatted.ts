import { engineRoot } from '../src/node/project/project';
import { programOf, runTool } from '../src/node/project/tool';

/**
 * A source as the project lays it out: the formatter decides which lists stand on one line.
 *
 * @param file its path below the project, which says what kind of source it is
 */
export function formatted(file: string, text: string): string {
  const biome = programOf('biome');
  const options = ['format', '--vcs-enabled=false', `--stdin-file-path=${file}`];
  return runTool(biome, options, { cwd: engineRoot, input: text }).toString();
}
