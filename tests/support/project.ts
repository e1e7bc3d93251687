import { readFileSync } from 'node:fs';
import path from 'node:path';
import { resolveExample } from '../../src/content/resolve/examples';
import { compileSchemas } from '../../src/content/schema/compile-schemas';
import type { Section, SectionType } from '../../src/content/types.generated';
import { projectPlace } from '../../src/node/project/place-of';
import { engineRoot } from '../../src/node/project/project';
import { listFiles, readSchemaFiles } from '../../src/node/read/files';

/** The project's schemas, for tests that loop over all units. */
export const schemaFiles = readSchemaFiles();
export const schemas = compileSchemas(schemaFiles);
export const sectionTypes = schemas.sectionTypes as readonly SectionType[];

/** The languages of the examples: source and translations. */
export const exampleLanguages = [
  { code: 'en', name: 'English', invitation: 'switch to English' },
  { code: 'es', name: 'Español', invitation: 'cambiar a español' },
];

/** The named examples of a section type as written. */
export function writtenExamples(type: string): Record<string, object> {
  return schemaFiles.get(`${schemas.sectionFile(type)}.examples.json`) as Record<string, object>;
}

/** The named examples of a section type as components receive them. */
export function examplesOf(type: string): Record<string, Section> {
  return Object.fromEntries(
    Object.entries(writtenExamples(type)).map(([name, example]) => [
      name,
      resolveExample(type, example, schemas, exampleLanguages, 'en'),
    ]),
  );
}

/** The source files in a folder of the project, with their text. */
export function sources(folder: string): { file: string; text: string }[] {
  return listFiles(path.join(engineRoot, folder))
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({
      file: `${folder}/${file}`,
      text: readFileSync(path.join(engineRoot, folder, file), 'utf8'),
    }));
}

/** The lines with a text in the sources of a section type's folder: `src/sections/quote/quote.tsx:12`. */
export function linesWith(text: string, folder: string): string[] {
  return listFiles(projectPlace(folder))
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) =>
      readFileSync(path.join(projectPlace(folder), file), 'utf8')
        .split('\n')
        .flatMap((line, index) => (line.includes(text) ? `${folder}/${file}:${index + 1}` : [])),
    );
}
