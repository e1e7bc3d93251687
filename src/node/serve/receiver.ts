import { readFile, realpath, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { contentType } from 'mime-types';
import { urlOf } from '../../content/text/urls';
import { UsageError } from '../project/project';

/**
 * Stands in for the form receivers and live data sources of a site during development and preview. In production they
 * are separate programs below the site's own address.
 *
 * @param pathname of the request, decoded
 * @returns whether it answered; if not, the site does
 */
export type Receiver = (
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
) => Promise<boolean>;

/** Requests below this path are proxied to another server. */
const passedOn = '/api/';

/** The largest request body accepted when files answer, in bytes. The body is counted and discarded. */
const longestEntry = 1_000_000;

/**
 * Opens what `--api` names. A folder answers with its files: `api/stock.json` to `/api/stock` and `/api/stock.json`,
 * `api/leads.post.json` to POST requests. Another server is sent every request below `/api/`.
 *
 * @throws UsageError if it is neither
 */
export async function openReceiver(api: string): Promise<Receiver> {
  if (/^https?:/i.test(api)) {
    const server = urlOf(api);
    if (server?.pathname !== '/' || server.search || server.hash || server.username)
      throw new UsageError(
        `--api ${api} is not a server. Write one as http://localhost:3000, without a path.`,
      );
    return (request, response, pathname) => passOn(server, request, response, pathname);
  }
  const folder = await realpath(path.resolve(api)).catch(() => undefined);
  if (folder === undefined || !(await stat(folder)).isDirectory())
    throw new UsageError(`--api ${api} is neither a folder nor a server.`);
  return (request, response, pathname) => answerWithFile(folder, request, response, pathname);
}

/** Answers a request with a file of the folder, if there is one. */
async function answerWithFile(
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
): Promise<boolean> {
  const { method = 'GET' } = request;
  const isAsked = method === 'GET' || method === 'HEAD';
  const endings = isAsked ? ['', '.json'] : [`.${method.toLowerCase()}.json`];
  const file = await firstFile(
    folder,
    endings.map((ending) => pathname.slice(1).replace(isAsked ? '' : /\.json$/, '') + ending),
  );
  if (file === undefined) return false;
  if (!isAsked && !(await readToEnd(request))) {
    response.writeHead(413).end();
    return true;
  }
  const body = await readFile(file);
  response.writeHead(200, {
    'Content-Type': contentType(path.extname(file)) || 'application/octet-stream',
    'Cache-Control': 'no-store',
  });
  response.end(method === 'HEAD' ? undefined : body);
  return true;
}

/** The first of the files that exists within the folder. */
async function firstFile(folder: string, names: readonly string[]): Promise<string | undefined> {
  for (const name of names) {
    const file = await realpath(path.join(folder, name)).catch(() => undefined);
    if (file?.startsWith(folder + path.sep) && (await stat(file)).isFile()) return file;
  }
  return undefined;
}

/** Reads the request body to its end, so that the client is not cut off. @returns whether it is within the limit */
async function readToEnd(request: IncomingMessage): Promise<boolean> {
  let length = 0;
  for await (const part of request) {
    length += (part as Buffer).length;
    if (length > longestEntry) return false;
  }
  return true;
}

/** Hop-by-hop headers, which are not forwarded: https://www.rfc-editor.org/rfc/rfc9110#section-7.6.1. */
const ofOneConnection = new Set([
  ...[
    'connection',
    'keep-alive',
    'proxy-connection',
    'te',
    'trailer',
    'transfer-encoding',
    'upgrade',
    'host',
    'expect',
  ],
  // `fetch` decompresses the response.
  ...['content-encoding', 'content-length', 'accept-encoding'],
]);

/** Forwards the request to another server. */
async function passOn(
  server: URL,
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
): Promise<boolean> {
  if (!pathname.startsWith(passedOn)) return false;
  const { method = 'GET' } = request;
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined && !ofOneConnection.has(name)) headers.set(name, String(value));
  const hasBody = method !== 'GET' && method !== 'HEAD';
  try {
    const answer = await fetch(server.origin + (request.url ?? ''), {
      method,
      headers,
      redirect: 'manual',
      ...(hasBody && { body: Readable.toWeb(request) as ReadableStream, duplex: 'half' }),
    } as RequestInit);
    // An answer may set several cookies, each in a header of its own.
    for (const [name, value] of answer.headers)
      if (!ofOneConnection.has(name)) response.appendHeader(name, value);
    response.statusCode = answer.status;
    if (answer.body) await pipeline(Readable.fromWeb(answer.body as ReadableStream), response);
    else response.end();
  } catch (error) {
    // The section shows its fallback; the developer reads the reason in the response.
    const { cause, message } = error as Error;
    if (!response.headersSent) response.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' });
    response.end(`${server.origin} did not answer: ${cause instanceof Error ? cause.message : message}\n`);
  }
  return true;
}
