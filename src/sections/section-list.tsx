import type { FC } from 'react';
import type { Section, SectionOf, SectionType } from '../content/types.generated';
import { useLabels } from '../i18n/language';
import { BesideHeading, StandsBesideHeading } from '../ui/beside-heading';
import { PartBoundary } from '../ui/part-boundary';
import { sectionComponent } from './components';
import { needs } from './needs.generated';
import { headingType, stands } from './stands.generated';

/**
 * Renders the sections of a page. One that throws costs itself only. The boot script finds by a mark before it which needs its code early.
 * A section whose type says that it stands beside the heading does so where it follows the section with that heading and this has no image of its own.
 */
export function SectionList({ sections, title }: { sections: readonly Section[]; title: string }) {
  const t = useLabels();
  const isBeside = (index: number) => {
    const [before, section] = [sections[index - 1], sections[index]];
    return before?.type === headingType && !hasImage(before) && section && stands[section.type] !== undefined;
  };
  // Sections and items have no identity of their own: their place is what stays the same from language to language.
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

/** Whether a section shows an image, as pages are resolved. */
function hasImage(section: Section): boolean {
  return Object.values(section).some(
    (value) => typeof value === 'object' && value !== null && 'src' in value,
  );
}

/** One section, rendered by the component of its type. */
export function RenderSection<T extends SectionType>({ section }: { section: SectionOf<T> }) {
  const SectionComponent: FC<SectionOf<T>> | undefined = sectionComponent(section.type as T);
  // A page is shown when the code of its sections is there.
  if (!SectionComponent) throw new Error(`There is no component for sections of type "${section.type}".`);
  return <SectionComponent {...section} />;
}
