import path from 'node:path';
import { projectRoot } from '../src/build/project/project';
import { runTool } from '../src/build/project/tool';

/** Lays sources out as the project does: the formatter decides which lists stand on one line. */
export function formatFiles(files: readonly string[]): void {
  const biome = path.join(projectRoot, 'node_modules/.bin/biome');
  const options = ['format', '--write', '--vcs-enabled=false'];
  runTool(biome, [...options, ...files], { cwd: projectRoot });
}
