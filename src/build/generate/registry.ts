import { componentName } from '../../content/component-name';
import type { Schema } from '../../content/fields';
import { componentSource, sectionFilesOf } from '../../content/section-files';

/** The list of the section types that need their code before the visitor does anything. */
export const needsFile = 'src/sections/needs.generated.ts';

/** Writes that list. @param files the schema files by their path below `schemas/`, parsed */
export function needsText(files: ReadonlyMap<string, unknown>): string {
  const entries = Object.entries(sectionFilesOf(files)).flatMap(([type, file]) => {
    const { needs } = files.get(`${file}.schema.json`) as Schema;
    return needs === undefined ? [] : [`  '${type}': '${needs}',\n`];
  });
  return `// Generated from the schemas of section types by \`npm run generate\`. Do not edit.
import type { Needs } from '../content/fields';
import type { SectionType } from '../content/types.generated';

/** When the code of a section type is needed, where that is before the visitor does anything. */
export const needs: Partial<Record<SectionType, Needs>> = {
${entries.join('')}};
`;
}

/** The list of the section types that stand elsewhere than below the section before them. */
export const standsFile = 'src/sections/stands.generated.ts';

/** Writes that list. @param files the schema files by their path below `schemas/`, parsed */
export function standsText(files: ReadonlyMap<string, unknown>): string {
  const entries = Object.entries(sectionFilesOf(files)).flatMap(([type, file]) => {
    const { stands } = files.get(`${file}.schema.json`) as Schema;
    return stands === undefined ? [] : [`  '${type}': '${stands}',\n`];
  });
  return `// Generated from the schemas of section types by \`npm run generate\`. Do not edit.
import type { Stands } from '../content/fields';
import type { SectionType } from '../content/types.generated';

/** Where a section of a type stands, where that is not below the one before it. */
export const stands: Partial<Record<SectionType, Stands>> = {
${entries.join('')}};
`;
}

/** The list of all components, which follows from the schemas there are. */
export const registryFile = 'src/sections/registry.generated.ts';

/**
 * Writes the list of all components: those of the engine, and those of the site.
 *
 * @param sectionFiles where the schema of each section type lies, as `sectionFilesOf` gives it
 */
export function registryText(sectionFiles: Readonly<Record<string, string>>): string {
  const types = Object.entries(sectionFiles).map(([type, file]) => ({
    key: type.includes('-') ? `'${type}'` : type,
    component: componentName(type),
    source: componentSource(file)
      .replace(/^src\/sections/, '.')
      .replace(/^src/, '..')
      .replace(/\.tsx$/, ''),
  }));
  return `// Generated from the schemas of section types by \`npm run generate\`. Do not edit.
${types.map(({ component, source }) => `import { ${component} } from '${source}';\n`).join('')}import type { Registry } from './components';

/** Section type to component: the only list of components, those of the engine and of the site. */
export const registry = {
${types.map(({ key, component }) => `  ${key}: ${component},\n`).join('')}} satisfies Registry;
`;
}
