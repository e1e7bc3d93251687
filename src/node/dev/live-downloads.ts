import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { contentType } from 'mime-types';
import type { ServedDownload } from '../../content/model/downloads';
import { hrefOf } from '../output/site-downloads';
import { hashOf } from '../project/hash';

/** What is sent with every file that pages offer: it is kept, and never shown. */
const headers = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Disposition': 'attachment',
};

/** The files that pages of a site offer, as it is being written. */
export class LiveDownloads {
  /** How pages name them, by their paths. */
  readonly served: ReadonlyMap<string, ServedDownload>;
  readonly #files = new Map<string, string>();

  /**
   * @param site the folder of the site
   * @param files those that are offered, relative to the folder
   */
  constructor(site: string, files: Iterable<string>) {
    const served = new Map<string, ServedDownload>();
    for (const file of files) {
      const source = path.join(site, file);
      const stat = existsSync(source) ? statSync(source) : undefined;
      if (!stat?.isFile()) continue;
      // Reading them all whenever something is saved would take long: another time is another file.
      const href = hrefOf(file, hashOf(`${file} ${stat.size} ${stat.mtimeMs}`));
      served.set(file, { href, name: path.posix.basename(file), bytes: stat.size });
      this.#files.set(href.slice(1), source);
    }
    this.served = served;
  }

  /** What is served under a path, with its headers; undefined when there is no such file. */
  find(name: string): { bytes: Uint8Array; headers: Record<string, string> } | undefined {
    const source = this.#files.get(name);
    if (source === undefined || !existsSync(source)) return undefined;
    const type = contentType(path.basename(source)) || 'application/octet-stream';
    return { bytes: readFileSync(source), headers: { 'Content-Type': type, ...headers } };
  }
}
