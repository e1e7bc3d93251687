import path from 'node:path';
import { json } from '../../commands/scaffold/scaffold';
import { pageFiles } from '../../commands/scaffold/scaffold-page';
import { editJson } from '../../content/json/edit';
import { propertiesIn } from '../../content/json/json-in';
import { textsIn } from '../../content/json/values';
import { withCopiedPaths } from '../../content/model/copied-paths';
import { isRecord } from '../../content/model/is-record';
import { translatedLanguages } from '../../content/model/languages';
import { carriedMarks, isEntry } from '../../content/model/machine-texts';
import { faultOfRoute, pageIdOf } from '../../content/model/routes';
import { typeOf } from '../../content/schema/fields';
import type { SchemaSet } from '../../content/schema/schemas';
import type { NewPage } from '../protocol/plans';
import { Refusal } from './guard';
import { refuse } from './page-plans';

/**
 * The files of a new page and other changed files, by path in the site's folder.
 *
 * @param textOf returns the current text of one of the site's files
 * @throws Refusal if the route is invalid or taken
 */
export function newPageFiles(
  folder: string,
  { route, title, from }: NewPage,
  schemas: SchemaSet,
  languages: Parameters<typeof translatedLanguages>[0],
  textOf: (file: string) => string | undefined,
): Map<string, string> {
  const id = pageIdOf(route);
  const fault = faultOfRoute(route, languages);
  if (fault !== undefined) throw new Refusal(422, fault);
  if (textOf(`${id}/page.json`) !== undefined) throw new Refusal(422, `There is a page at ${route} already.`);
  const name = path.basename(folder);
  const files = new Map<string, string>();
  try {
    const made = pageFiles(path.dirname(folder), route, schemas, title === '' ? {} : { title }, name);
    for (const [file, text] of made) files.set(file.slice(name.length + 1), text);
  } catch (error) {
    refuse(error);
  }
  const model = from === undefined ? {} : propertiesIn(textOf(`${pageIdOf(from)}/page.json`));
  if (!Array.isArray(model.sections)) return files;
  const copied = withCopiedPaths(model.sections, `${pageIdOf(from ?? '/')}/page.json`, `${id}/page.json`);
  const sections = copied.map((section: unknown) => withoutHeading(section, schemas));
  const document = { ...propertiesIn(files.get(`${id}/page.json`)), sections };
  files.set(`${id}/page.json`, json(document));
  const used = new Set(textsIn(sections));
  for (const { code } of translatedLanguages(languages)) {
    const own = propertiesIn(files.get(`${id}/${code}.json`));
    const its = propertiesIn(textOf(`${pageIdOf(from ?? '/')}/${code}.json`));
    const kept = Object.entries(its).filter(([copy]) => used.has(copy) && !Object.hasOwn(own, copy));
    const tagline = new Set(textsIn(document));
    const needed = Object.entries(own).filter(([copy]) => !isEntry(copy) || tagline.has(copy));
    const made = { ...Object.fromEntries(needed), ...Object.fromEntries(kept) };
    const keys = kept.map(([copy]) => copy);
    files.set(`${id}/${code}.json`, editJson(json(made), carriedMarks(its, made, keys)));
  }
  return files;
}

/** Without a title, the section with the main heading shows the page's title. */
function withoutHeading(section: unknown, { typeFor }: SchemaSet): unknown {
  if (!isRecord(section) || typeOf(section) !== typeFor.heading) return section;
  const { title: _, ...rest } = section;
  return rest;
}
