import { pathTo } from '../text/paths';
import { directionOf, listNames } from './languages';

/** The extensions of files that pages may offer; browsers run none of them. */
const kinds = 'pdf docx xlsx pptx odt ods odp rtf csv ics vcf epub zip mp3 mp4'.split(' ');

export const downloadTypes = new RegExp(`\\.(${kinds.join('|')})$`, 'i');

/** The same in words, for messages. */
export const downloadKinds = listNames(kinds, ' or ');

/** A relative path to a file with such an extension. */
const downloadPath = pathTo(downloadTypes);

/** In bytes: more would take too long on a mobile connection. */
export const largestDownload = 10_000_000;

/** What is known of a file that a page may offer. */
export interface DownloadFacts {
  bytes: number;
  /** What is wrong with it, in words, if anything. */
  problem?: string;
}

/** A file as the build serves it. */
export interface ServedDownload {
  href: string;
  /** The original file name, under which visitors save it. */
  name: string;
  bytes: number;
}

/** Whether a text is a path to a download, as written in documents. */
export function isDownloadPath(text: string): boolean {
  return downloadPath.test(text);
}

/** The file type as visitors know it: `PDF`. */
export function kindOfDownload(file: string): string {
  return file.slice(file.lastIndexOf('.') + 1).toUpperCase();
}

/**
 * Formats a file size: `1.2 MB`, `1,2 Mo`. At least one kilobyte is shown. Among text from right to left it is set apart, since its number
 * would otherwise join the Latin letters before it.
 *
 * @param bytes the size
 */
export function sizeIn(language: string, bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  const [value, unit] = kilobytes < 1000 ? [kilobytes, 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: value < 10 ? 1 : 0 }).format(value);
  // Some languages put the unit of exactly one in front, like a word; it is a sign, and stands where it does for ten.
  const parts = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).formatToParts(
    10,
  );
  const size = parts.map((part) => (part.type === 'integer' ? number : part.value)).join('');
  return directionOf(language) === 'rtl' ? `\u2068${size}\u2069` : size;
}
