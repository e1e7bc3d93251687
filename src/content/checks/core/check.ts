import type { Finding, Severity } from '../../model/diagnostics';
import type { PageContext } from '../../site/page-context';
import type { Options, RuledCheck } from '../../site/rules';
import type { SiteContext } from '../../site/site-context';
import type { PageNeed, SiteNeed } from './needs';

/**
 * A rule about the site: one object in one file below `checks/`.
 *
 * `page` checks a document with its dictionaries and only runs again when one of them changes. `site` checks what pages
 * have in common, based on their facts, and runs after every change.
 */
export interface Check extends Pick<RuledCheck, 'options' | 'waivedBy'> {
  /** Unique, kebab-case; the name of the file. */
  code: string;
  severity: Severity;
  /** What the check ensures, in one sentence. */
  summary: string;
  /** The consequences for visitors or editors if nobody noticed. */
  why: string;
  /**
   * The rule by example, run as a test: `right` is part of a valid file, and replacing it with `wrong` is the mistake.
   * Without `right` the file itself is the mistake; without `wrong` its absence is.
   */
  example: {
    file: string;
    right?: string;
    wrong?: string;
    /** A description of `wrong`, if it is not readable text. */
    shown?: string;
    /** Another file that is involved, with its content: shown by `--explain` and used in the same test. */
    beside?: { file: string; text: string; wrong?: string };
  };
  /**
   * What has to be right for the check to be sure: it does not run where another check reports that. Needs of the site
   * hold for `site`, and those of a document for `page`. A single finding may have needs as well: see `Report`.
   */
  needs?: readonly (SiteNeed | PageNeed)[];
  /** Whether its findings hold of a site without its drafts alone: they are warnings where drafts are built. */
  isAboutPublishing?: true;
  page?(page: PageContext, report: Report<PageNeed>, options: Options): void;
  site?(site: SiteContext, report: Report<SiteNeed>, options: Options): void;
}

/**
 * Reports a finding, with a severity if it differs from the check's own.
 *
 * @param needs what this finding needs besides what the check needs
 */
export type Report<Need = never> = (
  finding: Omit<Finding, 'code' | 'severity'> & Partial<Pick<Finding, 'severity'>>,
  needs?: readonly Need[],
) => void;
