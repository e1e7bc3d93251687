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
import { feedType } from '../output/host-rules';
import { caching, sharing } from '../output/hosting';
import { isText } from '../output/staging';
import { hashOf } from '../project/hash';

const cache = inCache('preview');
/** More than the compressed files of a large site that someone looks through. */
const keptFiles = 5000;

/**
 * Sends a file of a build, compressed where the browser takes it so: conditions, ranges and HEAD are answered by `send`.
 *
 * @param file relative to the folder of the build
 * @param status 200; 404 or 410 for the page that stands for one that is missing, or gone for good
 * @throws when the file cannot be read
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, file, status }: { folder: string; file: string; status: 200 | 404 | 410 },
): void {
  const body = readFileSync(path.join(folder, file));
  const hash = hashOf(body);
  const accepted = new Negotiator(request).encodings(['br', 'gzip']);
  const encoding = (['br', 'gzip'] as const).find((name) => isText(file) && accepted.includes(name));
  const compressed = encoding && compressedFile(file, body, hash, encoding);
  response.statusCode = status;
  response.setHeader('Content-Type', typeOf(file));
  response.setHeader('Cache-Control', file.startsWith('assets/') ? caching.immutable : caching.revalidate);
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('ETag', `"${hash}${compressed ? `-${encoding}` : ''}"`);
  if (file.startsWith(`${sharing.folder}/`)) response.setHeader(...sharing.header);
  if (compressed) response.setHeader('Content-Encoding', encoding);
  keepStandards(request, status, compressed?.length ?? body.length);
  const sent = compressed?.file ?? path.join(folder, file);
  send(request, encodeURIComponent(path.basename(sent)), {
    root: path.dirname(sent),
    cacheControl: false,
    lastModified: false,
    // Its seal is not sent.
    ...(compressed && { end: compressed.length - 1 }),
    // The 404 page is sent whole, and so is a file of which several parts are asked for.
    acceptRanges: status === 200 && !request.headers.range?.includes(','),
  })
    .on('error', ({ status }: { status: number }) => {
      if (status === 412 || status === 416) response.writeHead(status).end();
      // The folder changed under the server.
      else sendUnavailable(response);
    })
    .pipe(response);
}

/** What a file is: a feed is one by its name, and other XML is not. */
function typeOf(file: string): string {
  if (path.posix.basename(file) === feedName) return feedType;
  return contentType(path.extname(file)) || 'application/octet-stream';
}

/** Headers that say under which condition, or which part of, a file is wanted. */
const conditions = [
  ...['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since'],
  ...['range', 'if-range'],
];

/**
 * Puts right what `send` takes otherwise than the standard says. Conditions and ranges count only where the answer would be
 * 200 without them (RFC 9110, sections 13.2.1 and 14.2); of a file that is shorter than the end that is asked for, all is sent
 * (section 14.1.2).
 *
 * @param length of what would be sent, in bytes
 */
function keepStandards({ headers }: IncomingMessage, status: 200 | 404 | 410, length: number): void {
  if (status !== 200) for (const name of conditions) delete headers[name];
  const [, suffix] = /^bytes=-(\d+)$/.exec(headers.range ?? '') ?? [];
  if (Number(suffix) > length) headers.range = 'bytes=0-';
}

/** The answer while a build moves its files into place. */
export function sendUnavailable(response: ServerResponse): void {
  response.writeHead(503, { 'Retry-After': '1', 'Cache-Control': 'no-store' }).end();
}

/** A file compressed, kept by its hash; undefined when it cannot be. The build's own compressed files may be moving just now. */
function compressedFile(
  file: string,
  body: Uint8Array,
  hash: string,
  encoding: 'br' | 'gzip',
): { file: string; length: number } | undefined {
  // What is not a page is sent sooner rather than smaller: someone waits.
  const quality = file.endsWith('.html') ? undefined : 9;
  const kept = path.join(cache, `${hash}.${encoding}`);
  if (!readCache(kept)) writeCache(kept, encoding === 'br' ? brotli(body, quality) : gzip(body), keptFiles);
  const content = readCache(kept);
  return content && { file: kept, length: content.length };
}
