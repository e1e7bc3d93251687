import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { checkSite } from '../../content/checks/core/check-site';
import { withNames } from '../../content/model/diagnostics';
import { type Language, languageName, readLanguageCode } from '../../content/model/languages';
import { lengthOf } from '../../content/model/wording';
import type { SchemaSet } from '../../content/schema/schemas';
import { loadSite } from '../../content/site/load';
import { attempt } from '../../content/text/attempt';
import { memoize } from '../../content/text/memoize';
import { composed } from '../../content/text/plain-text';
import { plural } from '../../content/text/plural';
import { slug } from '../../content/text/slug';
import type { SiteDocument } from '../../content/types.generated';
import { engineName } from '../../node/project/place-of';
import { engineRoot, orRefuse, UsageError } from '../../node/project/project';
import { settleFolder, underLock } from '../../node/write/lock';
import { lockName } from '../../node/write/lock-file';
import { isWithin, realTarget } from '../../node/write/real-paths';
import { borrowedWords, nearest, wordFile } from './borrowed-words';
import { Files, json, writeScaffold } from './scaffold';
import { type SiteTexts, siteDocuments } from './site-documents';
import { siteReadme } from './site-readme';

interface SiteRequest {
  name: string;
  /** Language codes as given. */
  languages: readonly string[];
  /** The engine in its `package.json`: a folder, an archive, an address. The running engine by default. */
  engine?: string | undefined;
}

/** A new site before it is written. */
interface NewSite {
  /** By path in its folder. */
  files: Files;
  /** Languages for which the engine has no page texts; they are drafts. */
  drafts: readonly Language[];
  /** Languages for which components had no labels; they now have files with those of another language. */
  wordless: readonly Language[];
  /** The first language, if the engine has no page texts for it: the pages are in English. */
  untold: Language | undefined;
}

/** Allowed in the folder of a new site: an empty repository. */
const mayBeThere = new Set(['.git', lockName]);

/** Commands for developing the engine, which are of no use to a site. */
const ofEngine = new Set('new:site new:migration test:mutation bench'.split(' '));

/**
 * The folder of a new site.
 *
 * @param name as given
 * @returns its real path
 * @throws UsageError if a site cannot be created there
 */
export function folderForSite(name: string): string {
  // Rolls back what a killed process left of a site, before checking that the folder is empty.
  for (const above of foldersAbove(name)) settleFolder(above);
  const folder = orRefuse(`${name} cannot be made`, () => realTarget(name));
  if (isWithin(folder, realTarget(engineRoot)))
    throw new UsageError(
      `${name} lies in the folder of the engine, which holds no other site: choose a folder beside it, as ../my-site.`,
    );
  assertEmpty(folder, name);
  return folder;
}

/** @throws UsageError if the folder is not empty */
function assertEmpty(folder: string, name: string): void {
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory()) throw new UsageError(`${name} is a file: name a folder.`);
  const content = orRefuse(`${name} cannot be read`, () => readdirSync(folder));
  const there = content.find((file) => !mayBeThere.has(file));
  if (there !== undefined)
    throw new UsageError(`${name} is not empty: it holds ${there}. Name a folder that is new or empty.`);
}

/**
 * Everything that a separate site needs: its documents, and a package that depends on the engine. For the running engine this
 * includes the lock file, because npm fetches nothing for a folder on the same disk.
 *
 * @param folder from `folderForSite`
 * @throws UsageError if the name is invalid or a language does not exist
 */
export function newSiteFiles(folder: string, request: SiteRequest, schemas: SchemaSet): NewSite {
  const name = siteName(request.name);
  const languages = languagesFor(request.languages);
  const texts = new Map(languages.map((code) => [code, textsIn(code)]));
  const pages = siteDocuments({
    name,
    languages,
    templates: JSON.parse(readFileSync(path.join(data, 'pages.json'), 'utf8')),
    textsIn: (code) => texts.get(code) ?? (code === 'en' ? textsIn('en') : undefined),
    schemaFolder: `../node_modules/${engineName}/schemas`,
  });
  const wordless = languages.filter((code) => !existsSync(wordFile(code)));
  for (const code of wordless) pages.set(`_site/words/${code}.json`, json(borrowedWords(code)));
  assertRight(pages, schemas);
  const { languages: listed } = JSON.parse(pages.get('_site/site.json') ?? '') as SiteDocument;
  return {
    files: new Files([
      ...packageFiles(folder, name, request.engine),
      ['README.md', siteReadme(name, languages)],
      ['.gitignore', 'node_modules/\n.page-builder/\ndist/\n.writing-*\n'],
      ['tsconfig.json', `{ "extends": "./node_modules/${engineName}/tsconfig.site.json" }\n`],
      ['.github/workflows/ci.yml', workflow],
      ['.github/workflows/scheduled.yml', readFileSync(path.join(data, 'scheduled.yml'), 'utf8')],
      ...[...pages].map(([file, text]) => [`pages/${file}`, text] as const),
    ]),
    drafts: listed?.filter(({ draft }) => draft).map(({ code }) => code) ?? [],
    wordless,
    untold: languages.slice(0, 1).find((code) => texts.get(code) === undefined),
  };
}

