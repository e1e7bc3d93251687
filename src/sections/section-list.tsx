import type { FC } from 'react';
import type { Section, SectionOf, SectionType } from '../content/types.generated';
import { useLabels } from '../i18n/language';
import { BesideHeading, StandsBesideHeading } from '../ui/beside-heading';
import { PartBoundary } from '../ui/part-boundary';
import { sectionComponent } from './components';
import { imageOf } from './image-of';
import { needs } from './needs.generated';
import { headingType, stands } from './stands.generated';

/**
 * Renders the sections of a page. A section that throws does not affect the others. A marker before a section tells the boot
 * script that it needs its code early. A section whose type allows it is shown beside the heading if it follows the section
 * with that heading and that section has no image.
 */
export function SectionList({ sections, title }: { sections: readonly Section[]; title: string }) {
  const t = useLabels();
  const isBeside = (index: number) => {
    const [before, section] = [sections[index - 1], sections[index]];
    return before?.type === headingType && !imageOf(before) && section && stands[section.type] !== undefined;
  };
  // Sections and items have no ids; their index is what stays the same across languages.
  const part = (section: Section, index: number) => (
    <PartBoundary key={index} name={`section of type "${section.type}"`} notice={t('part.failed')}>
      {needs[section.type] && <template data-needs={needs[section.type]} />}
      <RenderSection
        section={
          section.type === headingType && section.title === undefined ? { ...section, title } : section
        }
      />
    </PartBoundary>
  );
  return sections.map((section, index) => {
    if (isBeside(index)) return null;
    const next = sections[index + 1];
    if (!next || !isBeside(index + 1)) return part(section, index);
    return (
      <BesideHeading
        key={index}
        value={
          <div data-beside className="grid">
            <StandsBesideHeading value={true}>{part(next, index + 1)}</StandsBesideHeading>
          </div>
        }
      >
        {part(section, index)}
      </BesideHeading>
    );
  });
}

/** Renders a section with the component of its type. */
export function RenderSection<T extends SectionType>({ section }: { section: SectionOf<T> }) {
  const SectionComponent: FC<SectionOf<T>> | undefined = sectionComponent(section.type as T);
  // A page is shown only after the code of its sections has loaded.
  if (!SectionComponent) throw new Error(`There is no component for sections of type "${section.type}".`);
  return <SectionComponent {...section} />;
}
