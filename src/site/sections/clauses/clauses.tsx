import type { SectionOf } from '../../../content/types.generated';
import { Heading } from '../../../ui/heading';
import { DrawingFrame } from '../../drawing-frame';

/** Rows of documents, columns of clauses; from the youngest document that has a clause, a line leads down to what is in force. */
export function Clauses({ unit, count, mark, result, items, ...frame }: SectionOf<'clauses'>) {
  const clauses = Array.from({ length: count }, (_, index) => index + 1);
  const winnerOf = (clause: number) => items.findLastIndex((item) => item.clauses.includes(clause));
  // Each document has a line for its name in a narrow container, and one for its cells.
  const lineOf = (index: number) => index * 2 + 2;
  return (
    <DrawingFrame {...frame}>
      <figure>
        <figcaption className="mb-3 border-b-2 border-ink pb-2 text-sm font-semibold">{unit}</figcaption>
        <div
          className="grid grid-cols-[repeat(var(--count),minmax(0,1fr))] gap-x-px @3xl:grid-cols-[13rem_repeat(var(--count),minmax(0,1fr))] @3xl:gap-x-0.5 @5xl:grid-cols-[14rem_repeat(var(--count),minmax(0,1fr))] @5xl:gap-x-1"
          style={{ '--count': count }}
        >
          {clauses.map((clause) => {
            const winner = winnerOf(clause);
            return (
              winner >= 0 && (
                <i
                  key={clause}
                  aria-hidden="true"
                  className={`col-start-(--column) row-(--rows) justify-self-center border-s-2 @3xl:col-start-(--wide) ${clause === mark?.at ? 'border-accent' : 'border-line-strong'}`}
                  style={{
                    '--column': clause,
                    '--wide': clause + 1,
                    '--rows': `${lineOf(winner)} / ${lineOf(items.length)}`,
                  }}
                />
              )
            );
          })}
          <ol className="contents">
            {items.map((item, index) => (
              <li key={index} className="contents">
                <Name title={item.title} note={item.summary} line={lineOf(index)} />
                {item.clauses
                  .filter((clause) => clause <= count)
                  .map((clause, place) => (
                    <Cell
                      key={place}
                      clause={clause}
                      line={lineOf(index)}
                      look={cellLook(clause === mark?.at, winnerOf(clause) === index)}
                    />
                  ))}
              </li>
            ))}
            <li className="contents">
              <Name title={result.title} note={result.note} line={lineOf(items.length)} isResult />
              {clauses.map((clause) => (
                <Cell
                  key={clause}
                  clause={clause}
                  line={lineOf(items.length)}
                  isResult
                  isMarked={clause === mark?.at}
                  look={
                    winnerOf(clause) < 0
                      ? 'border-2 border-line'
                      : clause === mark?.at
                        ? 'bg-accent text-on-accent'
                        : 'bg-ink text-surface'
                  }
                />
              ))}
            </li>
          </ol>
          {mark && <Mark {...mark} count={count} line={lineOf(items.length) + 1} />}
        </div>
      </figure>
    </DrawingFrame>
  );
}

const cellLook = (isMarked: boolean, isInForce: boolean) =>
  isInForce
    ? isMarked
      ? 'bg-accent'
      : 'bg-soft'
    : `bg-surface hatch-lost ${isMarked ? 'text-accent' : 'text-line-strong'}`;

/** Below its column, from there to the end, or up to there in the second half. */
function Mark({ at, label, count, line }: { at: number; label: string; count: number; line: number }) {
  const isLate = at > count / 2;
  return (
    <p
      className={`col-(--columns) row-start-(--line) mt-1 text-xs leading-tight font-semibold text-accent @3xl:col-(--wide) @3xl:text-item ${isLate ? 'text-end' : ''}`}
      style={{
        '--line': line,
        '--columns': isLate ? `1 / ${at + 1}` : `${at} / -1`,
        '--wide': isLate ? `1 / ${at + 2}` : `${at + 1} / -1`,
      }}
    >
      {label}
    </p>
  );
}

interface NameProps {
  title: string;
  note?: string;
  /** The line of its cells, in which it stands too where there is room. */
  line: number;
  isResult?: boolean;
}

function Name({ title, note, line, isResult }: NameProps) {
  return (
    <div
      className="col-span-full row-start-(--narrow) flex flex-wrap items-baseline gap-x-2 bg-surface text-sm leading-tight @max-3xl:pt-1.5 @3xl:col-span-1 @3xl:row-start-(--line) @3xl:block @3xl:self-center @3xl:pe-3"
      style={{ '--line': line, '--narrow': line - 1 }}
    >
      <Heading className={`font-semibold ${isResult ? 'text-item' : ''}`}>{title}</Heading>
      {note && <p className="text-xs text-soft">{note}</p>}
    </div>
  );
}

interface CellProps {
  clause: number;
  line: number;
  isResult?: boolean;
  isMarked?: boolean;
  look: string;
}

function Cell({ clause, line, isResult, isMarked, look }: CellProps) {
  return (
    <span
      aria-hidden="true"
      className={`drawn col-start-(--column) row-start-(--line) grid place-items-center @3xl:col-start-(--wide) ${isResult ? 'h-8 figure text-xs @3xl:h-18 @3xl:text-sm @5xl:text-item' : 'h-5 @3xl:mb-2 @3xl:h-14'} ${look}`}
      style={{ '--column': clause, '--wide': clause + 1, '--line': line }}
    >
      {isResult && <span className={clause % 5 && !isMarked ? '@max-3xl:hidden' : ''}>{clause}</span>}
    </span>
  );
}
