import type { Finding, Place, Severity } from '../../model/diagnostics';
import type { ImageFacts } from '../../model/images';
import type { StrangeFile } from '../../model/strange-file';
import type { FaceFacts } from '../../site/theme/faces';

/** Replaces a text in a file, in which it must occur exactly once. */
type Replacement = readonly [before: string, after: string];

/** An image, as differences from a photograph of 1600 by 1200 pixels; with a problem, a file that cannot be shown. */
export type ImageChange = Partial<ImageFacts> & { problem?: string };

/** A typeface, as differences from one in the regular weight with the letters of Latin-1. */
type FaceChange = { face: Partial<FaceFacts> };

/** Words that components lack in the language of such a file: their keys, or all of them. */
export type LackedWords = { lacks: readonly string[] | 'all' };

/** What a file is: its text, or what checks would learn from it. */
export type DocumentChange = string | ImageChange | FaceChange | LackedWords | StrangeFile;

/**
 * A site, as differences from the valid site of the tests (`tests/broken-sites/_valid`): a whole text, replacements in
 * the existing text, an image, a typeface, words that are lacking, an entry that is not opened, or `null` for a removed
 * file or folder.
 */
export type SiteChanges = Readonly<Record<string, DocumentChange | null | readonly Replacement[]>>;

/** Replaces a text in a file, in which it occurs once. */
export function replacing(file: string, before: string, after: string): SiteChanges {
  return { [file]: [[before, after]] };
}

/** A mistake that a check must find exactly once, at its place, without any other finding. */
export interface FoundCase extends Place {
  /** What somebody did, in a few words: the name of the test. */
  name: string;
  changes: SiteChanges;
  /** The codes of other findings, if there really are several mistakes. */
  also?: readonly string[];
  /** The text marked by the finding as written in the file, if worth asserting. */
  marks?: string;
  /** The severity, if the check uses several. */
  severity?: Severity;
  /** What the message or hint must mention: facts that help to find or fix the mistake rather than whole sentences. */
  says?: readonly string[];
  /** The expected `causes`, if worth asserting. */
  causes?: readonly string[];
  /** The expected `others`, if worth asserting. */
  others?: readonly Place[];
  /** What else other parts of the engine go by: that only a translation is missing, or which languages are concerned. */
  finding?: Partial<Finding>;
  /** The files after applying the fix; without it, the check must not offer one. */
  fixed?: Readonly<Record<string, string>>;
}

/** A near miss that resembles a mistake but must not be found. */
interface QuietCase {
  name: string;
  changes: SiteChanges;
  /** The codes of findings by other checks. */
  also?: readonly string[];
}

/** The cases of a check, in `checks/<code>.cases.ts`: what it must find, and near misses that it must not. */
export interface CheckCases {
  found: readonly FoundCase[];
  quiet: readonly QuietCase[];
}
