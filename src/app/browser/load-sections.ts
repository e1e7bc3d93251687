import { componentName } from '../../content/component-name';
import { componentSource } from '../../content/section-files';
import type { SectionType } from '../../content/types.generated';
import { provideSections, type Registry, sectionComponent } from '../../sections/components';
import { importFetched } from '../../ui/fetched-code';

/** One file for each section type, fetched when a page has a section of it. */
const files = import.meta.glob<Record<string, unknown>>([
  '../../sections/*/*.tsx',
  '../../site/sections/*/*.tsx',
  '!**/*.test.tsx',
]);

/** The name of a source as it is imported from here. @param source below the project */
const fileOf = (source: string) => source.replace('src', '../..');

/**
 * Fetches the code of section types, as far as it is not there already.
 *
 * @throws when a file cannot be fetched, or there is none: no network, or a newer deploy
 */
export async function loadSections(types: Iterable<SectionType>): Promise<void> {
  await Promise.all(
    [...new Set(types)].map(async (type) => {
      if (sectionComponent(type)) return;
      const source = ['sections', 'site']
        .map((folder) => componentSource(`${folder}/${type}`))
        .find((source) => fileOf(source) in files);
      const load = source && files[fileOf(source)];
      if (!load) throw new Error(`There is no code for sections of type "${type}".`);
      // A test compares these names with the registry, which the compiler keeps complete.
      const code = await importFetched(source, load);
      const component = code[componentName(type)];
      provideSections({ [type]: component } as Partial<Registry>);
    }),
  );
}
