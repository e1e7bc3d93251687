import { componentName } from '../../content/model/component-name';
import { componentSource, sectionFilesOf } from '../../content/model/section-files';
import type { Schema } from '../../content/schema/schema';
import { engineSource } from '../../node/project/place-of';

const note = '// Generated from the schemas of section types by `npm run generate`. Do not edit.\n';

/** A section type in a generated list. */
interface Listed {
  /** Its name as an object key. */
  key: string;
  component: string;
  /** Its source file without extension, relative to the list. */
  source: string;
  needs: Schema['needs'];
  stands: Schema['stands'];
}

/** The section types of the engine or the site. @param files parsed schema files by path in `schemas/` */
function listed(files: ReadonlyMap<string, unknown>, folder: 'sections' | 'site'): Listed[] {
  return Object.entries(sectionFilesOf(files)).flatMap(([type, file]) => {
    if (!file.startsWith(`${folder}/`)) return [];
    const { needs, stands } = files.get(`${file}.schema.json`) as Schema;
    const source = componentSource(file)
      .replace(folder === 'site' ? /^src\/site/ : /^src\/sections/, '.')
      .replace(/\.tsx$/, '');
    const key = type.includes('-') ? `'${type}'` : type;
    return { key, component: componentName(type), source, needs, stands };
  });
}

const marksOf = (types: readonly Listed[], mark: 'needs' | 'stands') =>
  types.flatMap((type) => (type[mark] === undefined ? [] : [`  ${type.key}: '${type[mark]}',\n`])).join('');
const importsOf = (types: readonly Listed[]) =>
  types.map(({ component, source }) => `import { ${component} } from '${source}';\n`).join('');
const componentsOf = (types: readonly Listed[]) =>
  types.map(({ key, component }) => `  ${key}: ${component},\n`).join('');

/** The lists of the engine's section types, which include the site's. @param files as above */
export function engineLists(files: ReadonlyMap<string, unknown>): { path: string; content: string }[] {
  const types = listed(files, 'sections');
  const needs = `${note}import siteNeeds from '#site/needs.generated';
import type { Needs } from '../content/schema/schema';

/** When the code of a section type is needed, where that is before the visitor does anything. */
export const needs: Partial<Record<string, Needs>> = {
${marksOf(types, 'needs')}  ...siteNeeds,
};
`;
  const [heading] = Object.entries(sectionFilesOf(files)).find(
    ([, file]) => (files.get(`${file}.schema.json`) as Schema).purpose === 'heading',
  ) ?? [''];
  const stands = `${note}import siteStands from '#site/stands.generated';
import type { Stands } from '../content/schema/schema';

/** Where a section of a type stands, where that is not below the one before it. */
export const stands: Partial<Record<string, Stands>> = {
${marksOf(types, 'stands')}  ...siteStands,
};

/** The type of the section that has the page's main heading. */
export const headingType = '${heading}';
`;
  const registry = `${note}import siteSections from '#site/sections.generated';
${importsOf(types)}import type { Registry } from './components';

/** Section type to component: the only list of components, those of the engine and of the site. */
export const registry: Registry = {
${componentsOf(types)}  ...siteSections,
};
`;
  return [
    { path: 'src/sections/needs.generated.ts', content: needs },
    { path: 'src/sections/stands.generated.ts', content: stands },
    { path: 'src/sections/registry.generated.ts', content: registry },
  ];
}

/** The lists of the site's section types, which the engine's include. @param files as above */
export function siteLists(files: ReadonlyMap<string, unknown>): { path: string; content: string }[] {
  const types = listed(files, 'site');
  const mark = (
    name: 'needs' | 'stands',
    type: string,
    what: string,
  ) => `${note}import type { ${type} } from '${engineSource('src/content/schema/schema')}';

/** ${what} */
export default {
${marksOf(types, name)}} satisfies Record<string, ${type}>;
`;
  const needs = mark(
    'needs',
    'Needs',
    'When the code of a section type of this site is needed, where that is before the visitor does anything.',
  );
  const stands = mark(
    'stands',
    'Stands',
    'Where a section of a type of this site stands, where that is not below the one before it.',
  );
  const registry = `${note}${importsOf(types)}
/** Section type to component, for where pages are rendered. */
export default {
${componentsOf(types)}};
`;
  const loads = types.map(({ key, source }) => `  ${key}: () => import('${source}'),\n`);
  const code = `${note}type Load = () => Promise<Record<string, unknown>>;

/** Section type to its code, fetched when a page has a section of it. */
export default {
${loads.join('')}} satisfies Record<string, Load>;
`;
  return [
    { path: 'src/site/needs.generated.ts', content: needs },
    { path: 'src/site/stands.generated.ts', content: stands },
    { path: 'src/site/sections.generated.ts', content: registry },
    { path: 'src/site/section-code.generated.ts', content: code },
  ];
}
