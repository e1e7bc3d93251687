import { applyAccepts } from './accept';
import { checks } from './checks';
import type { Finding } from './diagnostics';
import { foldDrafts, foldUnpublished } from './drafts';
import { inspectPage } from './inspect-page';
import type { Language, Languages } from './languages';
import { type Page, type Site, sitePage } from './load';
import type { PageFacts } from './page-facts';
import type { SchemaSet } from './schemas';
import { SiteContext } from './site-context';

/** Everything that is wrong in one page, and what the checks of the site need of it. */
export function inspect(page: Page, languages: Languages, schemas: SchemaSet): PageFacts {
  return inspectPage(page, languages, schemas, checks);
}

/**
 * Everything that is wrong in a site: what its pages hold, and what they have in common.
 *
 * @param asked a language whose open texts are listed one by one, though it is a draft
 * @param isBuilt whether pages are built that are drafts
 */
export function collectFindings(context: SiteContext, asked?: Language, isBuilt = false): Finding[] {
  const found: Finding[] = [];
  for (const { code, severity, site: run } of checks) {
    run?.(context, (finding) => found.push({ code, severity, ...finding }));
  }
  context.release();
  const facts = context.shared ? [context.shared, ...context.pages.values()] : [...context.pages.values()];
  const accepts = facts.flatMap((page) => page.accepts);
  const { findings, open } = applyAccepts(found, accepts);
  const unused = open.map(
    ({ file, pointer, code }): Finding => ({
      code: 'unused-accept',
      severity: 'warning',
      file,
      pointer,
      message: `"${code}" is accepted here and does not occur.`,
      hint: 'Remove the entry.',
      fix: { remove: true },
    }),
  );
  const all = [...facts.flatMap((page) => page.findings), ...findings, ...unused].filter(
    // Of what cannot be opened, nothing else can be said.
    ({ file, code }) => code === 'unexpected-file' || !context.folder.strange?.has(file),
  );
  return foldUnpublished(foldDrafts(all, context.languages, asked), context, isBuilt);
}

/** Runs every check over a loaded site. Findings are returned, never thrown; `locate` gives them their places. */
export function checkSite(site: Site, schemas: SchemaSet): Finding[] {
  const context = contextOf(site, schemas);
  return collectFindings(context);
}

/** The facts of a loaded site. */
export function contextOf(site: Site, schemas: SchemaSet): SiteContext {
  const context = new SiteContext(
    {
      files: new Set([
        ...site.sources.keys(),
        ...site.images.keys(),
        ...site.brokenImages.keys(),
        ...site.strays,
      ]),
      images: site.images,
      brokenImages: site.brokenImages,
      strange: site.strange,
      read: (path) => site.sources.get(path),
    },
    schemas,
  );
  const { languages, siteDocument, sharedDictionaries } = site;
  context.setLanguages(languages);
  context.set(inspect(sitePage(siteDocument, sharedDictionaries, site.glossary), languages, schemas));
  context.setShared(sharedDictionaries);
  for (const page of site.pages) context.set(inspect(page, languages, schemas));
  return context;
}
