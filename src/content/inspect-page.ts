import { applyAccepts, readAccepts } from './accept';
import type { Check, Report } from './check';
import type { Finding } from './diagnostics';
import { isRecord } from './fields';
import { aliasesOf, isReadable, type Page, translationIn } from './load';
import { PageContext } from './page-context';
import type { PageFacts } from './page-facts';
import type { SchemaSet } from './schemas';

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
