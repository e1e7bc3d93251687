import type { SectionOf } from '../../../content/types.generated';
import { useFormat } from '../../../i18n/language';
import { AxisNumbers, GridLines, marksEvery } from '../../../ui/grid-lines';
import { Heading } from '../../../ui/heading';
import { Icon } from '../../../ui/icon';
import { percent } from '../../../ui/percent';
import { DrawingFrame } from '../../drawing-frame';

type RolloutSection = SectionOf<'rollout'>;
type Group = RolloutSection['groups'][number];

/** The looks of the kinds, in their order. */
const looks = [
  'drawn bg-accent text-on-accent',
  'drawn bg-ink text-surface',
  'border-3 border-accent text-ink',
] as const;

const sizeOf = ({ units }: Group) => units.reduce((sum, { size }) => sum + size, 0);

const lookOf = (kind: number) => looks[kind - 1] ?? looks[0];

/**
 * Places on an axis of time, in the order in which they began: each a bar from there to the edge of the page, as high as it is large. Together
 * they fill the picture like steps.
 */
export function Rollout({ unit, length, sizeUnit, icon, phases, kinds, groups, ...frame }: RolloutSection) {
  const format = useFormat();
  const marks = marksEvery(1, length);
  const at = (time: number) => percent(time / length);
  const widthOf = (phase: number) => at((phases[phase]?.until ?? 0) - (phases[phase - 1]?.until ?? 0));
  // No line of the axis crosses a word.
  const ground = frame.background === 'muted' ? 'bg-muted' : 'bg-surface';
  const total = groups.reduce((sum, group) => sum + sizeOf(group), 0);
  return (
    <DrawingFrame
      {...frame}
      legend={
        <p className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
          {kinds.map((kind, index) => (
            <span key={index} className="flex items-center gap-2">
              <span aria-hidden="true" className={`size-4 ${lookOf(index + 1)}`} />
              {kind}
            </span>
          ))}
        </p>
      }
    >
      <figure>
        <Phases {...{ phases, widthOf }} />
        <div className="relative pt-4">
          <GridLines marks={marks} at={at} />
          <ol
            className="relative -me-(--edge) grid gap-1"
            style={{
              '--edge': 'calc((100cqi - min(100cqi, var(--wrap))) / 2 + var(--spacing-gutter))',
            }}
          >
            {groups.map((group, index) => (
              <Wave
                key={index}
                {...{ group, sizeUnit, icon, kinds, ground }}
                share={sizeOf(group) / total}
                start={Math.min(1, group.start / length)}
              />
            ))}
          </ol>
        </div>
        <AxisNumbers marks={marks} at={at} format={format.number} className="mt-1" />
        <p className="text-xs text-soft">{unit}</p>
        <ul className="mt-4 text-sm @3xl:hidden">
          {groups.map(
            ({ title, note }, index) =>
              note && (
                <li key={index} className="mt-1">
                  <b className="pe-0.5 font-semibold">{`${title}.`}</b> {note}
                </li>
              ),
          )}
        </ul>
      </figure>
    </DrawingFrame>
  );
}

/** The phases above the axis: a bar for each, and its title; their numbers in a narrow container, where titles do not fit. */
function Phases({
  phases,
  widthOf,
}: {
  phases: RolloutSection['phases'];
  widthOf: (phase: number) => string;
}) {
  const format = useFormat();
  return (
    <>
      <div aria-hidden="true" className="flex text-xs font-semibold">
        {phases.map((_, index) => (
          <span
            key={index}
            className="border-s-2 border-transparent first:border-s-0"
            style={{ width: widthOf(index) }}
          >
            <span className="drawn block bg-ink text-center text-surface @3xl:h-2">
              <span className="@3xl:hidden">{format.number(index + 1)}</span>
            </span>
          </span>
        ))}
      </div>
      <ol className="flex flex-wrap gap-x-4 pt-1.5 text-sm font-semibold @3xl:flex-nowrap @3xl:gap-x-0 @3xl:text-item">
        {phases.map(({ title }, index) => (
          <li key={index} className="@3xl:w-(--width) @3xl:pe-3" style={{ '--width': widthOf(index) }}>
            <span aria-hidden="true" className="@3xl:hidden">
              {format.number(index + 1)}{' '}
            </span>
            {title}
          </li>
        ))}
      </ol>
    </>
  );
}

interface WaveProps extends Pick<RolloutSection, 'sizeUnit' | 'icon' | 'kinds'> {
  group: Group;
  /** The background of words. */
  ground: string;
  /** The share of all groups that it makes. */
  share: number;
  /** When it begins, as a share of the axis. */
  start: number;
}

/** A group with its units, from its time to the edge of the page. */
function Wave({ group, sizeUnit, icon, kinds, ground, share, start }: WaveProps) {
  return (
    <li
      className="flex min-h-[calc(var(--share)*22rem)] @3xl:min-h-[calc(var(--share)*38rem)] @3xl:in-data-beside:min-h-[calc(var(--share)*30rem)]"
      style={{ '--share': Math.round(share * 1000) / 1000 }}
    >
      <div
        className="shrink-0 border-b border-line-strong pe-2 text-end text-sm @3xl:pe-4"
        style={{ width: `calc((100% - var(--edge)) * ${start})` }}
      >
        <Heading className="font-semibold @3xl:text-item">
          <span className={ground}>{group.title}</span>
        </Heading>
        {group.note && (
          <p className={`ms-auto w-fit max-w-[22rem] text-soft @max-3xl:hidden ${ground}`}>{group.note}</p>
        )}
      </div>
      <ul className="flex min-w-0 grow flex-col gap-0.5">
        {group.units.map((unit, index) => (
          <Unit key={index} {...{ ...unit, sizeUnit, icon }} kindName={kinds[unit.kind - 1]} />
        ))}
      </ul>
    </li>
  );
}

interface UnitProps extends Pick<RolloutSection, 'sizeUnit' | 'icon'> {
  size: number;
  kind: number;
  kindName: string | undefined;
}

function Unit({ size, kind, kindName, sizeUnit, icon }: UnitProps) {
  const format = useFormat();
  return (
    <li
      className={`relative flex min-h-5 items-center gap-x-2 px-2 @3xl:min-h-6.5 text-sm leading-none @3xl:px-4 @5xl:pe-16 @5xl:in-data-beside:pe-10 ${lookOf(kind)}`}
      style={{ flex: `${size} 0 0` }}
    >
      <span className="figure shrink-0 @3xl:not-in-data-beside:text-item @3xl:leading-none">
        {format.number(size)}
      </span>
      <span className="min-w-0 @max-5xl:sr-only @max-6xl:in-data-beside:sr-only">
        {sizeUnit}
        {kindName && ` · ${kindName}`}
      </span>
      {icon && (
        <Icon
          path={icon}
          className="absolute inset-y-0 end-2 my-auto h-[70%] max-h-10 @3xl:end-4 [&>path]:fill-current"
        />
      )}
    </li>
  );
}
