import { accessSync, constants, readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Where Linux keeps files in memory. */
const inMemory = '/dev/shm';
/** Sites, browsers' profiles and copies of the project need a fifth of it. */
const needed = 4 * 2 ** 30;

/**
 * Where tests write: in memory, where most systems have room for it and no test waits for a disk. Otherwise, or if TMPDIR
 * names a folder, in the usual one for temporary files.
 *
 * @param mounts what is mounted where, as the system says it
 */
export function testFolder(memory = inMemory, atLeast = needed, mounts = '/proc/mounts'): string {
  if (process.env.TMPDIR) return tmpdir();
  try {
    accessSync(memory, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(memory);
    const mount = readFileSync(mounts, 'utf8')
      .split('\n')
      .find((line) => line.split(' ')[1] === memory);
    // Containers often forbid to start programs there.
    return bavail * bsize < atLeast || /\bnoexec\b/.test(mount ?? '') ? tmpdir() : memory;
  } catch {
    return tmpdir();
  }
}
