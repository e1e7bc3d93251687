import { exampleFaults } from '../../content/checks/core/example-faults';
import type { Finding } from '../../content/model/diagnostics';
import { isRecord } from '../../content/model/is-record';
import { resolveExample } from '../../content/resolve/examples';
import { schemaFaults } from '../../content/schema/schema-faults';
import type { SchemaSet } from '../../content/schema/schemas';
import type { LiveContent } from '../../node/dev/live-content';
import { projectPlace } from '../../node/project/place-of';
import { readSchemaFiles } from '../../node/read/files';
import { locateInSchemas } from '../../node/read/schema-mistakes';
import type { LocatedFinding as ShownFinding } from '../protocol/documents';
import { shownAs } from './findings';
import { Refusal } from './guard';

/** Findings that do not prevent rendering: editors want to see a text that is too long or too short. */
const harmless = new Set(['wrong-length']);

/**
 * The saved examples of a section type, with their findings and those of its schema only.
 *
 * @throws Refusal for an unknown type
 */
export function examplesOfType(content: LiveContent, type: string): object {
  const { schemas, files } = readType(content, type);
  const name = schemas.sectionFile(type);
  const file = `${name}.examples.json`;
  const own = [`${name}.schema.json`, file];
  const inSchemas = schemaFaults(files).filter(({ file }) => own.includes(file));
  const faults = inSchemas.length > 0 ? inSchemas : exampleFaults(files, schemas, [type]);
  return { path: projectPlace(`schemas/${file}`), examples: files.get(file) ?? {}, findings: placed(faults) };
}

/**
 * Checks an unsaved example and resolves it in each language, unless it violates its schema.
 *
 * @param asked `type`, the `name` of the example and the `section`
 * @throws Refusal for an unknown type
 */
export function triedExample(content: LiveContent, asked: Record<string, unknown>): object {
  const { type, name, section } = asked;
  if (typeof type !== 'string' || typeof name !== 'string' || !isRecord(section))
    throw new Refusal(422, 'An example has a type, a name and a section.');
  const { schemas, files } = readType(content, type);
  const { languages } = content;
  const file = `${schemas.sectionFile(type)}.examples.json`;
  const tried = new Map([...files, [file, { [name]: section }] as const]);
  const faults = exampleFaults(tried, schemas, [type]);
  const isShown = section.type === type && faults.every(({ code }) => harmless.has(code));
  return {
    findings: placed(faults),
    ...(isShown && {
      sections: Object.fromEntries(
        languages.map(({ code }) => [code, resolveExample(type, section, schemas, languages, code)]),
      ),
    }),
  };
}

function readType(
  { schemas }: LiveContent,
  type: string,
): { schemas: SchemaSet; files: Map<string, unknown> } {
  if (!schemas?.sectionTypes.includes(type))
    throw new Refusal(404, `There is no section type "${type.slice(0, 100)}".`);
  return { schemas, files: readSchemaFiles() };
}

/** Adds line numbers to findings. @param findings with files in `schemas/` */
function placed(findings: readonly Finding[]): ShownFinding[] {
  return locateInSchemas(findings).map((finding) => shownAs(finding, projectPlace(finding.file)));
}
