import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ServedDownload } from '../../content/model/downloads';
import { changedMeanwhile } from '../project/changed';
import { hashOf } from '../project/hash';
import { downloadFactsOf } from '../read/download-files';
import { readBytes } from '../read/files';

/** The downloads of a build: pages are rendered with their names, and the files are copied. */
export class SiteDownloads {
  /** How pages refer to them, by path. */
  readonly served: ReadonlyMap<string, ServedDownload>;
  readonly #site: string;

  /**
   * @param files the offered files, relative to the folder
   * @throws UsageError when one cannot be read
   */
  constructor(site: string, files: Iterable<string>) {
    this.#site = site;
    this.served = new Map(
      // Missing and broken files are left out, as the checks report them.
      [...files].sort().flatMap((file): [string, ServedDownload][] => {
        if (!existsSync(path.join(site, file))) return [];
        const bytes = readBytes(path.join(site, file));
        if (downloadFactsOf(file, bytes).problem !== undefined) return [];
        const href = hrefOf(file, hashOf(bytes));
        return [[file, { href, name: path.posix.basename(file), bytes: bytes.length }]];
      }),
    );
  }

  /** The output files. Identical files are served once. */
  get files(): string[] {
    return [...new Set([...this.served.values()].map(({ href }) => href.slice(1)))];
  }

  /**
   * Copies the files.
   *
   * @param take receives every file with its content
   * @throws UsageError when one cannot be read, or has changed since pages were rendered with its name
   */
  copy(take: (name: string, bytes: Uint8Array) => void): void {
    for (const [file, { href }] of this.served) {
      const bytes = readBytes(path.join(this.#site, file));
      if (hrefOf(file, hashOf(bytes)) !== href) throw changedMeanwhile(file, this.#site);
      take(href.slice(1), bytes);
    }
  }
}

/** The address of a file: a content hash that reveals nothing of the original name, as for images. */
export function hrefOf(file: string, hash: string): string {
  return `/assets/${hash}${path.posix.extname(file).toLowerCase()}`;
}
