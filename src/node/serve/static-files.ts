import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { contentType } from 'mime-types';
import Negotiator from 'negotiator';
import send from 'send';
import { feedName } from '../../content/resolve/feed';
import { readCache, writeCache } from '../cache/cache';
import { inCache } from '../cache/place';
import { brotli, gzip } from '../output/compress';
import { caching, feedType, sharing } from '../output/header-values';
import { isText } from '../output/staging';
import { hashOf } from '../project/hash';

const cache = inCache('preview');
/** The cache limit: more than the compressed files of a large site. */
const keptFiles = 5000;

/** The encodings of a file, the smallest first. */
const encodings = ['br', 'gzip'] as const;

/** The types of the package lack the options of its newest version. */
interface Weighing {
  encodings(available: readonly string[], options: { preferred: readonly string[] }): string[];
}

/** The encoding that the browser weighs most; among equals, the smallest. */
function encodingFor(request: IncomingMessage): (typeof encodings)[number] | undefined {
  const negotiator: Weighing = new Negotiator(request);
  const [best] = negotiator.encodings([...encodings, 'identity'], { preferred: encodings });
  return encodings.find((name) => name === best);
}

/**
 * Sends a file of a build, compressed if the browser accepts it. `send` handles conditional requests, ranges and HEAD.
 *
 * @param file relative to the folder of the build
 * @param status 200, or 404 or 410 for an error page
 * @throws when the file cannot be read
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, file, status }: { folder: string; file: string; status: 200 | 404 | 410 },
): void {
  const body = readFileSync(path.join(folder, file));
  const hash = hashOf(body);
  const encoding = isText(file) ? encodingFor(request) : undefined;
  const compressed = encoding && compressedFile(file, body, hash, encoding);
  response.statusCode = status;
  response.setHeader('Content-Type', typeOf(file));
  response.setHeader('Cache-Control', file.startsWith('assets/') ? caching.immutable : caching.revalidate);
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('ETag', `"${hash}${compressed ? `-${encoding}` : ''}"`);
  if (file.startsWith(`${sharing.folder}/`)) response.setHeader(...sharing.header);
  if (compressed) response.setHeader('Content-Encoding', encoding);
  correctHeaders(request, status, compressed?.length ?? body.length);
  const sent = compressed?.file ?? path.join(folder, file);
  send(request, encodeURIComponent(path.basename(sent)), {
    root: path.dirname(sent),
    cacheControl: false,
    lastModified: false,
    // The seal at the end of a cache file is not sent.
    ...(compressed && { end: compressed.length - 1 }),
    // The 404 page is always sent whole, and so is a file if several ranges are requested.
    acceptRanges: status === 200 && !request.headers.range?.includes(','),
  })
    .on('error', ({ status }: { status: number }) => {
      if (status === 412 || status === 416) response.writeHead(status).end();
      // The folder changed meanwhile.
      else sendUnavailable(response);
    })
    .pipe(response);
}

/** The media type of a file. A feed is recognized by its name, as other XML has another type. */
function typeOf(file: string): string {
  if (path.posix.basename(file) === feedName) return feedType;
  return contentType(path.extname(file)) || 'application/octet-stream';
}

/** Headers of conditional and range requests. */
const conditions = [
  ...['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since'],
  ...['range', 'if-range'],
];

/**
 * Corrects where `send` deviates from RFC 9110: conditions and ranges only apply if the response would be 200 without
 * them (sections 13.2.1 and 14.2); a suffix range longer than the file selects all of it (section 14.1.2).
 *
 * @param length of the file, in bytes
 */
function correctHeaders({ headers }: IncomingMessage, status: 200 | 404 | 410, length: number): void {
  if (status !== 200) for (const name of conditions) delete headers[name];
  const [, suffix] = /^bytes=-(\d+)$/.exec(headers.range ?? '') ?? [];
  if (Number(suffix) > length) headers.range = 'bytes=0-';
}

/** The response while a build moves its files into place. */
export function sendUnavailable(response: ServerResponse): void {
  response.writeHead(503, { 'Retry-After': '1', 'Cache-Control': 'no-store' }).end();
}

/**
 * A compressed file, cached by its hash; undefined if it cannot be cached. The build's own compressed files are not
 * used, as a build may be moving them.
 */
function compressedFile(
  file: string,
  body: Uint8Array,
  hash: string,
  encoding: 'br' | 'gzip',
): { file: string; length: number } | undefined {
  // Everything but pages is compressed for speed rather than size, as someone is waiting.
  const quality = file.endsWith('.html') ? undefined : 9;
  const kept = path.join(cache, `${hash}.${encoding}`);
  if (!readCache(kept)) writeCache(kept, encoding === 'br' ? brotli(body, quality) : gzip(body), keptFiles);
  const content = readCache(kept);
  return content && { file: kept, length: content.length };
}
