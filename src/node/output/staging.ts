import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reason, UsageError } from '../project/project';
import { brotli, gunzip, gzip, unbrotli } from './compress';

/** Where a build puts its files until all of them are there. */
export interface Staging {
  /** The folder of the finished build. */
  out: string;
  /** The folder beside the finished files, inside `out`. */
  staging: string;
  /** Whether there was no build before: then there is nothing to compare with. */
  isFirst: boolean;
  /** Whether text files are also written compressed, for servers that send them so. */
  isCompressed: boolean;
}

/** Whether compressing a file makes it smaller. */
export function isText(file: string): boolean {
  return /\.(html|js|css|json|svg|xml|txt|md)$/.test(file);
}

/** A file and its compressed versions. */
export function withCompressed(file: string): string[] {
  return isText(file) ? [file, `${file}.br`, `${file}.gz`] : [file];
}

/**
 * Puts a file to those of a build, unless it is there already as it should be: reading it costs a hundredth of writing
 * it, and hosts see what has really changed.
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
    // Whoever was killed may have left those of another text.
    const isThere = (ending: string, decompress: (file: Uint8Array) => Uint8Array) =>
      !isNew && holdsCompressed(`${out}/${file}${ending}`, bytes, decompress);
    // Data nearly as well as pages, in half the time.
    const quality = file.endsWith('.json') ? 10 : undefined;
    if (!isThere('.br', unbrotli)) write(`${staging}/${file}.br`, brotli(bytes, quality), out);
    if (!isThere('.gz', gunzip)) write(`${staging}/${file}.gz`, gzip(bytes), out);
  }
  return bytes.length;
}

function write(target: string, bytes: Uint8Array, out: string): void {
  try {
    try {
      writeFileSync(target, bytes);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, bytes);
    }
  } catch (error) {
    throw new UsageError(`${out} cannot be written: ${reason(error)}`);
  }
}

/** Whether a file holds exactly this. */
function isEqual(file: string, bytes: Uint8Array): boolean {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat?.size === bytes.length && readFileSync(file).equals(bytes);
}

/** Whether a compressed file holds exactly this: finding out takes a hundredth of compressing it. */
function holdsCompressed(
  file: string,
  bytes: Uint8Array,
  decompress: (file: Uint8Array) => Uint8Array,
): boolean {
  try {
    return Buffer.compare(decompress(readFileSync(file)), bytes) === 0;
  } catch {
    return false;
  }
}
