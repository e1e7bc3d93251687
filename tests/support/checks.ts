import path from 'node:path';
import type {
  CheckCases,
  DocumentChange,
  ImageChange,
  LackedWords,
  SiteChanges,
} from '../../src/content/checks/core/check-cases';
import { checkSite, contextOf, inspect, rulesOf, settingsOf } from '../../src/content/checks/core/check-site';
import { applyFixes, fixesOf } from '../../src/content/json/fix';
import { locate } from '../../src/content/json/locate';
import type { Diagnostic, Finding } from '../../src/content/model/diagnostics';
import { downloadTypes } from '../../src/content/model/downloads';
import { imageTypes } from '../../src/content/model/images';
import { type Language, wordsFile } from '../../src/content/model/languages';
import { compileSchemas } from '../../src/content/schema/compile-schemas';
import type { Migration } from '../../src/content/schema/migration';
import type { Schema } from '../../src/content/schema/schema';
import { loadSite, type ReadFiles } from '../../src/content/site/load';
import type { PageFacts } from '../../src/content/site/page-facts';
import type { SiteContext } from '../../src/content/site/site-context';
import type { FaceFacts, LookAtFace } from '../../src/content/site/theme/faces';
import { lookAtFace } from '../../src/node/faces/look-at-face';
import { engineRoot, siteRoot } from '../../src/node/project/project';
import { downloadFactsOf } from '../../src/node/read/download-files';
import { listFiles, readSchemaFiles } from '../../src/node/read/files';
import { factsOf } from '../../src/node/read/image-files';
import { migrations } from '../../src/node/read/migrations.generated';
import { readSiteFiles } from '../../src/node/read/read';
import { componentWords } from '../../src/node/read/word-files';

/** A migration for a property that the broken sites' schemas used to have. */
const renamedLead: Migration = {
  title: 'What was the lead is the subtitle now.',
  types: ['hero'],
  migrate(section) {
    if ('lead' in section.value) section.rename('/lead', 'subtitle');
  },
};

/** The schemas, in which a property of the items of `metrics` used to have other names: `profit`, then `gain`. */
function withRenamedGain(files: ReadonlyMap<string, unknown>): Map<string, unknown> {
  const file = 'sections/metrics.schema.json';
  const schema = structuredClone(files.get(file)) as Schema;
  Object.assign(schema.properties?.items?.items?.properties?.improvement ?? {}, {
    renamedFrom: ['gain', 'profit'],
  });
  return new Map(files).set(file, schema);
}

export const schemas = compileSchemas(withRenamedGain(readSchemaFiles()), [renamedLead, ...migrations]);

export const brokenSites = path.join(engineRoot, 'tests/broken-sites');

/** A small site without findings, as a starting point for broken ones. */
export const validSite = readSiteFiles(path.join(brokenSites, '_valid'));

/** A site with fonts among its files, in languages that may lack words. */
export interface TestFiles extends ReadFiles {
  faces?: ReadonlyMap<string, FaceFacts>;
  /** Which words of components languages lack, by the file that would have them. */
  lacking?: ReadonlyMap<string, LackedWords['lacks']>;
}

/** What the checks know about a site apart from its files. */
const knownOf = ({ faces, lacking, strays = [] }: TestFiles) => ({
  componentWords,
  ownWords: () => new Set(['venue.open', 'venue.closed']),
  missingWords: (language: Language) => lacking?.get(wordsFile(language)),
  lookAtFace: ((source) => {
    if ('package' in source) return lookAtFace(source, () => undefined);
    if (!strays.includes(source.file)) return { why: 'no-file' };
    return faces?.get(source.file) ?? { why: 'no-face-file', message: 'The file is not a typeface.' };
  }) satisfies LookAtFace,
});

/** What was found in the site that was asked about last: a test asks several times about one. */
let last: { files: TestFiles; findings: readonly Finding[] } | undefined;

function allFindings(files: TestFiles): readonly Finding[] {
  if (last?.files !== files)
    last = { files, findings: checkSite(loadSite(files, schemas), schemas, knownOf(files), inspectOnce) };
  return last.findings;
}

/** What is known of pages, by their texts and settings: cases share all pages but one. */
const inspected = new Map<string, PageFacts>();

/** Inspects a page unless the same one was inspected before. */
const inspectOnce: typeof inspect = (page, languages, schemas, rules) => {
  // Each mutant inspects anew.
  if ('__stryker__' in globalThis) return inspect(page, languages, schemas, rules);
  const sources = [page.source, ...page.dictionaries.values(), ...Object.values(page.settings ?? {}).flat()];
  const texts = sources.map((source) => source && [source.path, source.text, source.isMissing]);
  const key = JSON.stringify([page.id, texts, settingsOf(languages, rules ?? rulesOf(undefined))]);
  const facts = inspected.get(key) ?? inspect(page, languages, schemas, rules);
  inspected.set(key, facts);
  return facts;
};

/** All findings in a site. */
export function diagnose(files: TestFiles): Diagnostic[] {
  const diagnostics = locate(allFindings(files), (file) => files.documents.get(file));
  for (const { hint = '', message } of diagnostics) expectNoPattern(`${message} ${hint}`);
  return diagnostics;
}

