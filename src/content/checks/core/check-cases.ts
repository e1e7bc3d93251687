import type { Place, Severity } from '../../model/diagnostics';
import type { ImageFacts } from '../../model/images';
import type { StrangeFile } from '../../model/strange-file';
import type { FaceFacts } from '../../site/theme/faces';

/** What stands in a file instead of what stood there: for every place that the first text occurs in, which must be one. */
type Replacement = readonly [before: string, after: string];

/** An image, told by what differs from a photograph of 1600 by 1200 pixels; with a problem, a file that cannot be shown. */
export type ImageChange = Partial<ImageFacts> & { problem?: string };

/** A typeface, told by what differs from one in the regular weight with the letters of Latin-1. */
export type FaceChange = { face: Partial<FaceFacts> };

/**
 * A site, told by how its files differ from those of the valid site of the tests (`tests/broken-sites/_valid`): a whole text,
 * replacements in the text that is there, an image, a typeface, something that is not opened, or `null` for a file or folder that is gone.
 */
export type Changes = Readonly<
  Record<string, string | null | readonly Replacement[] | ImageChange | FaceChange | StrangeFile>
>;

/** The one change that writes something else in a file, where it holds the text once. */
export function replacing(file: string, before: string, after: string): Changes {
  return { [file]: [[before, after]] };
}

/** A mistake that a check finds: once, at its place, and nothing else is found. */
export interface FoundCase extends Place {
  /** What somebody did, in a few words: the name of the test. */
  name: string;
  changes: Changes;
  /** The codes of other findings, where the mistake really is more than one. */
  also?: readonly string[];
  /** The text that the finding marks, as the file has it, where that is worth holding. */
  marks?: string;
  /** How much the finding weighs, where that is not always the same. */
  severity?: Severity;
  /** What the message or the hint names: facts that help to find or to mend it, not its sentences. */
  says?: readonly string[];
  /** The other files that the mistake may have been made in, where that is worth holding. */
  causes?: readonly string[];
  /** What the files say once the finding is fixed; without it, the check must not offer a fix. */
  fixed?: Readonly<Record<string, string>>;
}

/** A near miss: it resembles a mistake, and nothing is found. */
export interface QuietCase {
  name: string;
  changes: Changes;
  /** Other checks that have something to say: this one must not. */
  also?: readonly string[];
}

/** The cases of a check, in `checks/<code>.cases.ts`: what it must find, and the near misses that it must not. */
export interface CheckCases {
  found: readonly FoundCase[];
  quiet: readonly QuietCase[];
}
