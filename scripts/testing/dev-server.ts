import { type ChildProcess, spawn } from 'node:child_process';
import { printError } from '../../src/node/project/print';
import { engineRoot } from '../../src/node/project/project';

/**
 * Starts a development server.
 *
 * @param pages the folder of the site
 * @param port by default any free one, since several may run side by side
 * @param site the folder of a site elsewhere, which has sources of its own
 * @returns the server and its address
 * @throws an Error if the server ends before it has an address; what it said last is on stderr
 */
export async function startDev(
  pages: string,
  port = '0',
  site?: string,
): Promise<{ server: ChildProcess; url: string }> {
  const server = spawn(
    process.execPath,
    ['scripts/run.cjs', 'dev', ...(site ? ['--site', site] : ['--pages', pages])],
    {
      cwd: engineRoot,
      // No editor opens.
      env: { ...process.env, PORT: port, NODE_ENV: '', LAUNCH_EDITOR: '/no-such-editor' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  // It prints the findings of every save. Only what it says before it ends by itself is of interest.
  let said = '';
  server.stderr.on('data', (text) => (said = `${said}${text}`.slice(-4000)));
  server.once('close', (status) => status && printError(said));
  const url = await new Promise<string>((resolve, reject) => {
    server.once('close', () => reject(new Error('The development server ended before it was ready.')));
    server.stdout.on('data', (text) => {
      const [address] = /http:\/\/localhost:\d+/.exec(String(text)) ?? [];
      if (address) resolve(address);
    });
  });
  return { server, url };
}
