import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { withBase, withoutBase } from '../../content/model/base-path';
import { locationOf, redirectFor, withQuery } from '../../content/model/redirects';
import { attempt } from '../../content/text/attempt';
import { type Manifest, manifestStamp, readManifest } from '../output/output';
import { UsageError } from '../project/project';
import { portProblem } from './port';
import type { Receiver } from './receiver';
import { sendFile, sendUnavailable } from './static-files';

/**
 * Serves a finished build as production would, below the path of the site's address: clean URLs, compression, cache and
 * security headers, permanent redirects for aliases, and the 404 page of the right language with status 404.
 *
 * @param receiver answers for other programs below the same address
 * @throws UsageError if the folder holds no build or the port is not available
 */
export async function serve(folder: string, port: number, receiver?: Receiver): Promise<Server> {
  const first = readManifest(folder);
  if (!first) throw new UsageError(`${folder} holds no build. Run: npm run build`);
  let manifest = first;
  let served = servedFiles(first);
  let stamp = manifestStamp(folder);

  /** Picks up a newer build. */
  const refresh = () => {
    const current = manifestStamp(folder);
    if (current === stamp) return;
    manifest = readManifest(folder) ?? manifest;
    served = servedFiles(manifest);
    stamp = current;
  };

  const answer = (request: IncomingMessage, response: ServerResponse): unknown => {
    const { method = 'GET' } = request;
    const url = originForm(request.url ?? '/');
    if (method !== 'GET' && method !== 'HEAD') return end(response, 405, { Allow: 'GET, HEAD' });
    const asked = decode(url);
    if (asked === undefined) return end(response, 400);
    const { base = '' } = manifest;
    const query = /\?.*/.exec(url)?.[0] ?? '';
    const pathname = withoutBase(asked, base);
    // In production another site may occupy the root of the host; here, whoever opens it wants this one.
    if (pathname === undefined && asked === '/') return end(response, 302, { Location: `${base}/` });
    if (pathname === undefined) {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
      return response.end(method === 'HEAD' ? undefined : `This site stands below ${base}/.\n`);
    }
    const rule = redirectFor(pathname, manifest.rules ?? []);
    const target = rule && locationOf(pathname, rule);
    if (target !== undefined)
      return end(response, 301, { Location: withQuery(withBase(target, base), query) });
    const moved = manifest.redirects[pathname] ?? (rule ? undefined : canonical(pathname, served));
    if (moved !== undefined || asked === base)
      return end(response, 301, { Location: encodeURI(base + (moved ?? '/')) + query });
    const file = rule ? undefined : fileOf(pathname, served);
    // Every language but the source language has its own folder.
    const own = `${pathname.split('/')[1]}/404.html`;
    const shown = file ?? (manifest.files.includes(own) ? own : '404.html');
    sendFile(request, response, { folder, file: shown, status: file ? 200 : rule ? 410 : 404 });
  };

  const server = createServer({ connectionsCheckingInterval: 1000 }, async (request, response) => {
    // Every response carries the host headers, including errors.
    try {
      refresh();
      for (const [name, value] of Object.entries(manifest.headers)) response.setHeader(name, value);
      if (receiver && (await isReceived(receiver, request, response, manifest.base ?? ''))) return;
      answer(request, response);
    } catch {
      // The folder changed meanwhile, for example during a build.
      sendUnavailable(response);
    }
  });
  // Slow clients are cut off, and malformed requests are answered and closed.
  server.headersTimeout = 10_000;
  server.requestTimeout = 15_000;
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // Browsers open connections that they do not use yet. Anything written there would be read as the answer to the request that
    // the browser is about to send; when the connection just closes, the browser sends it again on another one.
    if (!socket.writable || socket.bytesRead === 0) return socket.destroy();
    const status = malformedStatus[error.code ?? ''] ?? '400 Bad Request';
    const headers = { ...manifest.headers, Connection: 'close', 'Content-Length': '0' };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n`);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(portProblem(port, error)));
    server.listen(port, resolve);
  });
  return server;
}

/** The statuses for requests that cannot be read, by the code of Node's error; others are answered with 400. */
const malformedStatus: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Lets the receiver answer, which only knows paths within the site. */
async function isReceived(
  receiver: Receiver,
  request: IncomingMessage,
  response: ServerResponse,
  base: string,
): Promise<boolean> {
  const { url = '/' } = request;
  const target = originForm(url);
  const asked = decode(target);
  const pathname = asked === undefined ? undefined : withoutBase(asked, base);
  if (pathname === undefined) return false;
  request.url = target.slice(base.length);
  if (await receiver(request, response, pathname)) return true;
  request.url = url;
  return false;
}

/** The URL at which to open a served build, without a trailing slash: `http://localhost:4173/museo`. */
export function addressOf(server: Server, folder: string): string {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : '';
  return `http://localhost:${port}${readManifest(folder)?.base ?? ''}`;
}

/** The files that visitors may request: no host configuration, and no 404 pages, which have no address of their own. */
function servedFiles({ files, languages }: Pick<Manifest, 'files' | 'languages'>): ReadonlySet<string> {
  const notFound = new Set(['404.html', ...languages.map((code) => `${code}/404.html`)]);
  return new Set(
    files.filter((file) => !/^(\.|_headers|_redirects)|\.(br|gz)$/.test(file) && !notFound.has(file)),
  );
}

/**
 * Reduces an absolute-form request target, as proxies send, to origin form:
 * https://www.rfc-editor.org/rfc/rfc9112#section-3.2.2.
 */
function originForm(url: string): string {
  const target = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return target.startsWith('/') ? target : `/${target}`;
}

/** The decoded path of a request; undefined if it is malformed or tries to leave the folder. */
function decode(url: string): string | undefined {
  const pathname = attempt(() => decodeURIComponent(url.split(/[?#]/)[0] ?? '/'));
  if (!pathname?.startsWith('/') || pathname.includes('\0')) return undefined;
  return /(^|[\\/])\.\.?([\\/]|$)/.test(pathname) ? undefined : pathname;
}

/** The canonical path of a page requested with `.html` or a trailing slash. */
function canonical(pathname: string, served: ReadonlySet<string>): string | undefined {
  if (pathname === '/') return undefined;
  const clean =
    pathname
      .replace(/\/+$/, '')
      .replace(/\.html$/, '')
      .replace(/^\/index$/, '') || '/';
  return clean !== pathname && fileOf(clean, served) !== undefined ? clean : undefined;
}

function fileOf(pathname: string, served: ReadonlySet<string>): string | undefined {
  const file = pathname === '/' ? 'index.html' : pathname.slice(1);
  return [file, `${file}.html`].find((candidate) => served.has(candidate));
}

function end(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, headers).end();
}
