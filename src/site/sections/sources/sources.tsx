import type { SectionOf } from '../../../content/types.generated';
import { DrawingFrame } from '../../drawing-frame';

/** How a cell looks: what a source has, what it has without certainty, and nothing. */
const looks = {
  sure: 'drawn bg-ink',
  unsure: 'text-line-strong hatch-lost',
  none: 'border border-dashed border-line',
};

/** A list as its last column, with what each of its sources had before it. */
export function Sources({ entry, sources, list, items, ...frame }: SectionOf<'sources'>) {
  return (
    <DrawingFrame {...frame}>
      <table className="w-full text-xs leading-tight @2xl:table-fixed">
        <thead>
          <tr className="border-b-2 border-ink align-bottom font-semibold @2xl:text-sm [&>th]:pb-2 [&>th]:text-start">
            <th scope="col" className="@2xl:w-[16%] @5xl:w-[13%]">
              {entry}
            </th>
            {sources.map((source, index) => (
              <th
                key={index}
                scope="col"
                className="ps-1 @max-2xl:w-6 @max-2xl:leading-none @max-2xl:rotate-180 @max-2xl:pt-2 @max-2xl:[writing-mode:vertical-rl]"
              >
                {source}
              </th>
            ))}
            <th scope="col" className="ps-2 @max-2xl:w-[45%] @2xl:w-[27%] @2xl:ps-4">
              {list}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ name, cells, value, from }, index) => (
            <tr key={index}>
              <th scope="row" className="pe-1 text-start @5xl:text-base">
                {name}
              </th>
              {cells.map(({ value: held, isUnsure }, cell) => (
                <td key={cell} className="h-px pt-1 ps-1">
                  <div
                    className={`grid h-full min-h-12 place-items-center @2xl:min-h-15 ${looks[held ? (isUnsure ? 'unsure' : 'sure') : 'none']}`}
                  >
                    {held && (
                      <span
                        className={`px-1.5 py-0.5 text-center @max-2xl:sr-only ${isUnsure ? 'bg-surface text-ink' : 'font-semibold text-surface'}`}
                      >
                        {held}
                      </span>
                    )}
                  </div>
                </td>
              ))}
              <td className="h-px pt-1 ps-2 @2xl:ps-4">
                <div className="drawn flex h-full flex-col justify-center bg-accent px-2 py-1 text-on-accent @2xl:px-4">
                  <b className="@2xl:text-item @2xl:leading-tight">{value}</b>
                  <span>{from}</span>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </DrawingFrame>
  );
}