/** No message or hint may show an editor a regular expression. */
function expectNoPattern(text: string): void {
  if (/\(\?[:!=<]|\[a-z|\^\/|\\\\[dsS]/.test(text)) throw new Error(`A message shows a pattern: ${text}`);
}

/** The findings of one check, or of all. */
export function findingsOf(files: TestFiles, code?: string): Finding[] {
  return allFindings(files).filter((finding) => code === undefined || finding.code === code);
}

/** The files changed by the fixes of one check, or of all, with their new text. */
export function fixedTexts(files: ReadFiles, code?: string): Record<string, string> {
  const textOf = (file: string) => files.documents.get(file);
  return Object.fromEntries(applyFixes(fixesOf(findingsOf(files, code), textOf), textOf));
}

/** The images written by the fixes of one check, and the images that they replace. */
export function fixedImages(files: ReadFiles, code: string): Record<string, ImageChange | undefined> {
  return Object.fromEntries(
    findingsOf(files, code).flatMap(({ file, fix }) =>
      fix?.copy !== undefined
        ? [
            [fix.copy, {}],
            [file, undefined],
          ]
        : [],
    ),
  );
}

/** The context that checks run in. */
export function siteContextOf(files: ReadFiles): SiteContext {
  return contextOf(loadSite(files, schemas), schemas);
}

/** A copy of a site with some files replaced; undefined removes a file. */
export function withFiles(files: TestFiles, changes: Record<string, DocumentChange | undefined>): TestFiles {
  const documents = new Map(files.documents);
  const images = new Map(files.images);
  const brokenImages = new Map(files.brokenImages);
  const downloads = new Map(files.downloads);
  const strays = [...(files.strays ?? [])];
  const strange = new Map(files.strange);
  const faces = new Map(files.faces);
  const lacking = new Map(files.lacking);
  for (const [file, text] of Object.entries(changes)) {
    if (text === undefined) {
      documents.delete(file);
      images.delete(file);
      brokenImages.delete(file);
      downloads.delete(file);
    } else if (typeof text !== 'string' && 'why' in text) {
      for (const name of [...documents.keys(), ...images.keys()]) {
        if (!name.startsWith(`${file}/`)) continue;
        documents.delete(name);
        images.delete(name);
      }
      strange.set(file, text);
    } else if (typeof text !== 'string' && 'lacks' in text) lacking.set(file, text.lacks);
    else if (typeof text !== 'string' && 'face' in text) {
      faces.set(file, { ...regular, ...text.face });
      strays.push(file);
    } else if (typeof text !== 'string' && downloadTypes.test(file)) {
      const { bytes = 300_000, problem } = text;
      downloads.set(file, { bytes, ...(problem !== undefined && { problem }) });
    } else if (typeof text !== 'string') {
      const { problem, ...facts } = text;
      images.delete(file);
      if (problem === undefined) images.set(file, { ...photograph, ...facts });
      else brokenImages.set(file, problem);
    } else if (file.endsWith('.json')) documents.set(file, text);
    else if (imageTypes.test(file)) {
      const bytes = Buffer.from(text);
      const facts = factsOf(file, bytes);
      images.delete(file);
      if (typeof facts === 'string') brokenImages.set(file, facts);
      else images.set(file, facts);
    } else if (downloadTypes.test(file)) downloads.set(file, downloadFactsOf(file, Buffer.from(text)));
    else strays.push(file);
  }
  return { documents, images, brokenImages, downloads, strays, strange, faces, lacking };
}

const regular: FaceFacts = {
  name: 'Regular',
  weights: [400],
  isVariable: false,
  ranges: [
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x2010, 0x2026],
  ],
};

const photograph = { width: 1600, height: 1200, bytes: 300_000, isAnimated: false, isDrawing: false };

const ownChecks = path.join(siteRoot, 'src/site/checks');
const isCases = /\.cases\.ts$/;

/** What loads the cases of every check; of a site elsewhere, those of its own checks. */
const modules: Record<string, () => Promise<{ cases: CheckCases }>> =
  siteRoot === engineRoot
    ? import.meta.glob(['../../src/content/checks/*.cases.ts', '../../src/site/checks/*.cases.ts'])
    : Object.fromEntries(
        listFiles(ownChecks)
          .filter((file) => isCases.test(file))
          .map((file) => [file, () => import(path.join(ownChecks, file))]),
      );

/** The cases of every check that has some, by code. */
export const checkCases = await Promise.all(
  Object.entries(modules).map(
    async ([file, load]) => [path.basename(file).replace(isCases, ''), (await load()).cases] as const,
  ),
);

/** The valid site with changes applied. */
export function changed(changes: SiteChanges): TestFiles {
  const texts = Object.entries(changes).map(([file, change]): [string, DocumentChange | undefined] => {
    if (change === null) return [file, undefined];
    if (!isList(change)) return [file, change];
    return [file, change.reduce((text, [before, after]) => replaceOnce(text, before, after), textOf(file))];
  });
  return withFiles(validSite, Object.fromEntries(texts));
}

/** `Array.isArray` does not narrow readonly arrays. */
const isList = (value: unknown): value is readonly (readonly [string, string])[] => Array.isArray(value);

const textOf = (file: string) => validSite.documents.get(file) ?? '';

function replaceOnce(text: string, before: string, after: string): string {
  if (text.split(before).length !== 2) throw new Error(`The file does not hold ${before} once.`);
  return text.replace(before, () => after);
}

/** Every case as a named site. */
export const caseSites = checkCases.flatMap(([code, { found, quiet }]) => [
  ...found.map((one) => ({ name: `${code}: ${one.name}`, files: changed(one.changes), isQuiet: false })),
  ...quiet.map((one) => ({ name: `not ${code}: ${one.name}`, files: changed(one.changes), isQuiet: true })),
]);
