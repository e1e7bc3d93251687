import { existsSync, readFileSync } from 'node:fs';
import { checks } from '../../content/checks';
import { editJson } from '../../content/json/edit';
import { valueAt } from '../../content/json/values';
import { icons } from '../../content/model/icons';
import type { SchemaSet } from '../../content/schema/schemas';
import { displayFont, fontCharacters, moreCharacters, rangesOfFaces } from '../../node/bundle/fonts';
import { executePlan, type Plan } from '../../node/plan/plan';
import { fromEngine, projectPlace } from '../../node/project/place-of';
import { engineRoot, siteRoot } from '../../node/project/project';
import { listFiles, readSchemaFiles } from '../../node/read/files';
import { type Drafts, requireSchemas } from '../../node/read/schema-mistakes';
import { readIfThere } from '../../node/write/journal';
import { underLock } from '../../node/write/lock';
import { checkList, codesIn, engineChecks, siteCheckList, siteChecks } from './check-list';
import { migratedExamples } from './migrated-examples';
import { engineLists, siteLists } from './registry';
import { rulesSchema } from './rules-schema';
import { sectionUnion } from './section-union';
import { engineTypes, siteTypes } from './types';
import { siteWordList } from './word-modules';

/** A generated file: its path in the project and its required content. */
interface GeneratedFile {
  path: string;
  content: string | Uint8Array;
}

/**
 * Generates every derived file in the repository: the union of section types for completion in editors, the types of component
 * props, the reference of checks, and the font subset with the characters in use.
 */
async function generateFiles(drafts: Drafts, isStrict: boolean): Promise<GeneratedFile[]> {
  const files = readSchemaFiles();
  for (const [file, text] of drafts) {
    const [, name] = /^schemas\/(.+\.(?:schema|examples)\.json)$/.exec(file) ?? [];
    if (name === undefined) continue;
    if (text === undefined) files.delete(name);
    else files.set(name, JSON.parse(text));
  }
  requireSchemas(files, drafts);
  const { schemas, examples } = migratedExamples(files, drafts, isStrict);
  const ofSite = [
    ...examples.filter(({ path }) => path.startsWith('schemas/site/')),
    ...(await siteSources(files, schemas, drafts)),
  ];
  if (siteRoot !== engineRoot) return ofSite;
  return [
    ...ofSite,
    ...examples.filter(({ path }) => !path.startsWith('schemas/site/')),
    { path: checkList, content: engineChecks(drafts) },
    { path: 'schemas/rules.schema.json', content: rulesSchema(checks, codesIn('src/site/checks')) },
    {
      path: definitions,
      content: withIcons(drafts.get(definitions) ?? readFileSync(projectPlace(definitions), 'utf8')),
    },
    { path: 'schemas/section.schema.json', content: sectionUnion(schemas, files) },
    { path: 'src/content/types.generated.ts', content: await engineTypes(schemas, files) },
    ...engineLists(files),
    { path: 'src/content/resolve/face.generated.ts', content: await faceModule() },
    { path: 'src/node/read/migrations.generated.ts', content: allMigrations(drafts) },
    { path: 'docs/checks.md', content: checkReference() },
    { path: 'src/ui/fonts/bricolage.woff2', content: await displayFont('woff2', fontCharacters) },
    {
      path: 'src/ui/fonts/bricolage-more.woff2',
      content: await displayFont('woff2', moreCharacters.join('')),
    },
  ];
}

/** The lists through which the engine includes the site's own sources; empty for a site that has only pages. */
async function siteSources(
  files: ReadonlyMap<string, unknown>,
  schemas: SchemaSet,
  drafts: Drafts,
): Promise<GeneratedFile[]> {
  const hasOwn = ['schemas/site', 'src/site'].some(
    (folder) =>
      existsSync(projectPlace(folder)) || [...drafts.keys()].some((file) => file.startsWith(`${folder}/`)),
  );
  if (!hasOwn) return [];
  return [
    { path: siteCheckList, content: siteChecks(drafts) },
    ...siteLists(files),
    { path: 'src/site/words.generated.ts', content: siteWordList() },
    { path: 'src/site/types.generated.ts', content: await siteTypes(schemas, files) },
  ];
}

