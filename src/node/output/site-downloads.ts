import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ServedDownload } from '../../content/model/downloads';
import { changedMeanwhile } from '../project/changed';
import { hashOf } from '../project/hash';
import { downloadFactsOf } from '../read/download-files';
import { read } from '../read/files';

/** The files that a build offers: pages are rendered with their names, and the files themselves are copied. */
export class SiteDownloads {
  /** How pages name them, by their paths. */
  readonly served: ReadonlyMap<string, ServedDownload>;
  readonly #site: string;

  /**
   * @param site the folder of the site
   * @param files those that pages offer, relative to the folder
   * @throws UsageError when one cannot be read
   */
  constructor(site: string, files: Iterable<string>) {
    this.#site = site;
    this.served = new Map(
      // What is not there, or is nothing to keep, is left out: its checks found it.
      [...files].sort().flatMap((file): [string, ServedDownload][] => {
        if (!existsSync(path.join(site, file))) return [];
        const bytes = read(path.join(site, file));
        if (downloadFactsOf(file, bytes).problem !== undefined) return [];
        const href = hrefOf(file, hashOf(bytes));
        return [[file, { href, name: path.posix.basename(file), bytes: bytes.length }]];
      }),
    );
  }

  /** Every file that they become. What lies in two places is served once. */
  get files(): string[] {
    return [...new Set([...this.served.values()].map(({ href }) => href.slice(1)))];
  }

  /**
   * Copies them.
   *
   * @param take is given every file, with what it holds
   * @throws UsageError when one cannot be read, or has changed since pages were rendered with its name
   */
  copy(take: (name: string, bytes: Uint8Array) => void): void {
    for (const [file, { href }] of this.served) {
      const bytes = read(path.join(this.#site, file));
      if (hrefOf(file, hashOf(bytes)) !== href) throw changedMeanwhile(file, this.#site);
      take(href.slice(1), bytes);
    }
  }
}

/** Where a file is served: its name says nothing, as those of images, and is another when the file is. */
export function hrefOf(file: string, hash: string): string {
  return `/assets/${hash}${path.posix.extname(file).toLowerCase()}`;
}
