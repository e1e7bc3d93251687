import { useMemo, useRef } from 'react';
import { Button } from 'react-aria-components';
import { Field, Fields } from '../form/field';
import { FieldFindings } from '../form/field-findings';
import { useFieldFocus } from '../form/focus';
import { OptionalGroup } from '../form/optional-group';
import { helpOf, resolveSchema } from '../form/schema';
import { show } from '../page/walk';
import { select } from '../state/actions';
import { frameFindings } from '../state/findings';
import { openValueInEditor } from '../state/open-in-editor';
import {
  frameParts,
  lookPart,
  partAt,
  partPlace,
  redirectsPart,
  settingsPart,
  settingsSchema,
  shownAt,
} from '../state/parts';
import { useSite, useStore, useWorkbench } from '../state/use-workbench';
import { Badge } from '../ui/badge';
import { BackTo, ToolButton, ToolIcon } from '../ui/buttons';
import { LookSample } from './look-sample';

/** The parts around `main`, at the end of the list of sections; each opens its form. */
export function FrameList() {
  const workbench = useWorkbench();
  const { frame, definitions } = useSite();
  const findings = useStore(frameFindings);
  const isThere = useStore(({ view }) => view.site !== undefined);
  const parts = useMemo(() => frameParts(frame.site, definitions), [frame, definitions]);
  if (!isThere) return null;
  return (
    <section aria-label="On every page" className="part-list">
      <h3 className="list-title">On every page</h3>
      <ul className="outline">
        {parts.map((part) => (
          <li key={part.pointer}>
            <Button
              className="section-row part-row"
              data-item={part.pointer}
              onPress={() => show(workbench, { pointer: part.pointer, how: 'item' })}
            >
              <span className="title">{part.name}</span>
              <Badge
                findings={findings.filter(({ place }) => partAt(place, parts)?.pointer === part.pointer)}
              />
              <ToolIcon name="chevron" />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The form of a part around `main`. */
export function FrameForm({ part: pointer }: { part: string }) {
  const workbench = useWorkbench();
  const { frame, definitions } = useSite();
  const value = useStore(({ view }) => shownAt(view, pointer));
  const hasPath = useStore(({ files }) => files?.frame?.site.path !== undefined);
  const form = useRef<HTMLDivElement>(null);
  useFieldFocus(form);
  const parts = useMemo(() => frameParts(frame.site, definitions), [frame, definitions]);
  const schema = useMemo(() => {
    if (pointer === redirectsPart.pointer) return frame.redirects;
    if (pointer === lookPart.pointer) return frame.theme;
    if (pointer === settingsPart.pointer) return settingsSchema(frame.site, parts);
    return resolveSchema(frame.site.properties?.[partPlace(pointer).own.slice(1)] ?? {}, definitions);
  }, [frame, definitions, parts, pointer]);
  const name = parts.find((part) => part.pointer === pointer)?.name ?? '';
  const help = pointer === settingsPart.pointer ? undefined : helpOf(schema, name);
  const isRequired = frame.site.required?.includes(partPlace(pointer).own.slice(1)) ?? false;
  return (
    <div ref={form} className={pointer === settingsPart.pointer ? 'settings' : undefined}>
      <div className="form-head">
        <BackTo onPress={() => select(workbench, undefined, { pointer, how: 'item' })}>All sections</BackTo>
        {hasPath && (
          <ToolButton
            label="Open in editor"
            icon="open"
            onPress={() => openValueInEditor(workbench, pointer)}
          />
        )}
      </div>
      <h3 className="form-title" tabIndex={-1} data-item={pointer} data-rest="form">
        <small>On every page</small>
        {name}
      </h3>
      {pointer === redirectsPart.pointer ? (
        <Field
          name="redirects"
          label="Earlier addresses"
          schema={schema}
          pointer={pointer}
          value={value}
          isRequired={false}
        />
      ) : (
        <>
          {help && <p className="help">{help}</p>}
          {pointer === lookPart.pointer && <LookSample theme={value} />}
          <FieldFindings pointer={pointer} />
          <OptionalGroup
            {...{ label: name, schema, pointer, value }}
            isRequired={isRequired || pointer === settingsPart.pointer || pointer === lookPart.pointer}
          >
            <Fields schema={schema} pointer={pointer} value={value} />
          </OptionalGroup>
        </>
      )}
    </div>
  );
}
