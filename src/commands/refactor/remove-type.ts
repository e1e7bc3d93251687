import { readFileSync } from 'node:fs';
import path from 'node:path';
import { editJson } from '../../content/json/edit';
import { pluralForm } from '../../content/model/component-words';
import type { JsonEdit } from '../../content/model/json-edit';
import { componentSource } from '../../content/model/section-files';
import type { Checker } from '../../node/check/checker';
import type { Plan, PlannedChange } from '../../node/plan/plan';
import { fromEngine, projectPlace } from '../../node/project/place-of';
import { engineRoot, UsageError, unknownName } from '../../node/project/project';
import { fromWorkingDirectory } from '../../node/project/working-directory';
import { listFiles } from '../../node/read/files';
import { unusedWords } from '../../node/read/unused-words';
import { wordFiles, wordLanguages } from '../../node/read/word-files';
import { assertOfSite, mentions } from './move-type';

/**
 * Removes an unused section type: its schema and examples, its component with its folder, and labels that only it uses, in
 * every language. Files generated from them must be generated again.
 *
 * @param folder the folder of the site, absolute or relative to the working directory
 * @throws UsageError if the type does not exist, the engine needs it, or a page uses it
 */
export function planTypeRemoval(checker: Checker, folder: string, type: string): Plan {
  const { schemas } = checker.site;
  const file = schemas.sectionFile(type);
  if (file === undefined) throw unknownName(`There is no section type ${type}`, type, schemas.sectionTypes);
  assertOfSite(type, file);
  const [purpose] = Object.entries(schemas.typeFor).find(([, name]) => name === type) ?? [];
  if (purpose !== undefined)
    throw new UsageError(`The engine needs ${type}: its schema says so ("purpose": "${purpose}").`);
  const showing = checker.site.all().filter(({ types }) => types.includes(type));
  if (showing.length > 0) {
    const [first, ...others] = showing.map((page) => fromWorkingDirectory(page.file, folder));
    const more = others.length === 1 ? ', and 1 more page does' : `, and ${others.length} more pages do`;
    throw new UsageError(
      `${first} shows a section of the type ${type}${others.length > 0 ? more : ''}: remove these first. npm run where -- ${type} lists them.`,
    );
  }
  const source = componentSource(file);
  const own = path.posix.dirname(source);
  const remove = (name: string): PlannedChange => ({
    kind: 'remove',
    file: fromEngine(name),
    before: readFileSync(projectPlace(name), 'utf8'),
  });
  const others = mentions(type, source);
  return {
    root: engineRoot,
    title: `Remove the section type ${type}`,
    changes: [
      remove(`schemas/${file}.schema.json`),
      remove(`schemas/${file}.examples.json`),
      ...listFiles(projectPlace(own)).map((name) => remove(`${own}/${name}`)),
      ...wordChanges(own),
    ],
    notes: others.length > 0 ? [`These name it as well, and stay as they are: ${others.join(', ')}.`] : [],
  };
}

/** Removes labels that are unused without the sources of a folder. */
function wordChanges(folder: string): PlannedChange[] {
  const already = new Set(unusedWords());
  const gone = unusedWords(`${folder}/`).filter((key) => !already.has(key));
  // Some languages have more plural forms than English.
  const isGone = (key: string) =>
    gone.includes(key) || gone.some((one) => one.replace(pluralForm, '') === key.replace(pluralForm, ''));
  return wordLanguages()
    .flatMap((language) => wordFiles(language))
    .flatMap((word): PlannedChange[] => {
      const before = readFileSync(word, 'utf8');
      const file = path.relative(engineRoot, word).replaceAll(path.sep, '/');
      const keys = Object.keys(JSON.parse(before)).filter(isGone);
      const edits = keys.map((key): JsonEdit => ({ op: 'remove', pointer: `/${key}` }));
      if (edits.length === 0) return [];
      return [{ kind: 'edit', file, before, after: editJson(before, edits), what: keys }];
    });
}
