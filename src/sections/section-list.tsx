import type { FC } from 'react';
import type { Section, SectionOf, SectionType } from '../content/types.generated';
import { useLabels } from '../i18n/language';
import { PartBoundary } from '../ui/part-boundary';
import { sectionComponent } from './components';
import { needs } from './needs.generated';

/** Renders the sections of a page. One that throws costs itself only. The boot script finds by a mark before it which needs its code early. */
export function SectionList({ sections, title }: { sections: readonly Section[]; title: string }) {
  const t = useLabels();
  return sections.map((section, index) => (
    // Sections and items have no identity of their own: their place is what stays the same from language to language.
    <PartBoundary key={index} name={`section of type "${section.type}"`} notice={t('part.failed')}>
      {needs[section.type] && <template data-needs={needs[section.type]} />}
      <RenderSection
        section={section.type === 'hero' && section.title === undefined ? { ...section, title } : section}
      />
    </PartBoundary>
  ));
}

/** One section, rendered by the component of its type. */
export function RenderSection<T extends SectionType>({ section }: { section: SectionOf<T> }) {
  const SectionComponent: FC<SectionOf<T>> | undefined = sectionComponent(section.type as T);
  // A page is shown when the code of its sections is there.
  if (!SectionComponent) throw new Error(`There is no component for sections of type "${section.type}".`);
  return <SectionComponent {...section} />;
}
