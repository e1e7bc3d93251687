import { useId } from 'react';
import { useFormat, useLabels } from '../../i18n/language';
import { Sign } from '../../ui/icon';
import { InlineText } from '../../ui/inline-text';
import { fieldClass, selectClass } from '../../ui/select-field';
import type { Fault, Field } from './fault';

/** Checkboxes are narrower than text fields and sit on the line of their label. */
const boxClass = 'size-6 shrink-0 cursor-pointer accent-accent';

/** A form field with its label, help text and fault. */
export function FormField({ fault, ...field }: Field & { fault: Fault | undefined }) {
  const t = useLabels();
  const format = useFormat();
  const id = useId();
  const { kind, label, hint, required } = field;
  const said = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  const limitOf = ({ limit }: Fault) =>
    typeof limit === 'string'
      ? format.date(limit)
      : Number.isInteger(limit)
        ? format.number(limit ?? 0)
        : limit;
  const control = (
    <Control
      {...field}
      id={id}
      placeholder={t('form.choose')}
      {...(said && { 'aria-describedby': said })}
      {...(fault && { 'aria-invalid': true })}
    />
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

interface ControlProps extends Field {
  id: string;
  /** Shown in a select until an option is chosen. */
  placeholder: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

/** A native control, which enforces the field's limits without scripts. */
function Control({ kind, label, hint, options, min, max, placeholder, ...props }: ControlProps) {
  if (kind === 'check') return <input type="checkbox" value="yes" {...props} className={boxClass} />;
  if (kind === 'choice')
    return (
      <div className="relative">
        <select
          {...props}
          className={`${selectClass} appearance-none pe-10 has-[option:first-child:checked]:text-soft`}
        >
          <option value="">{placeholder}</option>
          {options?.map((option, index) => (
            <option key={index}>{option}</option>
          ))}
        </select>
        <Sign name="down" className="pointer-events-none absolute inset-y-0 end-[15px] my-auto size-5" />
      </div>
    );
  if (kind === 'number')
    return <input type="number" step="any" min={min} max={max} {...props} className={fieldClass} />;
  if (kind === 'date')
    return <input type="date" min={min} max={max} {...props} className={`min-w-0 ${fieldClass}`} />;
  const lengths = { minLength: lengthOf(min), maxLength: lengthOf(max) };
  if (kind === 'long') return <textarea rows={4} {...lengths} {...props} className={fieldClass} />;
  return <input type={kind} {...lengths} {...props} className={fieldClass} />;
}

/** A length limit. One that is not a number, which a check reports, is ignored. */
const lengthOf = (limit: number | string | undefined) =>
  Number.isNaN(Number(limit)) ? undefined : Number(limit);