/** The characters in the display face, for a check that must not load a font. */
async function faceModule(): Promise<string> {
  const ranges = (await rangesOfFaces()).map(
    ([first, last]) => `  [0x${first.toString(16)}, 0x${last.toString(16)}],\n`,
  );
  return `// Generated from the display face by \`npm run generate\`. Do not edit.

/** The characters that the display face has letters for: the first and the last of each range. */
export const faceRanges: readonly (readonly [first: number, last: number])[] = [
${ranges.join('')}];
`;
}

/** The list of document migrations by file name, earliest first. */
function allMigrations(drafts: Drafts): string {
  const folder = projectPlace('schemas/migrations');
  const drafted = [...drafts.keys()].flatMap((file) => /^schemas\/migrations\/(.+)/.exec(file)?.[1] ?? []);
  const present = existsSync(folder) ? listFiles(folder) : [];
  const files = [...new Set([...present, ...drafted])].filter((file) => file.endsWith('.ts')).sort();
  const lines = files.map(
    (file, index) =>
      `import migration${index + 1} from '../../../schemas/migrations/${file.slice(0, -3)}';\n`,
  );
  return `// Generated from schemas/migrations by \`npm run generate\`. Do not edit.
${lines.join('')}import type { Migration } from '../../content/schema/migration';

export const migrations: readonly Migration[] = [${files.map((_, index) => `migration${index + 1}`).join(', ')}];
`;
}

const definitions = 'schemas/defs.schema.json';

/** The definitions of schemas, whose icons are those that the engine has. */
export function withIcons(text: string): string {
  const pointer = '/definitions/icon/examples';
  const value = Object.keys(icons);
  const isCurrent = JSON.stringify(valueAt(JSON.parse(text), pointer)) === JSON.stringify(value);
  return isCurrent ? text : editJson(text, [{ op: 'set', pointer, value }]);
}

/** The reference of checks: a table of all, and the reason for each. */
function checkReference(): string {
  const rows = checks.map(
    ({ code, severity, summary }) => `| [\`${code}\`](#${code}) | ${severity} | ${summary} |\n`,
  );
  const reasons = checks.map(({ code, summary, why }) => `\n## ${code}\n\n${summary} ${why}\n`);
  return `<!-- Generated from the checks by \`npm run generate\`. Do not edit. -->

# Checks

\`npm run validate-pages -- --explain CODE\` shows the same with a wrong and a right example.

| code | severity | rule |
| --- | --- | --- |
${rows.join('')}${reasons.join('')}`;
}

/** Updates generated files, or only lists the stale ones. @returns their paths */
export async function writeGenerated(dryRun = false): Promise<string[]> {
  if (dryRun) return (await generatedChanges(new Map(), true)).map(({ file }) => file);
  return underLock([engineRoot, siteRoot], async (lock) => {
    const changes = await generatedChanges(new Map(), true);
    executePlan({ root: engineRoot, title: 'Generate', changes, notes: [] }, lock);
    return changes.map(({ file }) => file);
  });
}

/**
 * The files to write so that generated files are up to date.
 *
 * @param drafts sources about to be written
 * @param isStrict whether the examples of section types have to be valid
 * @throws SchemaMistakes if a schema is invalid, or an example has to be valid and is not
 */
export async function generatedChanges(
  drafts: Drafts = new Map(),
  isStrict = false,
): Promise<GeneratedChange[]> {
  return (await generateFiles(drafts, isStrict)).flatMap(({ path: name, content }): GeneratedChange[] => {
    const before = readIfThere(projectPlace(name));
    const file = fromEngine(name);
    if (!before) return [{ kind: 'create', file, text: content, what: [] }];
    return before.equals(Buffer.from(content))
      ? []
      : [{ kind: 'edit', file, before, after: content, what: [] }];
  });
}

type GeneratedChange = NonNullable<Plan['generated']>[number];
