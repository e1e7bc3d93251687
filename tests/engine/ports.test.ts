import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { engineRoot } from '../../src/node/project/project';
import { portProblem, readPort } from '../../src/node/serve/port';

/** Occupies a port, as another server would. */
async function hold(): Promise<number> {
  const server = await new Promise<Server>((resolve) => {
    const other = createServer().listen(0, 'localhost', () => resolve(other));
  });
  onTestFinished(() => void server.close());
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

function start(command: string, port: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.cjs', command], {
    cwd: engineRoot,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: '', PORT: port },
    timeout: 60_000,
  });
  return { status, stdout, lines: stderr.trim().split('\n') };
}

// These commands must notice it before any lengthy work.
it.each(['dev', 'start'])('%s on an occupied port prints one line and exits', async (command) => {
  const port = await hold();
  expect(start(command, String(port))).toEqual({
    status: 2,
    stdout: '',
    lines: [`error: Port ${port} is taken. Set PORT to another one.`],
  });
});

it.each(['dev', 'start'])('%s on an invalid port prints one line and exits', (command) => {
  const { status, stdout, lines } = start(command, 'abc');
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(lines).toEqual(['error: PORT is not a port: "abc". Set it to a number from 1 to 65535.']);
});

it.each(['-1', '65536', '1.5', '0x50', ' ', 'http://localhost'])('PORT=%j is invalid', (text) => {
  vi.stubEnv('PORT', text);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(() => readPort(4173)).toThrow(`PORT is not a port: "${text}"`);
});

it.each([
  ['8080', 8080],
  ['0', 0],
  ['', 4173],
])('PORT=%j is %d', (text, port) => {
  vi.stubEnv('PORT', text);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(readPort(4173)).toBe(port);
});

it("explains why a port is unavailable, in the system's words if nothing better is known", () => {
  const problem = (code: string, message: string) =>
    portProblem(80, Object.assign(new Error(message), { code })).message;
  expect(problem('EACCES', 'listen EACCES')).toBe(
    'Port 80 may not be used: permission denied. Set PORT to another one.',
  );
  expect(problem('EMFILE', 'listen EMFILE: too many open files')).toBe(
    'Nothing can be served at port 80: listen EMFILE: too many open files',
  );
});

it('exits with the npm that started it, which passes signals only to its shell', async () => {
  const command = 'node scripts/run.cjs validate-pages --watch --pages tests/broken-sites/_valid & wait';
  const env = { ...process.env, NODE_ENV: '', npm_lifecycle_event: 'validate-pages' };
  const shell = spawn('sh', ['-c', command], { cwd: engineRoot, env });
  await once(shell.stdout, 'data');
  shell.kill('SIGKILL');
  // By now only the command writes to this pipe.
  shell.stdout.resume();
  await once(shell.stdout, 'end');
});
