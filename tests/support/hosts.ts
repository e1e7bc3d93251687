import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { vi } from 'vitest';

/** A server's own folder, its port, what it serves, and the builds whose configuration it includes. */
interface HostOptions {
  folder: string;
  port: number;
  root: string;
  builds: readonly string[];
}

/** Web servers that the build writes a configuration for, and how to start each with it on its own port. */
const hosts = [
  {
    name: 'nginx',
    port: 4191,
    isHere: () => spawnSync('nginx', ['-v']).status === 0,
    sendsCompressed: false,
    start({ folder, port, root, builds }: HostOptions) {
      const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((name) => `${name}_temp_path ${folder}/${name};`)
        .join(' ');
      writeFileSync(
        `${folder}/nginx.conf`,
        `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1;
events {}
http { access_log off; ${temp}
  types { text/html html; text/javascript js; application/json json; image/png png; font/woff2 woff2; image/svg+xml svg; }
  server { listen 127.0.0.1:${port}; root ${root}; ${builds.map((build) => `include ${build}/.hosts/nginx.conf;`).join(' ')} } }`,
      );
      return spawn('nginx', ['-c', `${folder}/nginx.conf`]);
    },
  },
  {
    name: 'Caddy',
    port: 4192,
    isHere: () => spawnSync('caddy', ['version']).status === 0,
    sendsCompressed: true,
    start({ folder, port, root, builds }: HostOptions) {
      writeFileSync(
        `${folder}/Caddyfile`,
        `{
\tadmin off
\tauto_https off
}
http://127.0.0.1:${port} {
\troot * ${root}
${builds.map((build) => `\timport ${build}/.hosts/Caddyfile\n`).join('')}}
`,
      );
      return spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', `${folder}/Caddyfile`], {
        env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
      });
    },
  },
];

/** The installed ones. `npm test` reports that the others were not tested. */
export const hostsHere = hosts.filter(({ isHere }) => isHere());

/**
 * Starts a web server and waits until it answers.
 *
 * @param work a folder for its own files
 * @param address the path to request
 * @throws its output, if it does not answer
 */
export async function startHost(
  { name, start }: (typeof hosts)[number],
  { work, address, ...options }: Omit<HostOptions, 'folder'> & { work: string; address: string },
): Promise<ChildProcess> {
  const folder = path.join(work, name);
  mkdirSync(folder);
  // Its workers may run as another user.
  chmodSync(work, 0o755);
  const server = start({ folder, ...options });
  let output = '';
  server.stderr?.on('data', (text) => {
    output += text;
  });
  await vi
    .waitFor(() => fetch(`http://127.0.0.1:${options.port}${address}`), { timeout: 60_000, interval: 100 })
    .catch(() => {
      throw new Error(output);
    });
  return server;
}
