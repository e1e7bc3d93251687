import type { SectionOf } from '../../../content/types.generated';
import { useFormat } from '../../../i18n/language';
import { Heading } from '../../../ui/heading';
import { DrawingFrame } from '../../drawing-frame';

/** The forms of an old program, with the fields that are filled in dark, beside the new one that has just these. */
export function FormFields({ old, now, ...frame }: SectionOf<'form-fields'>) {
  return (
    <DrawingFrame {...frame}>
      <div className="grid gap-x-12 gap-y-5 @4xl:grid-cols-12">
        <div className="flex flex-col @4xl:col-span-7">
          <Count
            number={old.screens.reduce((sum, { fields }) => sum + fields, 0)}
            title={old.title}
            note={old.note}
          />
          <ul className="grid grow grid-cols-2 gap-2 @4xl:gap-3">
            {old.screens.map(({ name, fields, typed = [] }, index) => (
              <li key={index} className="flex flex-col border-2 border-line-strong bg-raised">
                <p className="border-b-2 border-line-strong bg-muted px-2 py-1 text-xs leading-tight font-semibold">
                  {name}
                </p>
                <div
                  aria-hidden="true"
                  className="grid grow auto-rows-[minmax(0.625rem,1fr)] grid-cols-4 gap-x-1.5 gap-y-2 p-2 @4xl:auto-rows-[minmax(0.875rem,1fr)] @4xl:gap-x-3 @4xl:p-3"
                >
                  {Array.from({ length: fields }, (_, field) => (
                    <i
                      key={field}
                      className={`drawn border ${typed.includes(field + 1) ? 'border-ink bg-ink' : 'border-line-strong'}`}
                    />
                  ))}
                </div>
              </li>
            ))}
          </ul>
        </div>
        <div className="flex flex-col @4xl:col-span-5">
          <Count number={now.fields.length} title={now.title} note={now.note} isResult />
          <div className="grid grow border-2 border-accent bg-raised p-3 @4xl:p-4">
            <dl className="grid grid-cols-2 gap-3 @4xl:gap-x-4">
              {now.fields.map(({ name, value }, index) => (
                <div key={index} className="flex flex-col">
                  <dt className="mb-1 text-sm">{name}</dt>
                  <dd className="drawn figure flex grow items-center bg-ink px-3 py-1.5 text-item wrap-anywhere text-surface @4xl:text-block">
                    {value}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </div>
    </DrawingFrame>
  );
}

interface CountProps {
  number: number;
  title: string;
  note?: string | undefined;
  isResult?: boolean;
}

function Count({ number, title, note, isResult }: CountProps) {
  const format = useFormat();
  return (
    <div className="mb-2 flex items-baseline gap-3">
      <p className={`figure text-page ${isResult ? 'text-accent' : ''}`}>{format.number(number)}</p>
      <div>
        <Heading className="font-semibold">{title}</Heading>
        {note && <p className="text-sm text-soft">{note}</p>}
      </div>
    </div>
  );
}
