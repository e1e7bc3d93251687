import { useEffect, useId, useRef, useState } from 'react';
import { Input, Label, TextField } from 'react-aria-components';
import { isDay, isMoment } from '../../../content/text/days';
import type { FormSchema } from '../../protocol';
import { setValue } from '../state/actions';
import { ToolButton } from '../ui/buttons';
import { Required } from './copy-field';
import { FieldFindings, useFindings } from './field-findings';
import { numberOf } from './number-of';

interface PlainProps {
  label: string;
  schema: FormSchema;
  pointer: string;
  value: unknown;
  isRequired: boolean;
  help: string | undefined;
}

/** A word, a number or a day that is no copy: an anchor, a head count. */
export function PlainField({ label, schema, pointer, value, isRequired, help }: PlainProps) {
  const id = useId();
  const isNumber = schema.type === 'integer' || schema.type === 'number';
  const write = (text: string) => {
    const typed = isNumber && text.trim() !== '' ? (numberOf(text) ?? text) : text;
    setValue(pointer, text === '' && !isRequired ? undefined : typed, label.toLowerCase());
  };
  const shown = value === undefined ? '' : String(value);
  const isDate = schema.format === 'date' || schema.format === 'moment';
  const isWhole = isNumber ? (text: string) => numberOf(text) !== undefined : isDate ? isMoment : undefined;
  const { draft, type, leave } = useDraft(isWhole, write);
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
      {isDate && <DayPicker label={label} value={shown} onPick={write} />}
      {draft === undefined && <FieldFindings pointer={pointer} />}
    </div>
  );
}

/** The browser's own calendar beside a field of text, which takes what is no day yet, too. */
function DayPicker(props: { label: string; value: string; onPick: (day: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  // It lies where the calendar is to open; the button is what everybody presses.
  return (
    <span className="day-picker">
      <input
        type="date"
        className="native-day"
        ref={input}
        tabIndex={-1}
        aria-hidden="true"
        value={isDay(props.value) ? props.value : ''}
        onChange={({ target }) => target.value && props.onPick(target.value)}
      />
      <ToolButton
        icon="calendar"
        label={`Choose a day: ${props.label}`}
        onPress={() => input.current?.showPicker()}
      />
    </span>
  );
}

/**
 * What is typed into a field of a number or a day stays as it is until the field is left: "8." is on its way to "8.5". Until then
 * only what is one already is written, so that the page follows.
 *
 * @param isWhole whether a text is one; undefined for a field that takes any text
 */
function useDraft(isWhole: ((text: string) => boolean) | undefined, write: (text: string) => void) {
  const [draft, setDraft] = useState<string>();
  const pending = useRef<(() => void) | undefined>(undefined);
  const type = (text: string) => {
    if (!isWhole) return write(text);
    setDraft(text);
    pending.current = () => write(text);
    if (isWhole(text)) write(text);
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
