import type { Finding, Severity } from '../../model/diagnostics';
import type { PageContext } from '../../site/page-context';
import type { Options, RuledCheck } from '../../site/rules';
import type { SiteContext } from '../../site/site-context';

/**
 * A rule over the site: one object in one file below `checks/`.
 *
 * `page` looks at one document with its dictionary and is asked again only when one of them changes. `site` looks at
 * what all pages have in common, and is asked after every change: it works on the facts that pages leave behind.
 */
export interface Check {
  /** Unique, kebab-case; the name of the file. */
  code: string;
  severity: Severity;
  /** What the check makes sure of, in one sentence. */
  summary: string;
  /** What it would mean for visitors, or for whoever edits the site, if nobody noticed. */
  why: string;
  /**
   * The rule by example, run as a test: `right` stands in a valid file, and `wrong` in its place is the mistake.
   * Without `right` the file itself is the mistake; without `wrong` its absence is.
   */
  example: {
    file: string;
    right?: string;
    wrong?: string;
    /** What `wrong` is, in words, where it is no text that people can read. */
    shown?: string;
    /** What another file has to do with it, and says then: shown by `--explain`, held by the same test. */
    beside?: { file: string; text: string; wrong?: string };
  };
  /** What a site may choose in its rules. */
  options?: RuledCheck['options'];
  page?(page: PageContext, report: Report, options: Options): void;
  site?(site: SiteContext, report: Report, options: Options): void;
}

/** @property severity where a finding weighs more, or less, than those of its check do */
export type Report = (
  finding: Omit<Finding, 'code' | 'severity'> & Partial<Pick<Finding, 'severity'>>,
) => void;
