import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder';
import { askGit } from './git';
import { runTool, runToolSoon } from './tool';

const work = temporaryFolder('tool');
afterEach(() => vi.unstubAllEnvs());

/** Puts a program on the PATH that prints a text as an error and fails with status 1. */
function failing(name: string, said: string): void {
  writeFileSync(path.join(work, name), `#!/bin/sh\nprintf '${said}' >&2\nexit 1\n`, { mode: 0o755 });
  vi.stubEnv('PATH', `${work}${path.delimiter}${process.env.PATH}`);
}

it.each([
  ['fatal: no such thing\\nmore\\n', 'no such thing'],
  ['warning: unable to access config\\n\\nfatal: no such thing\\n', 'no such thing'],
  ['npm warn deprecated old\\nnpm error code E404\\n', 'npm error code E404'],
  ['warning: that is all\\n', 'warning: that is all'],
  ['warnings were found\\n', 'warnings were found'],
  ['', 'it ended with exit code 1.'],
])('the reason of a failed program is its first line that is no warning: %j', (said, reason) => {
  failing('tool', said);
  expect(() => runTool('tool', ['-c', 'a.b=c', 'do'], { cwd: work })).toThrow(`tool do: ${reason}`);
});

it('a program that does not answer is named with its command', async () => {
  const waiting = runToolSoon('git', ['-c', 'alias.wait=!sleep 5', 'wait'], { cwd: work, milliseconds: 100 });
  await expect(waiting).rejects.toThrow('git wait: no answer after 0 seconds.');
});

it('a warning of git does not turn a no into a failure, unlike what stands in for git', () => {
  failing('git', 'warning: unable to access config\\nhint: allow it\\n');
  expect(askGit(work, 'merge-base', 'a', 'b')).toBeUndefined();
  failing('git', 'xcrun: error: invalid active developer path\\n');
  expect(() => askGit(work, 'merge-base', 'a', 'b')).toThrow('git merge-base: xcrun: error: invalid');
});
