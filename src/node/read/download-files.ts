import type { DownloadFacts } from '../../content/model/downloads';
import { isLfsPointer, lfsPointer } from '../../content/text/lfs-pointer';
import { readParts } from './files';

/** Enough bytes to recognize the type of a file. */
const beginning = 1024;

/**
 * Facts about a download; only the beginning of the file is read.
 *
 * @throws UsageError when it cannot be read
 */
export function readDownloadFacts(file: string): DownloadFacts {
  return readParts(file, (readAt, size) => downloadFactsOf(file, readAt(0, beginning), size));
}

/**
 * Facts about a download.
 *
 * @param bytes its beginning, or all of it
 * @param size of the whole file, in bytes
 */
export function downloadFactsOf(file: string, bytes: Uint8Array, size = bytes.length): DownloadFacts {
  const problem = problemOf(file, Buffer.from(bytes.subarray(0, beginning)).toString('latin1'));
  return { bytes: size, ...(problem !== undefined && { problem }) };
}

/**
 * What is wrong with a file, judging by its first bytes. PDF readers accept the `%PDF-` marker anywhere in the first
 * 1024.
 */
function problemOf(file: string, start: string): string | undefined {
  if (start === '') return 'This file is empty.';
  if (isLfsPointer(start)) return lfsPointer.message;
  if (/\.pdf$/i.test(file) && !start.includes('%PDF-'))
    return 'Its name says pdf, but it holds something else, or is damaged.';
  const isPacked = /\.(docx|xlsx|pptx|odt|ods|odp|epub|zip)$/i.test(file);
  if (isPacked && !start.startsWith('PK'))
    return 'It is not the kind of file that its name says, or is damaged.';
  return undefined;
}
