import { vi } from 'vitest';

/** Ignores the git settings of the person who runs the tests. */
export function ignoreOwnGit(): void {
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
}
