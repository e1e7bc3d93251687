import type { Clock } from '../../model/clock';
import type { Finding } from '../../model/diagnostics';
import { removeAt } from '../../model/fix';
import { areLanguagesKnown, type Language, type Languages } from '../../model/languages';
import { readRedirects } from '../../model/redirects';
import type { SchemaSet } from '../../schema/schemas';
import { type Accept, applyAccepts } from '../../site/accept';
import { foldDrafts, foldUnpublished } from '../../site/drafts';
import { type Page, type Site, sitePage } from '../../site/load';
import type { PageFacts } from '../../site/page-facts';
import { applyRules, type Rules, readRules, unusualOptions } from '../../site/rules';
import { SiteContext } from '../../site/site-context';
import type { SiteFolder } from '../../site/site-folder';
import { folderIn } from '../../text/paths';
import { didYouMean, quote } from '../../text/quote';
import { suggest } from '../../text/suggest';
import { checks } from '..';
import { inspectPage } from './inspect-page';
import { judgeSite } from './needs';
import { runChecks } from './run-checks';

/** Runs the page checks and collects the facts for the site checks. */
export function inspect(
  page: Page,
  languages: Languages,
  schemas: SchemaSet,
  rules = usual,
  clock?: Clock,
): PageFacts {
  return inspectPage(page, languages, schemas, checks, rules, clock);
}

const usual = readRules(undefined, checks);

const codes = checks.map((check) => check.code);
const isCheck = (code: string) => codes.includes(code);
const isAboutPublishing = (code: string) =>
  checks.some((check) => check.code === code && check.isAboutPublishing);

function explainMisspelled({ file, pointer, code }: Accept): Finding {
  const meant = suggest(code, codes);
  return {
    code: 'wrong-accept',
    severity: 'error',
    file,
    pointer,
    message: `There is no check ${quote(code)}.`,
    hint: didYouMean(meant, 'docs/checks.md lists all of them.'),
  };
}

/** The finding for an entry of `$accept` that is no longer needed. @param all such entries of the site */
function explainUnused({ file, pointer, scope, code, count }: Accept, all: readonly Accept[]): Finding {
  // If all entries of a list are unused, the whole list is removed.
  const isWhole = all.filter((other) => other.file === file && other.scope === scope).length >= count;
  return {
    code: 'unused-accept',
    severity: 'warning',
    file,
    pointer,
    message: `"${code}" is accepted here and does not occur.`,
    hint: 'Remove the entry.',
    fix: {
      edits: [removeAt({ file, pointer: isWhole ? folderIn(pointer) : pointer })],
    },
  };
}

/** The rules of a site. @param source its file of rules, valid or not */
export function rulesOf(source: { value: unknown } | undefined): Rules {
  return source ? readRules(source, checks) : usual;
}

/** What the facts of a page depend on apart from its files: part of the cache key. */
export function settingsOf(languages: Languages, rules: Rules): unknown {
  const options = unusualOptions(rules, checks);
  return Object.keys(options).length > 0 ? [languages, options] : languages;
}

/**
 * Collects all findings of a site: those of its pages, and those of the site checks.
 *
 * @param asked a language whose missing translations are listed one by one, even if it is a draft
 * @param isBuilt whether draft pages are built
 */
export function collectFindings(context: SiteContext, asked?: Language, isBuilt = false): Finding[] {
  const { rules, clock } = context;
  const meets = judgeSite(context);
  const site = runChecks(checks, context, (check) => check.site, { meets, rules, clock });
  context.release();
  const facts = context.all();
  const accepts = facts.flatMap((page) => page.accepts);
  const { findings, unused } = applyAccepts(site.findings, accepts);
  const unsure = new Set([...site.unsure, ...facts.flatMap((page) => page.unsure ?? [])]);
  // What is accepted in an invalid document may not have been looked for.
  const isSure = meets(['valid-documents']);
  const never = unused.filter(({ isUsed }) => !isUsed);
  const misspelled = never.filter(({ code }) => !isCheck(code)).map(explainMisspelled);
  const superfluous = never.filter(({ code }) => isCheck(code) && isSure && !unsure.has(code));
  const explained = superfluous.map((accept) => explainUnused(accept, superfluous));
  const collected = [
    ...facts.flatMap((page) => page.findings),
    ...findings,
    ...misspelled,
    ...explained,
  ].filter(isNotAboutUnopened(context.folder.strange));
  const all = applyRules(withoutDoubtful(collected, context.languages), rules);
  return foldUnpublished(foldDrafts(all, context.languages, asked), context, isBuilt, isAboutPublishing);
}

