import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { engineRoot } from '../project/project';
import type { Receiver } from '../serve/receiver';
import { decoded, parseAddress } from './address';
import type { LiveContent } from './live-content';
import { imageHeaders } from './live-images';
import { isSiteFile } from './site-file';

/**
 * Whether a path may belong to another program that answers the site's forms and live data, so that Vite must not send
 * the HTML of a page for it.
 */
function isForOthers(pathname: string): boolean {
  if (pathname.startsWith('/@')) return false;
  return (
    pathname.startsWith('/api/') ||
    (pathname.endsWith('.json') && !existsSync(path.join(engineRoot, pathname)))
  );
}

/** A file of the site as it is now, with its headers; undefined if none has the path. */
function fileAt(content: LiveContent, pathname: string) {
  const name = pathname.slice(1);
  const json = content.file(name);
  if (json !== undefined)
    return { bytes: json, headers: { 'Content-Type': 'application/json; charset=utf-8' } };
  const image = content.site?.images.find(name);
  // Not cached, as the next response may be the requested size.
  if (image) return { bytes: image.bytes, headers: { 'Content-Type': image.type, ...imageHeaders } };
  const face = content.site?.faces?.files.get(name);
  if (face) return { bytes: face, headers: { 'Content-Type': 'font/woff2', 'Cache-Control': 'no-store' } };
  return content.site?.downloads.find(name);
}

/**
 * Answers requests of the development server for what is content: resolved pages, images, faces, downloads, redirects.
 *
 * @param pages the site's folder
 * @param receiver answers for other programs below the same address
 * @returns whether a request was answered; pages themselves are left to Vite
 */
export function answerFrom(content: LiveContent, pages: string, receiver: Receiver | undefined) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const pathname = decoded(parseAddress(request.url)?.pathname ?? '/');
    const file = fileAt(content, pathname);
    if (file) {
      response.writeHead(200, file.headers).end(file.bytes);
      return true;
    }
    if (pathname.startsWith('/content/') || isSiteFile(pathname, { root: engineRoot, pages })) {
      response.writeHead(404).end();
      return true;
    }
    if (content.site?.redirects.isGone(pathname)) {
      response.writeHead(410, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end('This address is gone for good, as _site/redirects.json says.\n');
      return true;
    }
    const target = content.site?.redirects.at(pathname);
    if (target !== undefined) {
      response.writeHead(302, { Location: target }).end();
      return true;
    }
    if (await receiver?.(request, response, pathname)) return true;
    if (!isForOthers(pathname)) return false;
    response.writeHead(404).end();
    return true;
  };
}
