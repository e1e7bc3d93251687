/** The kinds of files that pages may offer, by what their names end in: none that a browser runs. */
export const downloadTypes = /\.(pdf|docx|xlsx|pptx|odt|ods|odp|rtf|csv|ics|vcf|epub|zip|mp3|mp4)$/i;

/** The same in words, for messages. */
export const downloadKinds =
  'pdf, docx, xlsx, pptx, odt, ods, odp, rtf, csv, ics, vcf, epub, zip, mp3 or mp4';

/** A path relative to the document, to a file of a kind that may be offered. */
const downloadPath =
  /^\.{1,2}\/([\w-]+\/|\.\.\/)*[\w.-]+\.(pdf|docx|xlsx|pptx|odt|ods|odp|rtf|csv|ics|vcf|epub|zip|mp3|mp4)$/i;

/** Nobody waits for more on the way to a train: in bytes. */
export const largestDownload = 10_000_000;

/** What is known of a file that a page may offer. */
export interface DownloadFacts {
  bytes: number;
  /** What is wrong with it, in words, where something is. */
  problem?: string;
}

/** A file as the build serves it. */
export interface ServedDownload {
  href: string;
  /** What it is called where it is kept: the name that its editor gave it. */
  name: string;
  bytes: number;
}

/** Whether a text is written as documents name files that they offer. */
export function isDownloadPath(text: string): boolean {
  return downloadPath.test(text);
}

/** The kind of a file as visitors know it: `PDF`. */
export function kindOfDownload(file: string): string {
  return file.slice(file.lastIndexOf('.') + 1).toUpperCase();
}

/**
 * A size as a language writes it: `1.2 MB`, `1,2 Mo`. A file of a few bytes is one kilobyte: nobody counts bytes.
 *
 * @param bytes how many there are
 */
export function sizeIn(language: string, bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  const [value, unit] = kilobytes < 1000 ? [kilobytes, 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  return new Intl.NumberFormat(language, {
    ...{ style: 'unit', unit, unitDisplay: 'short' },
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}
