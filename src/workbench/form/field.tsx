import { memo, useId } from 'react';
import { Checkbox, Input, Label, TextField } from 'react-aria-components';
import { isRecord } from '../../content/fields';
import { setValue } from '../state/actions';
import { useStore } from '../state/store';
import { ChoiceField } from './choice-field';
import { CopyField, Required } from './copy-field';
import { FieldFindings, useFindings } from './field-findings';
import { ImageField, LinkField } from './link-field';
import { ListField } from './list-field';
import { PointField } from './point-field';
import type { FieldProps, FieldsProps } from './props';
import { type FormSchema, fieldKind, labelOf, resolveSchema } from './schema';

/** The control that edits a value, chosen by its schema. For a value of another type than the schema's, most start empty. */
export const Field = memo(function Field(props: FieldProps) {
  const { name, pointer, value, isRequired, hasHelp } = props;
  const definitions = useStore(({ site }) => site?.definitions) ?? {};
  const schema = resolveSchema(props.schema, definitions);
  const label = labelOf(name);
  const help = hasHelp ? plainHelp(schema.description) : undefined;
  const text = typeof value === 'string' ? value : '';
  const common = { label, schema, pointer, isRequired, help };
  switch (fieldKind(name, schema)) {
    case 'hidden':
      return null;
    case 'copy':
      return <CopyField {...common} value={text} />;
    case 'choice':
      return <ChoiceField {...common} name={name} value={value} />;
    case 'link':
      return <LinkField {...common} value={text} />;
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
          <Fields schema={schema} pointer={pointer} value={value} hasHelp={hasHelp} />
        </fieldset>
      );
    case 'switch':
      return (
        <Checkbox
          className="switch"
          data-pointer={pointer}
          isSelected={value === true}
          onChange={(isOn) =>
            setValue(pointer, isOn || (isRequired ? false : undefined), label.toLowerCase())
          }
        >
          <span className="box" aria-hidden="true" />
          {label}
        </Checkbox>
      );
    default:
      return <PlainField {...common} value={value} />;
  }
});

const parts = { Field, Fields };

/** The fields of an object: what visitors read first, then what says how it looks. */
export function Fields({ schema, pointer, value, hasHelp }: FieldsProps) {
  const definitions = useStore(({ site }) => site?.definitions) ?? {};
  const values = isRecord(value) ? value : {};
  const fields = Object.entries(schema.properties ?? {}).map(([name, child]) => {
    const kind = fieldKind(name, resolveSchema(child, definitions));
    const isSmall = kind === 'choice' || kind === 'text' || kind === 'number' || kind === 'switch';
    const field = (
      <Field
        key={name}
        name={name}
        schema={child}
        pointer={`${pointer}/${name}`}
        value={values[name]}
        isRequired={schema.required?.includes(name) ?? false}
        hasHelp={hasHelp}
      />
    );
    return { field, isSmall, isHidden: kind === 'hidden' };
  });
  const shown = fields.filter(({ isHidden }) => !isHidden);
  const small = shown.filter(({ isSmall }) => isSmall);
  return (
    <div className="fields">
      {shown.filter(({ isSmall }) => !isSmall).map(({ field }) => field)}
      {small.length > 0 && <div className="small-fields">{small.map(({ field }) => field)}</div>}
    </div>
  );
}

/** A word or a number that is no copy: an anchor, a time zone. */
function PlainField({
  label,
  schema,
  pointer,
  value,
  isRequired,
  help,
}: {
  label: string;
  schema: FormSchema;
  pointer: string;
  value: unknown;
  isRequired: boolean;
  help: string | undefined;
}) {
  const id = useId();
  const isNumber = schema.type === 'integer' || schema.type === 'number';
  const isWrong = useFindings(pointer).some(({ severity }) => severity === 'error');
  const write = (text: string) => {
    const number = Number(text);
    const typed = isNumber && text !== '' && !Number.isNaN(number) ? number : text;
    setValue(pointer, text === '' && !isRequired ? undefined : typed, label.toLowerCase());
  };
  return (
    <div data-pointer={pointer}>
      <TextField
        className="text"
        value={value === undefined ? '' : String(value)}
        onChange={write}
        isInvalid={isWrong}
        isRequired={isRequired}
        validationBehavior="aria"
        aria-describedby={help ? id : undefined}
      >
        <Label>
          {label}
          {isRequired && <Required />}
        </Label>
        <Input inputMode={isNumber ? 'decimal' : 'text'} spellCheck={false} autoComplete="off" />
        {help && (
          <p className="help" id={id}>
            {help}
          </p>
        )}
      </TextField>
      <FieldFindings pointer={pointer} />
    </div>
  );
}

/** Help of a schema without the marks that VS Code renders. */
function plainHelp(description: string | undefined): string | undefined {
  return description?.replaceAll('`', '');
}