/**
 * Leaves out findings that need the list of languages where it could not be read, or where another finding says that it is
 * at fault.
 */
function withoutDoubtful(findings: Finding[], languages: Languages): Finding[] {
  if (!findings.some(({ dependsOn }) => dependsOn)) return findings;
  const isKnown = areLanguagesKnown(languages);
  const sure = findings.filter(({ dependsOn }) => !dependsOn || isKnown);
  const isAnyInDoubt = sure.some(({ doubts }) => doubts === 'languages');
  const inDoubt = new Set(sure.flatMap(({ doubts }) => (typeof doubts === 'object' ? doubts.language : [])));
  return sure.filter(
    ({ dependsOn, doubts, language }) =>
      !dependsOn ||
      doubts === 'languages' ||
      !(isAnyInDoubt || (language !== undefined && inDoubt.has(language))),
  );
}

/**
 * Suppresses other findings about entries that are not opened, or caused by them: pages, images and texts behind a link
 * that is not followed may well exist.
 */
function isNotAboutUnopened(strange: SiteFolder['strange']): (finding: Finding) => boolean {
  if (strange.size === 0) return () => true;
  const folders = [...strange].flatMap(([file, { isFolder }]) => (isFolder ? `${file}/` : []));
  const isUnopened = (file: string) => strange.has(file) || folders.some((folder) => file.startsWith(folder));
  return ({ code, file, causes = [] }) => code === 'unexpected-file' || ![file, ...causes].some(isUnopened);
}

/**
 * Runs every check on a loaded site. Findings are returned, never thrown; `locate` adds their positions.
 *
 * @param outside what lies outside of the site's folder: words of components, and a reader of faces
 * @param look inspects a page; a caller that checks several versions of a site may cache the result
 */
export function checkSite(
  site: Site,
  schemas: SchemaSet,
  outside?: Pick<SiteFolder, 'componentWords' | 'lookAtFace' | 'missingWords' | 'ownWords'>,
  look: typeof inspect = inspect,
): Finding[] {
  const context = contextOf(site, schemas, outside, look);
  return collectFindings(context);
}

/** The facts of a loaded site. */
export function contextOf(
  site: Site,
  schemas: SchemaSet,
  outside?: Pick<SiteFolder, 'componentWords' | 'lookAtFace' | 'missingWords' | 'ownWords'>,
  look: typeof inspect = inspect,
): SiteContext {
  const context = new SiteContext(
    {
      files: new Set([
        ...site.sources.keys(),
        ...site.images.keys(),
        ...site.brokenImages.keys(),
        ...site.downloads.keys(),
        ...site.strays,
      ]),
      images: site.images,
      brokenImages: site.brokenImages,
      downloads: site.downloads,
      strange: site.strange,
      read: (path) => site.sources.get(path),
      ...outside,
    },
    schemas,
  );
  takeShared(context, site, look);
  for (const page of [...site.pages, ...site.sharedSections.values()])
    context.set(look(page, site.languages, schemas, context.rules));
  return context;
}

/**
 * Takes into a site's context what its pages share: languages, rules, redirects, the site document, shared dictionaries.
 *
 * @returns whether the languages have changed
 */
export function takeShared(
  context: SiteContext,
  {
    languages,
    settings,
    siteDocument,
    sharedDictionaries,
  }: Pick<Site, 'languages' | 'settings' | 'siteDocument' | 'sharedDictionaries'>,
  look: typeof inspect = inspect,
): boolean {
  context.rules = rulesOf(settings.rules);
  context.redirects = readRedirects(settings.redirects);
  const isChanged = context.setLanguages(languages);
  const shared = sitePage(siteDocument, sharedDictionaries, settings);
  context.set(look(shared, languages, context.schemas, context.rules, context.clock));
  context.setShared(sharedDictionaries);
  return isChanged;
}
