import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Input, Label, TextField } from 'react-aria-components';
import { isDay, isMoment } from '../../../content/text/days';
import { isComposing } from '../letter-of';
import { pasteWord } from '../pasted-line';
import { setValue } from '../state/actions';
import { shownAt } from '../state/parts';
import { useWorkbench } from '../state/use-workbench';
import { ToolButton } from '../ui/buttons';
import { FieldFindings, useIsWrong } from './field-findings';
import { FieldName, Help } from './label';
import { numberOf } from './number-of';
import type { ControlProps } from './props';
import { isNumeric } from './schema';

/** A word, a number or a date that is not copy: an anchor, a head count. */
export function PlainField({ label, schema, pointer, value, isRequired, help }: ControlProps) {
  const workbench = useWorkbench();
  const id = useId();
  const isNumber = isNumeric(schema);
  const write = (text: string) => {
    const typed = isNumber && text.trim() !== '' ? (numberOf(text) ?? text) : text;
    setValue(workbench, pointer, text === '' && !isRequired ? undefined : typed, label.toLowerCase());
  };
  const shown = value === undefined ? '' : String(value);
  const isDate = schema.format === 'date' || schema.format === 'moment';
  const isWhole = schema.isWrittenWhole
    ? () => false
    : isNumber
      ? (text: string) => numberOf(text) !== undefined
      : isDate
        ? isMoment
        : undefined;
  const { draft, type, leave } = useDraft(
    isWhole,
    write,
    () => shownAt(workbench.store.getState().view, pointer) === value,
  );
  const isWrong = useIsWrong(pointer) && draft === undefined;
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
          <FieldName {...{ label, isRequired }} />
        </Label>
        <Input
          inputMode={isNumber ? 'decimal' : 'text'}
          spellCheck={false}
          autoComplete="off"
          onPaste={pasteWord}
          data-unwritten={draft === undefined ? undefined : ''}
          onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !isComposing(nativeEvent) && leave()}
        />
        <Help id={id}>{help}</Help>
      </TextField>
      {isDate && <DayPicker label={label} value={shown} onPick={write} />}
      {draft === undefined && <FieldFindings pointer={pointer} />}
    </div>
  );
}

/** The browser's date picker next to a text field, which also accepts incomplete dates. */
function DayPicker(props: { label: string; value: string; onPick: (day: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  // The hidden input positions the picker; the button opens it.
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
 * Keeps the text of a number, date or address field until the field is left: "8." may become "8.5". Until then only complete values
 * are written, so that the page follows; an address never is, as nobody can tell. What is written already is not written again when the field is left: its item may have
 * moved by then, or somebody else may have changed it.
 *
 * @param isWhole whether a text is complete; undefined for a field that takes any text
 * @param isThere whether the field still belongs to its value when the form closes
 */
function useDraft(
  isWhole: ((text: string) => boolean) | undefined,
  write: (text: string) => void,
  isThere: () => boolean,
) {
  const [draft, setDraft] = useState<string>();
  const unwritten = useRef<string>(undefined);
  const type = (text: string) => {
    if (!isWhole) return write(text);
    setDraft(text);
    unwritten.current = isWhole(text) ? undefined : text;
    if (isWhole(text)) write(text);
  };
  const leave = () => {
    const text = unwritten.current;
    unwritten.current = undefined;
    setDraft(undefined);
    if (text !== undefined) write(text);
  };
  const latest = useRef({ leave, isThere });
  useLayoutEffect(() => {
    latest.current = { leave, isThere };
  });
  // Writes what is left if the form closes before the field is left.
  useEffect(() => () => void (latest.current.isThere() && latest.current.leave()), []);
  return { draft, type, leave };
}
