import { useEffect, useId, useRef, useState } from 'react';
import { Input, Label, TextField } from 'react-aria-components';
import { setValue } from '../state/actions';
import { Required } from './copy-field';
import { FieldFindings, useFindings } from './field-findings';
import { numberOf } from './number-of';
import type { FormSchema } from './schema';

interface PlainProps {
  label: string;
  schema: FormSchema;
  pointer: string;
  value: unknown;
  isRequired: boolean;
  help: string | undefined;
}

/** A word or a number that is no copy: an anchor, a time zone, a head count. */
export function PlainField({ label, schema, pointer, value, isRequired, help }: PlainProps) {
  const id = useId();
  const isNumber = schema.type === 'integer' || schema.type === 'number';
  const write = (text: string) => {
    const typed = isNumber && text.trim() !== '' ? (numberOf(text) ?? text) : text;
    setValue(pointer, text === '' && !isRequired ? undefined : typed, label.toLowerCase());
  };
  const shown = value === undefined ? '' : String(value);
  const { draft, type, leave } = useDraft(isNumber, write);
  const isWrong = useFindings(pointer).some(({ tone }) => tone === 'error') && draft === undefined;
  return (
    <div data-pointer={pointer}>
      <TextField
        className="text"
        value={draft ?? shown}
        onChange={type}
        onBlur={leave}
        isInvalid={isWrong}
        isRequired={isRequired}
        validationBehavior="aria"
        aria-describedby={help ? id : undefined}
      >
        <Label>
          {label}
          {isRequired && <Required />}
        </Label>
        <Input
          inputMode={isNumber ? 'decimal' : 'text'}
          spellCheck={false}
          autoComplete="off"
          data-unwritten={draft === undefined ? undefined : ''}
          onKeyDown={({ key }) => key === 'Enter' && leave()}
        />
        {help && (
          <p className="help" id={id}>
            {help}
          </p>
        )}
      </TextField>
      {draft === undefined && <FieldFindings pointer={pointer} />}
    </div>
  );
}

/**
 * What is typed into a field of a number stays as it is until the field is left: "8." is on its way to "8.5". Until then only what
 * is a number already is written, so that the page follows.
 */
function useDraft(isNumber: boolean, write: (text: string) => void) {
  const [draft, setDraft] = useState<string>();
  const pending = useRef<(() => void) | undefined>(undefined);
  const type = (text: string) => {
    if (!isNumber) return write(text);
    setDraft(text);
    pending.current = () => write(text);
    if (numberOf(text) !== undefined) write(text);
  };
  const leave = () => {
    pending.current?.();
    pending.current = undefined;
    setDraft(undefined);
  };
  // Nothing typed is lost when the form goes before the field was left.
  useEffect(() => () => pending.current?.(), []);
  return { draft, type, leave };
}
