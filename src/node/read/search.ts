import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import path from 'node:path';
import { loadSource, type SourceFile } from '../../content/site/load';
import { reason, UsageError } from '../project/project';

/** Larger than any document that people write. */
const usualSize = 1 << 20;

/** JSON escapes that a byte search would miss. */
const escapes = ['\\u', '\\/'].map((text) => Buffer.from(text));

/**
 * The files of a site that contain one of some texts, or may contain it in escaped form. They are searched as bytes,
 * without decoding or parsing the rest, so that searching ten thousand files takes no longer than reading their times.
 *
 * @param traces texts as JSON writes them
 * @throws UsageError when a file cannot be read
 */
export function* filesHolding(
  folder: string,
  files: Iterable<string>,
  traces: readonly string[],
): Iterable<SourceFile> {
  const needles = [...traces.map((trace) => Buffer.from(trace)), ...escapes];
  const shared = Buffer.allocUnsafe(usualSize);
  for (const file of files) {
    const bytes = readInto(shared, `${folder}/${file}`);
    if (bytes && needles.some((needle) => bytes.includes(needle)))
      yield loadSource(file, bytes.toString('utf8'));
  }
}

/** The content of a file; undefined if it is gone, or a folder. */
function readInto(shared: Buffer, file: string): Buffer | undefined {
  try {
    const descriptor = openSync(file, 'r');
    try {
      const length = readSync(descriptor, shared, 0, shared.length, 0);
      return length < shared.length ? shared.subarray(0, length) : readFileSync(file);
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'EISDIR') return undefined;
    throw new UsageError(`${path.join(file)} cannot be read: ${reason(error)}`);
  }
}
