import { useId } from 'react';
import { useFormat, useLabels } from '../../i18n/language';
import { InlineText } from '../../ui/inline-text';
import { Select } from '../../ui/select';
import { fieldClass } from '../../ui/select-field';
import { optionsOf } from './choices';
import type { Fault, FieldOfForm } from './fault';

/** Checkboxes are narrower than text fields and sit on the line of their label. */
const boxClass = 'size-6 shrink-0 cursor-pointer accent-accent';

interface FormFieldProps {
  field: FieldOfForm;
  fault: Fault | undefined;
  /** The chosen value, if it is a choice. */
  chosen: string;
  choose: (value: string) => void;
  /** Whether the browser validates the form. */
  isPlain: boolean;
  /** Whether the form says what is wrong: a browser would cut off what is pasted beyond a limit. */
  isLive: boolean;
}

/** A form field with its label, help text and fault. */
export function FormField({ field, fault, chosen, choose, isPlain, isLive }: FormFieldProps) {
  const t = useLabels();
  const format = useFormat();
  const id = useId();
  const { kind, label, hint, required, name, autoComplete } = field;
  const describedBy = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  const limitOf = ({ limit }: Fault) =>
    typeof limit === 'string' ? format.date(limit) : format.number(limit ?? 0);
  const props: ControlProps = {
    ...{ id, name, required, autoComplete },
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(fault && { 'aria-invalid': true }),
  };
  const control =
    kind === 'choice' ? (
      <Select
        {...props}
        value={chosen}
        onValueChange={choose}
        placeholder={field.placeholder ?? t('form.choose')}
        options={optionsOf(field)}
        isPlain={isPlain && required}
      />
    ) : (
      <Control field={field} isLive={isLive} {...props} />
    );
  const words = (
    <label
      htmlFor={id}
      className={kind === 'check' ? 'cursor-pointer' : 'mb-1.5 block text-sm font-semibold'}
    >
      {label}
      {required && <span aria-hidden="true"> *</span>}
    </label>
  );
  return (
    <div className={`min-w-0 ${kind === 'long' || kind === 'check' ? '@xl:col-span-2' : ''}`}>
      {kind === 'check' ? (
        <div className="flex items-start gap-3">
          {control}
          {words}
        </div>
      ) : (
        <>
          {words}
          {control}
        </>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-soft">
          <InlineText>{hint}</InlineText>
        </p>
      )}
      {fault && (
        <p id={`${id}-fault`} className="mt-1.5 border-s-4 border-error ps-3 text-sm font-semibold">
          {t(`form.fault.${fault.code}`, { limit: limitOf(fault) })}
        </p>
      )}
    </div>
  );
}

interface ControlProps {
  id: string;
  name: string;
  required: boolean | undefined;
  autoComplete: string | undefined;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

/** A native control, which enforces the field's limits without scripts. */
function Control({
  field: { kind, min, max },
  isLive,
  ...props
}: ControlProps & Pick<FormFieldProps, 'field' | 'isLive'>) {
  if (kind === 'check') return <input type="checkbox" value="yes" {...props} className={boxClass} />;
  if (kind === 'number')
    return <input type="number" step="any" min={min} max={max} {...props} className={fieldClass} />;
  if (kind === 'date')
    return <input type="date" min={min} max={max} {...props} className={`min-w-0 ${fieldClass}`} />;
  const lengths = { minLength: lengthOf(min), maxLength: isLive ? undefined : lengthOf(max) };
  if (kind === 'long') return <textarea rows={4} {...lengths} {...props} className={fieldClass} />;
  return <input type={kind} {...lengths} {...props} className={fieldClass} />;
}

/** A length limit. One that is not a number, which a check reports, is ignored. */
const lengthOf = (limit: number | string | undefined) =>
  Number.isNaN(Number(limit)) ? undefined : Number(limit);
