import { type CopyUse, compileCopyUses } from './copy-uses';
import type { Finding, Severity } from './diagnostics';
import { isRecord } from './fields';
import { type LinkMap, mapLinks } from './links';
import { type Site, sectionsOf } from './load';
import type { SchemaSet } from './schemas';
import { findViolations, type Violation } from './violations';

/** A rule over the site: one object in one file below `checks/`. */
export interface Check {
  /** Unique, kebab-case; the name of the file. */
  code: string;
  severity: Severity;
  /** What the check makes sure of, in one sentence. */
  summary: string;
  run(context: CheckContext, report: Report): void;
}

export type Report = (finding: Omit<Finding, 'code' | 'severity'>) => void;

/** What checks look at. What several of them need is worked out once, when the first one asks. */
export class CheckContext {
  readonly site: Site;
  readonly schemas: SchemaSet;
  #violations: readonly Violation[] | undefined;
  #copyUses: readonly CopyUse[] | undefined;
  #linkMap: LinkMap | undefined;

  constructor(site: Site, schemas: SchemaSet) {
    this.site = site;
    this.schemas = schemas;
  }

  /** The mistakes of one kind against the schemas. */
  violations(kind: Violation['kind']): readonly Violation[] {
    this.#violations ??= findViolations(this.site, this.schemas);
    return this.#violations.filter((violation) => violation.kind === kind);
  }

  /** The documents with a mistake against the schemas: what they would say without it is unknown. */
  get invalidFiles(): ReadonlySet<string> {
    this.#violations ??= findViolations(this.site, this.schemas);
    const files = new Set(this.#violations.map(({ file }) => file));
    for (const page of this.site.pages) {
      const isUnknown = (section: unknown) =>
        !isRecord(section) || !this.schemas.section(String(section['type']));
      if (page.source.isBroken || sectionsOf(page).some(isUnknown)) files.add(page.source.path);
    }
    return files;
  }

  /** Every link to this site, and everything that a link may name. */
  get linkMap(): LinkMap {
    this.#linkMap ??= mapLinks(this.site, this.schemas);
    return this.#linkMap;
  }

  /** Every place on the site where copy stands, with its translation. */
  get copyUses(): readonly CopyUse[] {
    this.#copyUses ??= compileCopyUses(this.site, this.schemas);
    return this.#copyUses;
  }
}
