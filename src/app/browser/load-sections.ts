import siteCode from '#site/section-code.generated';
import { componentName } from '../../content/model/component-name';
import { componentSource } from '../../content/model/section-files';
import type { SectionType } from '../../content/types.generated';
import { provideSections, type Registry, sectionComponent } from '../../sections/components';
import { importFetched } from '../../ui/fetched-code';

/** One chunk for each of the engine's section types, fetched when a page has such a section. */
const files = import.meta.glob<Record<string, unknown>>(['../../sections/*/*.tsx', '!**/*.test.tsx']);

/** The import path of a source relative to this file. @param source path in the project */
const fileOf = (source: string) => source.replace('src', '../..');

/**
 * Loads the code of section types that has not been loaded yet.
 *
 * @throws if a file cannot be fetched or no longer exists: no network, or a newer deploy
 */
export async function loadSections(types: Iterable<SectionType>): Promise<void> {
  await Promise.all(
    [...new Set(types)].map(async (type) => {
      if (sectionComponent(type)) return;
      const own = componentSource(`sections/${type}`);
      const ofSite: (() => Promise<Record<string, unknown>>) | undefined =
        siteCode[type as keyof typeof siteCode];
      const load = files[fileOf(own)] ?? ofSite;
      if (!load) throw new Error(`There is no code for sections of type "${type}".`);
      // A test compares these names with the registry, which the compiler keeps complete.
      const code = await importFetched(fileOf(own) in files ? own : componentSource(`site/${type}`), load);
      const component = code[componentName(type)];
      provideSections({ [type]: component } as Partial<Registry>);
    }),
  );
}
