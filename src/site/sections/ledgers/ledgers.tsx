import type { SectionOf } from '../../../content/types.generated';
import { useFormat } from '../../../i18n/language';
import { Figure } from '../../../ui/figure';
import { Heading } from '../../../ui/heading';
import { DrawingFrame } from '../../drawing-frame';

/**
 * Ledgers side by side, grouped by the system that keeps them. A thread leads from each through the measures into the report, with
 * a block wherever the ledger has what is measured.
 */
export function Ledgers({ sourcesTitle, sources, measures, report, ...frame }: SectionOf<'ledgers'>) {
  const format = useFormat();
  const count = sources.reduce((sum, { ledgers }) => sum + ledgers, 0);
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  // In a wide container the words stand before and after the threads, in a narrow one above them.
  const row =
    'grid grid-cols-[1fr_auto] items-center gap-x-8 @5xl:grid-cols-[12rem_minmax(0,1fr)_9rem] @6xl:grid-cols-[17rem_minmax(0,1fr)_12rem]';
  const wide = 'col-span-2 @5xl:col-span-1 @5xl:col-start-2 @5xl:row-start-1';
  const threads = { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` };
  return (
    <DrawingFrame {...frame}>
      <div>
        <div className={row}>
          <p className="col-span-2 mb-2 font-semibold @5xl:col-span-1 @5xl:self-end">{sourcesTitle}</p>
          <ul
            className={`flex flex-wrap gap-x-4 pb-2 @3xl:grid @3xl:gap-0 @3xl:pb-0 ${wide}`}
            style={{ gridTemplateColumns: sources.map(({ ledgers }) => `minmax(0, ${ledgers}fr)`).join(' ') }}
          >
            {sources.map(({ name, ledgers }, index) => (
              <li
                key={index}
                className="flex items-baseline gap-1.5 border-ink @3xl:flex-col @3xl:justify-end @3xl:gap-0 @3xl:border-s-2 @3xl:ps-1.5 @3xl:pb-2"
              >
                <span className="text-sm leading-tight font-semibold">{name}</span>
                <span className="figure text-item">{format.number(ledgers)}</span>
              </li>
            ))}
          </ul>
        </div>
        <div className={row} aria-hidden="true">
          <div className={`grid ${wide}`} style={threads}>
            {numbers.map((number) => (
              <Cell key={number} isLedger />
            ))}
          </div>
        </div>
        <ol>
          {measures.map(({ title, value, note, without }, index) => (
            <li key={index} className={`${row} @max-5xl:pt-4`}>
              <div className="@5xl:pb-3">
                <Heading className="text-item font-semibold @5xl:in-data-beside:text-base">{title}</Heading>
                {note && <p className="text-sm text-soft">{note}</p>}
              </div>
              <p className="figure text-block whitespace-nowrap text-accent @5xl:col-start-3 @5xl:text-end @5xl:not-in-data-beside:text-section">
                <Figure>{value}</Figure>
              </p>
              <div className={`grid @5xl:self-stretch ${wide}`} style={threads} aria-hidden="true">
                {numbers.map((number) => (
                  <Cell key={number} isEmpty={without?.includes(number)} />
                ))}
              </div>
            </li>
          ))}
        </ol>
        <div className={row}>
          <p
            className={`drawn border-2 border-accent bg-accent px-4 py-4 text-on-accent @5xl:not-in-data-beside:py-6 ${wide}`}
          >
            <span className="block font-display text-block font-semibold @5xl:text-section">
              {report.title}
            </span>
            {report.note && <span className="block text-sm @5xl:text-base">{report.note}</span>}
          </p>
        </div>
      </div>
    </DrawingFrame>
  );
}

/** A piece of one thread: the ledger it begins at, a block for what the ledger has, or the thread alone. */
function Cell({ isLedger = false, isEmpty = false }: { isLedger?: boolean; isEmpty?: boolean | undefined }) {
  return (
    <span className="relative flex min-h-12 justify-center @5xl:min-h-32 @5xl:in-data-beside:min-h-[4.5rem]">
      <span
        className={`absolute bottom-0 start-1/2 -ms-px border-s-2 border-line-strong ${isLedger ? 'h-2 @5xl:not-in-data-beside:h-8' : 'top-0'}`}
      />
      {isLedger ? (
        <span className="mb-2 w-4/5 border-2 border-ink @5xl:not-in-data-beside:mb-8" />
      ) : (
        !isEmpty && (
          <span className="drawn relative my-2 w-3/5 bg-accent @5xl:my-7 @5xl:in-data-beside:my-3" />
        )
      )}
    </span>
  );
}
