import { useEffect, useRef } from 'react';
import { sharedType } from '../../../content/model/section-files';
import { typeOf } from '../../../content/schema/fields';
import { Fields } from '../form/field';
import { FieldFindings } from '../form/field-findings';
import { useFieldFocus } from '../form/focus';
import { schemaOfType } from '../form/schema';
import { boxInWindow } from '../page/drawn';
import { sectionElements } from '../page/sections';
import { scrollTo } from '../page/walk';
import { moveSection, sectionName, select } from '../state/actions';
import { shownSections } from '../state/documents';
import { openValueInEditor } from '../state/open-in-editor';
import { typeLabel } from '../state/type-label';
import { useStore, useWorkbench } from '../state/use-workbench';
import type { Workbench } from '../state/workbench';
import { BackTo, ToolButton } from '../ui/buttons';
import { SharedForm } from './shared-form';

export function SectionForm({ index }: { index: number }) {
  const workbench = useWorkbench();
  const section = useStore(({ view }) => shownSections(view)[index]);
  const count = useStore(({ view }) => shownSections(view).length);
  const type = section ? typeOf(section) : '';
  const schema = useStore(({ site }) => schemaOfType(site, type));
  const form = useRef<HTMLDivElement>(null);
  useFieldFocus(form);
  useEffect(() => scrollIntoSight(workbench, index), [workbench, index]);
  const pointer = `/sections/${index}`;
  return (
    <div ref={form}>
      <div className="form-head">
        <BackTo onPress={() => select(workbench, undefined, { pointer })}>All sections</BackTo>
        <span className="row">
          <ToolButton
            label="Open in editor"
            icon="open"
            onPress={() => openValueInEditor(workbench, pointer)}
          />
          <ToolButton
            label="Move section up"
            icon="up"
            isDisabled={index === 0}
            onPress={() => moveSection(workbench, index, index - 1)}
          />
          <ToolButton
            label="Move section down"
            icon="down"
            isDisabled={index === count - 1}
            onPress={() => moveSection(workbench, index, index + 1)}
          />
        </span>
      </div>
      <h3 className="form-title" tabIndex={-1} data-item={pointer} data-rest="form">
        <small>{typeLabel(workbench, type)}</small>
        {section && sectionName(workbench, section)}
      </h3>
      {schema?.description && <p className="help">{schema.description.replaceAll('`', '')}</p>}
      {schema ? (
        <>
          <Fields schema={schema} pointer={pointer} value={section} />
          {type === sharedType && <SharedForm name={String(section?.name)} />}
        </>
      ) : (
        <>
          <FieldFindings pointer={`${pointer}/type`} />
          <p className="failure">There is no section type “{type}”.</p>
        </>
      )}
    </div>
  );
}

/** Scrolls to a section if hardly any of it is in view. */
function scrollIntoSight(workbench: Workbench, index: number): void {
  const section = sectionElements()[index];
  const box = section && boxInWindow(section);
  if (box && (box.bottom < 160 || box.top > innerHeight * 0.6)) scrollTo(workbench, `/sections/${index}`);
}
