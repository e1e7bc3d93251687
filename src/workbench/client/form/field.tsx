import { memo, type ReactNode } from 'react';
import { pointerTokens } from '../../../content/model/diagnostics';
import { isRecord } from '../../../content/model/is-record';
import { FindingNotes } from '../panel/finding-note';
import { setValue } from '../state/actions';
import { useSite, useWorkbench } from '../state/use-workbench';
import { Switch } from '../ui/switch';
import { ChoiceField } from './choice-field';
import { ColorField, ColorsField } from './color-field';
import { CopyField } from './copy-field';
import { useFindings } from './field-findings';
import { ImageField, LinkField, ZoneField } from './link-field';
import { ListField } from './list-field';
import { OptionalGroup } from './optional-group';
import { PlainField } from './plain-field';
import { PointField } from './point-field';
import type { ControlProps, FieldProps, FieldsProps } from './props';
import {
  fieldKind,
  fieldName,
  helpOf,
  imageDescribedBy,
  isLook,
  labelOf,
  requiredIn,
  resolveSchema,
} from './schema';
import { SwitchField } from './switch-field';

/**
 * The control for a value, chosen by its schema. If the value has another type than the schema's, most controls start empty.
 */
export const Field = memo(function Field(props: FieldProps) {
  const { name, pointer, value, isRequired, hasHelp = true } = props;
  const { definitions, timeZone } = useSite();
  const schema = resolveSchema(props.schema, definitions);
  const label = props.label ?? fieldName(schema, name);
  const help = hasHelp ? helpOf(schema, label, timeZone) : undefined;
  const text = typeof value === 'string' ? value : '';
  const common = { label, schema, pointer, isRequired, help };
  switch (fieldKind(name, schema, value)) {
    case 'hidden':
      return null;
    case 'copy':
      return <CopyField {...common} value={text} />;
    case 'choice':
      return <ChoiceField {...common} value={value} />;
    case 'link':
      return <LinkField {...common} value={text} />;
    case 'zone':
      return <ZoneField {...common} value={text} />;
    case 'image':
      return <ImageField {...common} value={text} />;
    case 'point':
      return <PointField {...common} value={value} />;
    case 'list':
      return <ListField {...common} value={value} parts={parts} />;
    case 'group':
      return (
        <fieldset className="group" data-pointer={pointer}>
          <legend>{label}</legend>
          <TextInstead {...common} value={value} />
          <OptionalGroup {...{ label, schema, pointer, value, isRequired }}>
            <Fields schema={schema} pointer={pointer} value={value} isItem />
          </OptionalGroup>
        </fieldset>
      );
    case 'color':
      return <ColorField {...common} value={text} />;
    case 'colors':
      return <ColorsField {...common} value={value} />;
    case 'switch':
      return <SwitchField {...common} value={value} />;
    default:
      return <PlainField {...common} value={value} />;
  }
});

const parts = { Field, Fields };

/** A switch for the one text that may be in the place of an object, according to its schema: `^system$`. */
function TextInstead({ label, schema, pointer, value }: ControlProps) {
  const workbench = useWorkbench();
  const [, word] = /^\^([a-z-]+)\$$/.exec(schema.pattern ?? '') ?? [];
  if (word === undefined) return null;
  return (
    <Switch
      isSelected={value === word}
      onChange={(isOn) => setValue(workbench, pointer, isOn ? word : undefined, label.toLowerCase())}
    >
      {labelOf(word)}
    </Switch>
  );
}

/** What fits beside other fields. */
const smallKinds = new Set(['choice', 'text', 'day', 'number', 'color', 'switch']);

/**
 * The fields of an object in schema order, copy first, then appearance and link names: in a section's form all small fields, in
 * an item's form its anchor and options.
 */
export function Fields({ schema, pointer, value, isItem = false }: FieldsProps) {
  const { definitions } = useSite();
  const values = isRecord(value) ? value : {};
  const required = requiredIn(schema, values);
  const shown = Object.entries(schema.properties ?? {}).flatMap(([name, child]) => {
    const resolved = resolveSchema(child, definitions);
    const kind = fieldKind(name, resolved);
    const described = imageDescribedBy(name, schema, definitions);
    const isIdle = described !== undefined && values[described] === undefined && values[name] === undefined;
    if (kind === 'hidden' || isIdle) return [];
    const isSmall = smallKinds.has(kind);
    const isLater = isItem ? isLook(resolved, kind, required.includes(name)) : isSmall;
    const field = (
      <Field
        key={name}
        name={name}
        schema={child}
        pointer={`${pointer}/${name}`}
        value={values[name]}
        isRequired={described !== undefined || required.includes(name)}
      />
    );
    return [{ name, field, isSmall, isLater }];
  });
  const inOrder = [...shown.filter(({ isLater }) => !isLater), ...shown.filter(({ isLater }) => isLater)];
  return (
    <div className="fields">
      <Unplaced pointer={pointer} names={shown.map(({ name }) => name)} />
      {runsOf(inOrder).map(({ isSmall, fields }, index) =>
        isSmall ? (
          <div key={index} className="small-fields">
            {fields}
          </div>
        ) : (
          fields
        ),
      )}
    </div>
  );
}

/** Consecutive small fields are side by side. */
function runsOf(shown: readonly { field: ReactNode; isSmall: boolean }[]) {
  const runs: { isSmall: boolean; fields: ReactNode[] }[] = [];
  for (const { field, isSmall } of shown) {
    const last = runs.at(-1);
    if (last?.isSmall === isSmall) last.fields.push(field);
    else runs.push({ isSmall, fields: [field] });
  }
  return runs;
}

/** Findings on the object itself, or on something in it without a field, such as an unknown property. */
function Unplaced({ pointer, names }: { pointer: string; names: readonly string[] }) {
  const findings = useFindings(pointer, 'within').filter(({ place }) => {
    const [name] = pointerTokens(place.slice(pointer.length));
    // The sections of a page have their own forms.
    return name === undefined || (!names.includes(name) && !(pointer === '' && name === 'sections'));
  });
  return <FindingNotes findings={findings} />;
}
