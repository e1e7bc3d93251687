import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { projectRoot } from '../src/build/project/project';

/** Lays sources out as the project does: the formatter decides which lists stand on one line. */
export function formatFiles(files: readonly string[]): void {
  const biome = path.join(projectRoot, 'node_modules/.bin/biome');
  const options = ['format', '--write', '--vcs-enabled=false'];
  execFileSync(biome, [...options, ...files], { cwd: projectRoot, stdio: 'ignore' });
}
