import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { engineRoot } from '../../src/node/project/project';
import { lockName } from '../../src/node/write/lock-file';
import { restoreState, stateOf } from '../support/folder-state';
import { runCommand } from '../support/run-command';
import { runsOf } from '../support/runs';
import { SiteCopy } from '../support/site-copy';

const site = new SiteCopy();
const state = () => stateOf(site.pages);
const move = ['move', '/finance', '/money', '--write'];
const replace = ['replace', 'Write to us', 'Talk to us', '--write'];

/**
 * Starts a command on the site.
 * @param options for Node, and environment variables
 */
function start(
  args: readonly string[],
  options: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): ChildProcess {
  return spawn(process.execPath, [...options, 'scripts/run.cjs', ...args, '--pages', site.pages], {
    cwd: engineRoot,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  });
}

/** The output of a process until it ends, or until it prints a certain line. */
async function listen(child: ChildProcess, until?: RegExp): Promise<string> {
  let output = '';
  if (!child.stderr) throw new Error('Nobody hears it.');
  for await (const line of createInterface({ input: child.stderr })) {
    output += `${line}\n`;
    if (until?.test(line)) break;
  }
  return output;
}

/** Starts `move`, which pauses before one of its operations. */
const moveUntil = (operation: number) =>
  start(move, ['--require', './tests/support/stop-at.cjs'], {
    STOP_BELOW: site.pages,
    STOP_AT: String(operation),
  });

it('a command killed while it moves a page leaves all or nothing to the next one', async () => {
  const before = state();
  const [, operations] = /operations: (\d+)/.exec(await listen(moveUntil(0))) ?? [];
  const after = state();
  expect(Object.keys(after)).toContain('money/page.json');
  const last = Number(operations);
  expect(last).toBeGreaterThan(20);
  const ends = new Set<string>();
  // All operations, killed in this process: killed-commands.test.ts.
  for (const operation of [2, Math.round(last / 2), last]) {
    restoreState(site.pages, state(), before);
    const child = moveUntil(operation);
    expect(await listen(child, /^stopped/)).toContain('stopped before');
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
    expect(Object.keys(state())).toContain(lockName);
    expect(runCommand('validate-pages', '--pages', site.pages).status).toBe(0);
    const isDone = Object.hasOwn(state(), 'money/page.json');
    expect(state(), `killed before operation ${operation} of ${last}`).toEqual(isDone ? after : before);
    ends.add(isDone ? 'all' : 'nothing');
  }
  expect([...ends].sort()).toEqual(['all', 'nothing']);
});

it('of two commands at once one waits for the other, or says that it could not run', async () => {
  const before = state();
  const after = (...calls: string[][]) => {
    restoreState(site.pages, state(), before);
    for (const [name = '', ...args] of calls)
      expect(runCommand(name, ...args, '--pages', site.pages).status).toBe(0);
    return JSON.stringify(state());
  };
  const bothDone = [after(move, replace), after(replace, move)];
  const oneDone = [after(move), after(replace)];
  for (let round = 0; round < runsOf(4, 10); round++) {
    restoreState(site.pages, state(), before);
    const both = (round % 2 === 0 ? [move, replace] : [replace, move]).map((args) => start(args));
    const ended = both.map((child) => once(child, 'exit'));
    const outputs = await Promise.all(both.map((child) => listen(child)));
    const codes = (await Promise.all(ended)).map(([code]) => code);
    for (const [index, code] of codes.entries())
      if (code !== 0)
        expect([code, outputs[index]]).toEqual([2, expect.stringMatching(/ writes in .* Run this again/)]);
    const ends = codes.every((code) => code === 0) ? bothDone : oneDone;
    expect(ends, `round ${round}`).toContain(JSON.stringify(state()));
  }
});
