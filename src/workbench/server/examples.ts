import { readFileSync } from 'node:fs';
import { exampleFaults } from '../../content/checks/core/example-faults';
import { locate } from '../../content/json/locate';
import type { Finding } from '../../content/model/diagnostics';
import { isRecord } from '../../content/model/is-record';
import { resolveExample } from '../../content/resolve/examples';
import { schemaFaults } from '../../content/schema/schema-faults';
import type { SchemaSet } from '../../content/schema/schemas';
import type { LiveContent } from '../../node/dev/live-content';
import { placeOf } from '../../node/project/place-of';
import { readSchemaFiles } from '../../node/read/files';
import type { Finding as ShownFinding } from '../protocol';
import { Refusal } from './guard';

/** What a component can be given all the same: it is too long or too short, and that is what somebody wants to see. */
const harmless = new Set(['wrong-length']);

/**
 * The examples of a section type as their file has them, and what is wrong with them or with its schema. What is wrong elsewhere
 * is none of its business.
 *
 * @throws Refusal where there is no such type
 */
export function examplesOfType(content: LiveContent, type: string): object {
  const { schemas, files } = known(content, type);
  const name = schemas.sectionFile(type);
  const file = `${name}.examples.json`;
  const own = [`${name}.schema.json`, file];
  const inSchemas = schemaFaults(files).filter(({ file }) => own.includes(file));
  const found = inSchemas.length > 0 ? inSchemas : exampleFaults(files, schemas, [type]);
  return { path: placeOf(`schemas/${file}`), examples: files.get(file) ?? {}, findings: placed(found) };
}

/**
 * An example as somebody is changing it, in no file: what is wrong with it, and as components get it in each language. There is none
 * to show while it is not what its schema says.
 *
 * @param asked `type`, the `name` of the example and the `section` that it would be
 * @throws Refusal where there is no such type
 */
export function triedExample(content: LiveContent, asked: Record<string, unknown>): object {
  const { type, name, section } = asked;
  if (typeof type !== 'string' || typeof name !== 'string' || !isRecord(section))
    throw new Refusal(422, 'An example has a type, a name and a section.');
  const { schemas, files } = known(content, type);
  const { languages } = content;
  const file = `${schemas.sectionFile(type)}.examples.json`;
  const tried = new Map([...files, [file, { [name]: section }] as const]);
  const found = exampleFaults(tried, schemas, [type]);
  const isShown = section.type === type && found.every(({ code }) => harmless.has(code));
  return {
    findings: placed(found),
    ...(isShown && {
      sections: Object.fromEntries(
        languages.map(({ code }) => [code, resolveExample(type, section, schemas, languages, code)]),
      ),
    }),
  };
}

function known({ schemas }: LiveContent, type: string): { schemas: SchemaSet; files: Map<string, unknown> } {
  if (!schemas?.sectionTypes.includes(type))
    throw new Refusal(404, `There is no section type "${type.slice(0, 100)}".`);
  return { schemas, files: readSchemaFiles() };
}

/** Findings at their lines. @param found with files below `schemas/` */
function placed(found: readonly Finding[]): ShownFinding[] {
  const inProject = found.map(({ others: _, ...one }) => ({ ...one, file: `schemas/${one.file}` }));
  const textOf = (file: string) => readFileSync(placeOf(file), 'utf8');
  return locate(inProject, textOf).map(({ code, severity, file, pointer, line, column, message, hint }) => ({
    ...{ code, severity, file, path: placeOf(file), pointer, line, column, message },
    ...(hint === undefined ? {} : { hint }),
  }));
}
