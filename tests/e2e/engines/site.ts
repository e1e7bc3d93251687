import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The site at an address of its own, which can go offline, and whose pages record their errors. */
export interface Site {
  origin: string;
  /** Whether the server answers. */
  setReachable(isReachable: boolean): Promise<void>;
}

/** The key of the reports in the session storage. */
export const reportsKey = 'reports';

/**
 * Records errors and console messages from the start of each page and across all pages of a visit, which WebDriver cannot do.
 */
const keepReports = `
const key = '${reportsKey}';
const keep = (kind, values) => {
  const reports = JSON.parse(sessionStorage.getItem(key) ?? '[]');
  sessionStorage.setItem(key, JSON.stringify([...reports, { kind, page: location.pathname, values }]));
};
const written = (value) => (value instanceof Error ? String(value.stack ?? value) : value);
addEventListener('error', ({ error, message }) => keep('error', [message, written(error)]));
addEventListener('unhandledrejection', ({ reason }) => keep('error', [written(reason)]));
for (const kind of ['error', 'log']) {
  const write = console[kind];
  console[kind] = (...values) => {
    keep(kind, values.map(written));
    write.apply(console, values);
  };
}`;

const hash = `sha256-${createHash('sha256').update(keepReports).digest('base64')}`;

/** A message of a page. */
export interface Report {
  kind: 'error' | 'log';
  page: string;
  values: unknown[];
}

/** Serves what another address serves, with a script before all others in its pages. */
export async function startSite(source: string): Promise<Site & { close(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(source + request.url, { redirect: 'manual' });
    const headers = new Headers(answer.headers);
    for (const name of ['content-encoding', 'content-length', 'connection']) headers.delete(name);
    let body: string | Buffer = Buffer.from(await answer.arrayBuffer());
    if (headers.get('content-type')?.startsWith('text/html')) {
      body = String(body).replace('<head>', `<head><script>${keepReports}</script>`);
      const policy = headers.get('content-security-policy') ?? '';
      headers.set('content-security-policy', policy.replace('script-src', `script-src '${hash}'`));
    }
    response.writeHead(answer.status, Object.fromEntries(headers)).end(body);
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    setReachable: async (isReachable) => {
      if (isReachable !== server.listening) await (isReachable ? listen(port) : close());
    },
    close,
  };
}