/** A folder and its existing ancestors, nearest first. @param name as given */
function foldersAbove(name: string): string[] {
  const folders: string[] = [];
  for (let folder = path.resolve(name); ; folder = path.dirname(folder)) {
    if (attempt(() => statSync(folder).isDirectory())) folders.push(folder);
    if (folder === path.dirname(folder)) return folders;
  }
}

/**
 * Writes a new site completely or not at all.
 *
 * @param folder from `folderForSite`
 * @throws UsageError if it cannot be written
 */
export async function writeSite(folder: string, files: Files): Promise<void> {
  const [root = folder] = foldersAbove(folder);
  const below = path.relative(root, folder);
  const placed = new Files([...files].map(([file, text]) => [path.join(below, file), text]));
  await underLock([root], (lock) => {
    assertEmpty(folder, folder);
    writeScaffold(lock, root, placed);
  });
}

/** @throws UsageError if the name is not valid for a brand */
function siteName(wantedName: string): string {
  const name = composed(wantedName).trim();
  const { length } = [...name];
  // Two wide letters are a name.
  if (lengthOf(name) < 3 || length > 30)
    throw new UsageError(`--name has ${plural(length, 'letter')}: a name has 3 to 30.`);
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(name)) throw new UsageError('--name holds more than one line of text.');
  return name;
}

/** @throws UsageError if one is not a language, or is given twice */
function languagesFor(names: readonly string[]): Language[] {
  const codes: Language[] = [];
  for (const name of names) {
    const code = readLanguageCode(name);
    if (code === undefined)
      throw new UsageError(`"${name}" is not the code of a language. Write them as in es,en,pt-br.`);
    if (codes.includes(code)) throw new UsageError(`--languages names ${languageName(code)} twice.`);
    codes.push(code);
  }
  return codes;
}

const data = path.join(engineRoot, 'src/commands/scaffold/new-site');
const textFile = (code: Language) => path.join(data, 'texts', `${code}.json`);

const readTexts = memoize((code: Language): SiteTexts => JSON.parse(readFileSync(textFile(code), 'utf8')));

/** The page texts in a language, or in its base language. */
function textsIn(code: Language): SiteTexts | undefined {
  const from = nearest(code, textFile);
  return from === code.split('-')[0] ? readTexts(from) : undefined;
}

/** The name may cause findings on the pages. @throws UsageError */
function assertRight(documents: ReadonlyMap<string, string>, schemas: SchemaSet): void {
  const [first] = checkSite(loadSite({ documents, images: new Map() }, schemas), schemas).filter(
    // A missing translation is not the name's fault.
    ({ code }) => code !== 'starter-text',
  );
  if (first)
    throw new UsageError(`The site cannot be called so: ${withNames(first.message, (name) => name)}`);
}

/** The files for npm. */
function packageFiles(folder: string, name: string, engine: string | undefined): [string, string][] {
  const { version, scripts, engines, bin } = JSON.parse(
    readFileSync(path.join(engineRoot, 'package.json'), 'utf8'),
  );
  const commands = Object.entries(scripts as Record<string, string>).flatMap(([script, line]) => {
    const [, command] = /^node scripts\/run\.cjs (.+)$/.exec(line) ?? [];
    return command === undefined || ofEngine.has(script) ? [] : [[script, `${engineName} ${command}`]];
  });
  const from = path.relative(folder, realTarget(engineRoot)).replaceAll(path.sep, '/');
  const own = {
    name: packageName(folder, name),
    version: '0.1.0',
    private: true,
    type: 'module',
    engines,
    scripts: Object.fromEntries(commands),
    dependencies: { [engineName]: engine ?? `file:${from}` },
  };
  const files: [string, string][] = [['package.json', json(own)]];
  if (engine === undefined) {
    const { name: called, version: first, dependencies } = own;
    const root = { name: called, version: first, dependencies, engines };
    const packages = {
      '': root,
      [from]: { name: engineName, version, bin, engines },
      [`node_modules/${engineName}`]: { resolved: from, link: true },
    };
    files.push([
      'package-lock.json',
      json({ name: called, version: first, lockfileVersion: 3, requires: true, packages }),
    ]);
  }
  return files;
}

/** The package name of a site, from its folder or else its name. */
function packageName(folder: string, name: string): string {
  const [called = 'site'] = [path.basename(folder), name, 'site']
    .map((text) => slug(text).slice(0, 60))
    .filter((text) => /[a-z]/.test(text));
  return called === engineName ? `${called}-site` : called;
}

const workflow = `# What CI runs: the two commands of this site and nothing else. Where package.json names the engine by a folder, that folder has to be there.
name: CI
on:
  pull_request:
  push:
    branches: [main]
permissions:
  contents: read
jobs:
  test:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
      - uses: actions/setup-node@v5
        with:
          node-version: 22
          cache: npm
      - run: npm ci
      - run: npm test
`;
