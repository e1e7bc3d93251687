import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { contentType } from 'mime-types';
import type { ServedDownload } from '../../content/model/downloads';
import { hrefOf } from '../output/site-downloads';
import { hashOf } from '../project/hash';

/** The headers of all downloads: the browser saves them instead of showing them. */
const headers = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Disposition': 'attachment',
};

/** The downloads of a site during development. */
export class LiveDownloads {
  /** How pages refer to them, by path. */
  readonly served: ReadonlyMap<string, ServedDownload>;
  readonly #files = new Map<string, string>();

  /** @param files the offered files, relative to the folder */
  constructor(site: string, files: Iterable<string>) {
    const served = new Map<string, ServedDownload>();
    for (const file of files) {
      const source = path.join(site, file);
      const stat = existsSync(source) ? statSync(source) : undefined;
      if (!stat?.isFile()) continue;
      // Hashes size and time, as reading all files on every save would take too long.
      const href = hrefOf(file, hashOf(`${file} ${stat.size} ${stat.mtimeMs}`));
      served.set(file, { href, name: path.posix.basename(file), bytes: stat.size });
      this.#files.set(href.slice(1), source);
    }
    this.served = served;
  }

  /** The file served at a path, with its headers; undefined if there is none. */
  find(name: string): { bytes: Uint8Array; headers: Record<string, string> } | undefined {
    const source = this.#files.get(name);
    if (source === undefined || !existsSync(source)) return undefined;
    const type = contentType(path.basename(source)) || 'application/octet-stream';
    return { bytes: readFileSync(source), headers: { 'Content-Type': type, ...headers } };
  }
}
