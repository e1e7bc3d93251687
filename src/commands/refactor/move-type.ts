import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { editJson } from '../../content/json/edit';
import { componentName } from '../../content/model/component-name';
import { pointerToken } from '../../content/model/diagnostics';
import { isRecord } from '../../content/model/is-record';
import type { JsonEdit } from '../../content/model/json-edit';
import { componentSource } from '../../content/model/section-files';
import { sectionPointer } from '../../content/schema/document-parts';
import { typeOf } from '../../content/schema/fields';
import type { Schema } from '../../content/schema/schema';
import { schemaId } from '../../content/schema/schemas';
import type { Checker } from '../../node/check/checker';
import type { Plan, PlannedChange } from '../../node/plan/plan';
import { fromEngine, projectPlace } from '../../node/project/place-of';
import { engineRoot, siteRoot, UsageError, unknownName } from '../../node/project/project';
import { listFiles } from '../../node/read/files';
import { assertTypeName } from '../scaffold/scaffold';
import { SiteEdits } from './site-edits';

/**
 * Renames a section type: its schema and examples, its component with its folder, and every section of that type in the site.
 * Files generated from them must be generated again.
 *
 * @param folder the folder of the site, absolute or relative to the working directory
 * @throws UsageError if the type does not exist, or the new name is invalid or taken
 */
export function planTypeMove(checker: Checker, folder: string, from: string, to: string): Plan {
  const { sectionTypes: types, sectionFile } = checker.site.schemas;
  if (!types.includes(from)) throw unknownName(`There is no section type ${from}`, from, types);
  if (types.includes(to)) throw new UsageError(`There is a section type ${to} already.`);
  assertTypeName(
    to,
    types.filter((type) => type !== from),
  );
  assertOfSite(from, sectionFile(from));
  const broken = checker.site.all().filter(({ isInvalid }) => isInvalid);
  if (broken.length > 0)
    throw new UsageError(`Mend the errors of ${broken[0]?.file} first: npm run validate-pages lists them.`);
  const fileBefore = sectionFile(from) as string;
  const fileAfter = `${path.posix.dirname(fileBefore)}/${to}`;
  const others = mentions(from, componentSource(fileBefore));
  return {
    root: engineRoot,
    title: `Call the section type ${from} ${to}`,
    changes: [
      ...schemaChanges(fileBefore, fileAfter),
      ...codeChanges(fileBefore, fileAfter),
      ...documentChanges(checker, folder, from, to),
    ],
    notes: [
      'Look at the title and the descriptions of its schema: they may name it too.',
      ...(others.length > 0 ? [`These name it as well, and stay as they are: ${others.join(', ')}.`] : []),
    ],
  };
}

/**
 * Keeps a site from changing the section types of the engine, which other sites show.
 *
 * @param file of its schema, as `sectionFile` returns it
 * @throws UsageError if the type is the engine's, and the site lies elsewhere
 */
export function assertOfSite(type: string, file: string | undefined): void {
  if (siteRoot === engineRoot || file?.startsWith('site/')) return;
  throw new UsageError(
    `${type} is a section type of the engine, which other sites show: from here only types in schemas/site of this site are changed.`,
  );
}

/** A file at a new path with words in it replaced. */
function movedFile(
  from: string,
  to: string,
  write: (text: string) => string,
  what: string[],
): PlannedChange[] {
  const before = readFileSync(projectPlace(from), 'utf8');
  const after = write(before);
  const file = fromEngine(from);
  const move = { kind: 'move', from: file, to: fromEngine(to) } as const;
  return before === after ? [move] : [move, { kind: 'edit', file, before, after, what }];
}

/** The schema and examples. @param before their current path in `schemas` without extension; `after` is the new one */
function schemaChanges(before: string, after: string): PlannedChange[] {
  const [from, to] = [path.posix.basename(before), path.posix.basename(after)];
  const examples = (text: string) => {
    const value: unknown = JSON.parse(text);
    const edits = Object.entries(isRecord(value) ? value : {}).flatMap(([name, example]): JsonEdit[] => {
      const pointer = `${pointerToken(name)}/type`;
      return typeOf(example) === from ? [{ op: 'set', pointer, value: to }] : [];
    });
    return editJson(text, edits);
  };
  const schema = (text: string) => {
    const value = JSON.parse(text) as Schema;
    const edits: JsonEdit[] = [{ op: 'set', pointer: '/properties/type/const', value: to }];
    if (value.$id === schemaId(`${before}.schema.json`))
      edits.push({ op: 'set', pointer: '/$id', value: schemaId(`${after}.schema.json`) });
    return editJson(text, edits);
  };
  const what = [`type: ${from} → ${to}`];
  const moved = (kind: string, write: (text: string) => string) =>
    movedFile(`schemas/${before}.${kind}.json`, `schemas/${after}.${kind}.json`, write, what);
  return [...moved('schema', schema), ...moved('examples', examples)];
}

/** The component and its folder; files named after the type are renamed. */
function codeChanges(fileBefore: string, fileAfter: string): PlannedChange[] {
  const [from, to] = [path.posix.basename(fileBefore), path.posix.basename(fileAfter)];
  const [before, after] = [componentName(from), componentName(to)];
  const write = (text: string) =>
    text
      .replaceAll(`'${from}'`, `'${to}'`)
      .replaceAll(`'./${from}'`, `'./${to}'`)
      .replaceAll(new RegExp(`\\b${before}\\b`, 'g'), after);
  const folder = path.posix.dirname(componentSource(fileBefore));
  const target = path.posix.dirname(componentSource(fileAfter));
  return listFiles(projectPlace(folder)).flatMap((name) => {
    const renamed = name.startsWith(`${from}.`) ? to + name.slice(from.length) : name;
    return movedFile(`${folder}/${name}`, `${target}/${renamed}`, write, [`${before} → ${after}`]);
  });
}

function documentChanges(checker: Checker, folder: string, from: string, to: string): PlannedChange[] {
  const edits = new SiteEdits((file) => checker.text(file));
  for (const facts of checker.site.all()) {
    for (const [index, section] of checker.site.context(facts).sections.entries())
      if (typeOf(section) === from)
        edits.replace(facts.file, `${sectionPointer(facts.id, index)}/type`, from, to);
  }
  checker.site.release();
  const site = path.relative(engineRoot, path.resolve(folder)).replaceAll(path.sep, '/');
  return edits
    .changes()
    .map((change) => (change.kind === 'edit' ? { ...change, file: `${site}/${change.file}` } : change));
}

/** Migrations name types with their examples, and are kept as they are: documents may be older than the new name. */
const migrationFolder = 'schemas/migrations';

/** Sources and texts that name a type and are neither its own nor generated. */
export function mentions(type: string, source: string): string[] {
  const own = `${path.posix.dirname(source)}/`;
  const folders = siteRoot === engineRoot ? ['src', 'scripts', 'tests', 'docs'] : ['src/site', 'tests/site'];
  return [...folders, migrationFolder]
    .filter((folder) => existsSync(projectPlace(folder)))
    .flatMap((folder) => listFiles(projectPlace(folder)).map((file) => `${folder}/${file}`))
    .filter((file) => /\.(tsx?|md|css)$/.test(file) || file.startsWith(migrationFolder))
    .filter((file) => !/\.generated\./.test(file) && !file.startsWith(own))
    .filter((file) => new RegExp(`['"\`]${type}['"\`]`).test(readFileSync(projectPlace(file), 'utf8')));
}
