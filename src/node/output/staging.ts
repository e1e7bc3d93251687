import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { attempt } from '../../content/text/attempt';
import { orRefuse } from '../project/project';
import { brotli, gunzip, gzip, unbrotli } from './compress';
import { makeFolders } from './make-folders';

/** Where a build stages its files until all are written. */
export interface Staging {
  /** The folder of the finished build. */
  out: string;
  /** The staging folder inside `out`. */
  staging: string;
  /** Whether `out` holds no earlier build to compare with. */
  isFirst: boolean;
  /** Whether text files are also written compressed, for servers that support it. */
  isCompressed: boolean;
}

/** Whether a file is worth compressing. */
export function isText(file: string): boolean {
  return /\.(html|js|css|json|svg|xml|txt|md)$/.test(file);
}

/** A file with its compressed copies, if it is worth compressing. */
export function withCompressed(file: string): string[] {
  return isText(file) ? [file, `${file}.br`, `${file}.gz`] : [file];
}

/**
 * Stages a file of a build, unless it is already in `out` unchanged: reading costs a hundredth of writing, and hosts
 * only see real changes.
 *
 * @returns its size in bytes
 * @throws UsageError when it cannot be written
 */
export function stage(target: Staging, file: string, content: string | Uint8Array): number {
  const { out, staging, isFirst, isCompressed } = target;
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const isNew = isFirst || !isEqual(`${out}/${file}`, bytes);
  if (isNew) write(`${staging}/${file}`, bytes, out);
  if (isCompressed && isText(file)) {
    // A killed build may have left compressed versions of another text.
    const isThere = (ending: string, decompress: (file: Uint8Array) => Uint8Array) =>
      !isNew && holdsCompressed(`${out}/${file}${ending}`, bytes, decompress);
    // For data, quality 10 is nearly as small in half the time.
    const quality = file.endsWith('.json') ? 10 : undefined;
    if (!isThere('.br', unbrotli)) write(`${staging}/${file}.br`, brotli(bytes, quality), out);
    if (!isThere('.gz', gunzip)) write(`${staging}/${file}.gz`, gzip(bytes), out);
  }
  return bytes.length;
}

function write(target: string, bytes: Uint8Array, out: string): void {
  orRefuse(`${out} cannot be written`, () => {
    try {
      writeFileSync(target, bytes);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      makeFolders(path.dirname(target));
      writeFileSync(target, bytes);
    }
  });
}

/** Whether a file has exactly this content. */
function isEqual(file: string, bytes: Uint8Array): boolean {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat?.size === bytes.length && readFileSync(file).equals(bytes);
}

/** Whether a compressed file has exactly this content: decompressing takes a hundredth of compressing. */
function holdsCompressed(
  file: string,
  bytes: Uint8Array,
  decompress: (file: Uint8Array) => Uint8Array,
): boolean {
  return attempt(() => Buffer.compare(decompress(readFileSync(file)), bytes) === 0, false);
}
