import { type ChildProcess, spawn } from 'node:child_process';
import { engineRoot } from '../../src/node/project/project';

/**
 * Starts a development server.
 *
 * @param pages the folder of the site
 * @param port by default any free one, since several may run side by side
 * @param site the folder of a site elsewhere, which has sources of its own
 * @returns the server and its address
 * @throws an Error if the server ends before it has an address; it says why on stderr
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
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const url = await new Promise<string>((resolve, reject) => {
    server.once('exit', () => reject(new Error('The development server ended before it was ready.')));
    server.stdout.on('data', (text) => {
      const [address] = /http:\/\/localhost:\d+/.exec(String(text)) ?? [];
      if (address) resolve(address);
    });
  });
  return { server, url };
}
