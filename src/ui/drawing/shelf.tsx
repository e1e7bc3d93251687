import { between, type Random } from './random';

/** Shelves of books: spines of many widths and heights, some leaning, a few in the accent. */
export function shelf(random: Random) {
  return (
    <>
      {[150, 300, 450].map((floor) => {
        const spines = [];
        for (let x = 10; x < 440; ) {
          const width = between(random, 14, 38);
          spines.push({ x, width, height: between(random, 78, 128), look: between(random, 0, 5) });
          x += width + (random() < 0.12 ? 34 : 4);
        }
        return (
          <g key={floor}>
            {spines.map(({ x, width, height, look }) => (
              <g key={x}>
                <rect
                  className={look === 0 ? 'fill-accent' : look < 3 ? 'fill-ink' : 'fill-surface stroke-ink'}
                  strokeWidth="2"
                  x={x}
                  y={floor - height}
                  width={width}
                  height={height}
                />
                <path
                  className={look > 2 ? 'stroke-ink' : 'stroke-surface'}
                  strokeWidth="2"
                  d={`M${x + 4} ${floor - height + 16}h${width - 8}`}
                />
              </g>
            ))}
            <path className="stroke-ink" strokeWidth="4" d={`M0 ${floor + 2}H480`} />
          </g>
        );
      })}
    </>
  );
}
