import { type Accept, applyAccepts, readAccepts } from './accept';
import type { Check, Report } from './check';
import type { Finding } from './diagnostics';
import { isRecord } from './fields';
import { aliasesOf, isReadable, type Page, translationIn } from './load';
import { PageContext } from './page-context';
import type { SchemaSet } from './schemas';

/**
 * What the rest of the site needs to know of a page, and all that is kept of it: ten thousand pages fit into memory,
 * and one that did not change is not read again.
 */
export interface PageFacts {
  id: string;
  /** The document, relative to the folder of the site; and its dictionary, if there is one. */
  file: string;
  dictionary: string | undefined;
  /** What the checks of single documents found. */
  findings: Finding[];
  /** The document or its dictionary cannot be relied on: what it would say without its mistakes is unknown. */
  isInvalid: boolean;
  aliases: readonly string[];
  /** Paths that an invalid document mentions: one of them may be an alias that cannot be read. */
  mentions: readonly string[];
  anchors: readonly string[];
  /** Links to this site, each once. */
  hrefs: readonly string[];
  /** Links with an address of their own, each once. */
  outward: readonly string[];
  /** Paths of images within the site, each once. */
  images: readonly string[];
  /** Copy without an entry in the page's own dictionary: `min max copy`. */
  open: readonly string[];
  /** Entries of the page's own dictionary that none of its texts uses. */
  unused: readonly string[];
  /** Where forms of the page are sent. */
  endpoints: readonly string[];
  title: string;
  description: string;
  /** Their Spanish, where the page's own dictionary has it. */
  spanish: { title: string | undefined; description: string | undefined };
  /** What is accepted here and was not found by a check of single documents: a check of the site may find it. */
  accepts: Accept[];
}

/** Looks at one page with its dictionary: what is wrong in it, and what the checks of the site need of it. */
export function inspectPage(page: Page, schemas: SchemaSet, checks: readonly Check[]): PageFacts {
  const { accepts, mistakes, page: plain } = readAccepts(page);
  const context = new PageContext(plain, schemas, mistakes);
  const found: Finding[] = [];
  let current: Check | undefined;
  const report: Report = (finding) => {
    if (current) found.push({ code: current.code, severity: current.severity, ...finding });
  };
  for (const check of checks) {
    if (!check.page) continue;
    current = check;
    check.page(context, report);
  }
  const { findings, open: openAccepts } = applyAccepts(found, accepts);
  const { isInvalid, document } = context;
  const title = textOf(document?.title);
  const description = textOf(document?.description);
  const open = new Set<string>();
  const wrong = new Set(context.violations.map(({ pointer }) => pointer));
  for (const use of context.copies) {
    // A text that is wrong in itself will be written again, and translated then.
    if (use.own === undefined && (wrong.size === 0 || !wrong.has(use.pointer))) {
      open.add(`${use.leaf.minLength} ${use.leaf.maxLength} ${use.text}`);
    }
  }
  const hrefs = distinct(context.hrefs.map(({ text }) => text));
  const isUnreadable =
    page.source.isBroken || (page.dictionary !== undefined && !isReadable(page.dictionary));
  return {
    id: page.id,
    file: page.source.path,
    dictionary: page.dictionary?.path,
    findings,
    isInvalid,
    aliases: aliasesOf(context.page),
    mentions: isInvalid ? mentionsIn(page.source.text, hrefs) : none,
    anchors: context.anchors.length > 0 ? context.anchors.map(({ text }) => text) : none,
    hrefs,
    outward: distinct(context.outward.map(({ text }) => text)),
    images: distinct(context.images.flatMap(({ text }) => context.imagePath(text) ?? [])),
    open: isUnreadable ? none : [...open],
    unused: isInvalid ? none : context.unusedEntries,
    endpoints: endpointsOf(context.sections),
    title,
    description,
    spanish: {
      title: translationIn(context.dictionary?.value, title),
      description: translationIn(context.dictionary?.value, description),
    },
    accepts: openAccepts,
  };
}

/** Every path in a text that is not known to be a link. */
function mentionsIn(text: string, hrefs: readonly string[]): readonly string[] {
  const paths = text.match(/(?<=")\/[a-z0-9/-]*(?=")/g) ?? [];
  return paths.filter((path) => !hrefs.includes(path));
}

function endpointsOf(sections: readonly unknown[]): readonly string[] {
  const endpoints = sections.flatMap((section) => {
    return isRecord(section) && typeof section.endpoint === 'string' ? [section.endpoint] : [];
  });
  return distinct(endpoints);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

const none: readonly string[] = [];

function distinct(texts: readonly string[]): readonly string[] {
  return texts.length === 0 ? none : [...new Set(texts)];
}

/** Copy that its page's own dictionary lacks, as page facts keep it: `min max copy`. */
export function parseOpen(key: string): { copy: string; minLength: number; maxLength: number } {
  const [min = '', max = ''] = key.split(' ', 2);
  return {
    copy: key.slice(min.length + max.length + 2),
    minLength: Number(min),
    maxLength: Number(max),
  };
}
