import { Fragment } from 'react';
import type { SectionOf } from '../../../content/types.generated';
import { useLabels } from '../../../i18n/language';
import { useStandsBesideHeading } from '../../../ui/beside-heading';
import { SectionFrame } from '../../../ui/section-frame';
import { layerColors, layers as names } from '../../layers';

/** The minimum height of a layer in per cent of the column: a thinner one has no room for its ring. */
const least = 10;

/** The height of each layer, in per cent of the column. */
function heights(shares: readonly number[]): number[] {
  const total = shares.reduce((sum, share) => sum + share, 0);
  const raised = shares.map((share) => Math.max(least, (share / total) * 100));
  const sum = raised.reduce((all, share) => all + share, 0);
  return raised.map((share) => Math.round((share / sum) * 1000) / 10);
}

const percent = (value: number) => `${Math.round(value * 10) / 10}%`;

/**
 * A drill core: one record on its way through the four layers, the first at the bottom. The column is drawn to the scale in the
 * document; next to each layer is the record as that layer holds it.
 */
export function Core({ id, title, subtitle, background, ...core }: SectionOf<'core'>) {
  const isLying = core.variant === 'lying';
  if (useStandsBesideHeading())
    return (
      <div id={id} className="grid">
        {title && <h2 className="text-item">{title}</h2>}
        {subtitle && <p className="mt-2 mb-6 text-sm text-soft">{subtitle}</p>}
        <Log {...core} />
      </div>
    );
  return (
    <SectionFrame id={id} title={title} subtitle={subtitle} background={background}>
      {isLying && !core.sheet ? (
        <div className="to-the-edges">
          <div className="wrap">
            <Log {...core} />
          </div>
        </div>
      ) : (
        <div className={core.sheet ? '' : 'mx-auto max-w-3xl'}>
          <Log {...core} />
        </div>
      )}
    </SectionFrame>
  );
}

/**
 * The column with its scale and the sample of each layer. A lying one has a second drawing of each part, for wide containers: it
 * stands in narrow ones. Styles: `core` in the site's styles.css.
 */
function Log({
  variant,
  record,
  start,
  sheet,
  layers,
}: Pick<SectionOf<'core'>, 'variant' | 'record' | 'start' | 'sheet' | 'layers'>) {
  const t = useLabels();
  const isLying = variant === 'lying' && !sheet;
  const shares = heights(layers.map(({ share }) => share));
  const count = layers.length;
  const isOnSheet = (layer: string) => sheet?.some((field) => field.layer === layer);
  const topOf = (index: number) =>
    Math.max(0, 100 - shares.slice(0, index + 1).reduce((sum, one) => sum + one, 0));
  const column = (
    <figure
      className={`core ${isLying ? 'lying' : sheet ? 'sheeted @4xl:grid-cols-[5fr_5rem_7fr]' : variant === 'large' ? 'large' : ''}`}
    >
      <figcaption>
        <b>{record}</b> {t('core.caption')}
      </figcaption>
      {sheet && <Sheet fields={sheet} middleOf={(index) => topOf(index) + (shares[index] ?? 0) / 2} />}
      <ol>
        {layers.map(({ until, specimen, text }, index) => {
          const layer = names[index] ?? 'action';
          const row = count - index;
          const share = shares[index] ?? 0;
          const top = topOf(index);
          return (
            <li key={index} style={{ '--row': row, '--top': percent(top), '--share': percent(share) }}>
              <span className={layerColors[layer].fill} aria-hidden="true">
                <svg aria-hidden="true">
                  <path d="M-9 .5h9" />
                  <line x1="50%" x2="50%" y1="100%" pathLength="1" />
                  <line x1="50%" x2="100%" y1="50%" y2="50%" />
                  {/* The rest of the way from the sheet, past the scale. */}
                  {isOnSheet(layer) && (
                    <line x1="-4.25rem" x2="50%" y1="50%" y2="50%" className="@max-4xl:hidden" />
                  )}
                  <circle cx="50%" cy="50%" r="6.5" />
                </svg>
                {isLying && (
                  <svg aria-hidden="true">
                    <path d="M.5-9v9" />
                    <line x2="100%" y1="50%" y2="50%" pathLength="1" />
                    <line x1="50%" x2="50%" y1="50%" y2="100%" />
                    <circle cx="50%" cy="50%" r="6.5" />
                  </svg>
                )}
              </span>
              <svg aria-hidden="true">
                <line y1={percent(top + share / 2)} x2="100%" y2={percent(((row - 0.5) / count) * 100)} />
              </svg>
              {isLying && (
                <svg aria-hidden="true">
                  <line x1={percent(100 - top - share / 2)} x2={percent((index / count) * 100)} y2="100%" />
                </svg>
              )}
              <div>
                <b>{`${index + 1} ${t(`core.${layer}`)}`}</b>
                <i>{until}</i>
                {specimen.map((line, index) => (
                  <samp key={index}>{line}</samp>
                ))}
                <p>{text}</p>
              </div>
            </li>
          );
        })}
      </ol>
      <i>{start}</i>
    </figure>
  );
  return sheet ? <div className="@container">{column}</div> : column;
}

/**
 * The record as a form shows it, all fields equally high, with lines to the layers that need them.
 *
 * @param middleOf the middle of a layer, in per cent of the column from its top
 */
function Sheet({
  fields,
  middleOf,
}: {
  fields: NonNullable<SectionOf<'core'>['sheet']>;
  middleOf: (layer: number) => number;
}) {
  return (
    <>
      <dl className="day mb-6 grid grid-cols-[auto_minmax(0,1fr)] border border-line text-sm text-ink @4xl:mb-0 @4xl:auto-rows-fr">
        {fields.map(({ label, value, layer }, index) => (
          <Fragment key={index}>
            <dt
              className={`content-center border-line max-w-[50cqi] bg-raised ps-3 pe-2 py-1.5 @4xl:max-w-[20cqi] wrap-break-word @4xl:ps-4 @4xl:pe-6 not-first:border-t ${index === 0 ? 'font-display text-item font-semibold' : ''}`}
            >
              {label}
            </dt>
            <dd
              className={`relative content-center border-line bg-raised py-1.5 pe-4 font-mono text-xs wrap-anywhere @4xl:pe-6 @4xl:text-sm ${index === 0 ? '' : 'border-t'}`}
            >
              {value}
              {layer && (
                <span
                  aria-hidden="true"
                  className={`absolute inset-y-0 end-0 w-3 ${layerColors[layer].fill}`}
                />
              )}
            </dd>
          </Fragment>
        ))}
      </dl>
      <svg aria-hidden="true">
        {fields.map(
          ({ layer }, index) =>
            layer && (
              <line
                key={index}
                y1={percent(((index + 0.5) / fields.length) * 100)}
                x2="100%"
                y2={percent(middleOf(names.indexOf(layer)))}
              />
            ),
        )}
      </svg>
    </>
  );
}
