import { between, type Random } from './random';

const fills = [
  'fill-layer-action',
  'fill-layer-knowledge',
  'fill-layer-integration',
  'fill-layer-ingest',
] as const;

/** A core through four strata: bands that lie on each other, finely bedded below, with a drill line through all. */
export function strata(random: Random) {
  const edges = [60, 160, 260, 360, 484].map((y) =>
    Array.from({ length: 7 }, () => y + between(random, -16, 16)),
  );
  // From point to point, not from the edge: steps are shorter to write, and much alike.
  const line = (ys: number[]) =>
    ys
      .map((y, index) => {
        const step = y - (ys[index - 1] ?? 0);
        return index === 0 ? `M0 ${y}` : `s40 ${step} 80 ${step}`.replaceAll(' -', '-');
      })
      .join('');
  const beds = [0, 1, 2, 3].flatMap((band) =>
    [0, 1, 2, 3].slice(0, band + 1).map((bed) => {
      const share = (bed + 1) / (band + 2);
      return (edges[band] ?? []).map((y, index) =>
        Math.round(y + ((edges[band + 1]?.[index] ?? y) - y) * share),
      );
    }),
  );
  const drill = between(random, 210, 310);
  return (
    <>
      {/* Each band reaches to the bottom and the next one lies over it, so that no gap shows between them. */}
      {fills.map((fill, band) => (
        <path key={fill} className={fill} d={`${line(edges[band] ?? [])}V480H0z`} />
      ))}
      <path className="fill-none stroke-surface" strokeWidth="1.5" d={beds.map(line).join('')} />
      <path className="fill-none stroke-ink" strokeWidth="2" d={`M${drill} 8V480`} />
      {edges.slice(0, 4).map((ys) => (
        <circle
          key={ys.join()}
          className="fill-surface stroke-ink"
          strokeWidth="2"
          cx={drill}
          cy={(ys[Math.round(drill / 80)] ?? 0) + 50}
          r="7"
        />
      ))}
    </>
  );
}
