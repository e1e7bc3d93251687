import { Component, type FC, type ReactNode } from 'react';
import type { Section, SectionOf, SectionType } from '../content/types.generated';
import { useLabels } from '../i18n/language';
import { sectionComponent } from './components';

/**
 * Renders the sections of a page. A section that throws costs itself only: in the browser a notice stands in its
 * place; on the server the error goes on, so that the build fails and names the section.
 */
export function SectionList({ sections, title }: { sections: readonly Section[]; title: string }) {
  return sections.map((section, index) => (
    // Sections and items have no identity of their own: their place is what stays the same from language to language.
    <SectionBoundary key={index} type={section.type}>
      <RenderSection
        section={section.type === 'hero' && section.title === undefined ? { ...section, title } : section}
      />
    </SectionBoundary>
  ));
}

/** One section, rendered by the component of its type. */
export function RenderSection<T extends SectionType>({ section }: { section: SectionOf<T> }) {
  const SectionComponent: FC<SectionOf<T>> | undefined = sectionComponent(section.type as T);
  // A page is shown when the code of its sections is there.
  if (!SectionComponent) throw new Error(`There is no component for sections of type "${section.type}".`);
  return <SectionComponent {...section} />;
}

class SectionBoundary extends Component<{ type: string; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(`A section of type "${this.props.type}" failed to render.`, error);
  }

  override render() {
    return this.state.hasFailed ? <FailedSection /> : this.props.children;
  }
}

function FailedSection() {
  const t = useLabels();
  return (
    <div className="wrap py-10" role="alert">
      <p className="border-l-4 border-error pl-4">
        {t('section.failed')} {t('section.failed.hint')}
      </p>
    </div>
  );
}
