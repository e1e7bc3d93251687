import { below, clouds, hills, randomFrom, size, sky } from './shapes';

/** Draws pump jacks on a plain before sunrise, above the layers of rock that their wells cross. */
export function oilField(): string {
  const random = randomFrom(11);
  const ground = 1270;
  const far = hills(random, 240, 190, 34).map((height) => Math.min(height, 120));
  const middle = hills(random, 240, 120, 26);
  const near = hills(random, 240, 70, 40);
  const surface = (x: number) => ground - (near[Math.round((x / size.width) * 239)] ?? 0);
  const wells = [430, 1080, 1790].map((x, index) => ({ x, scale: [0.62, 1.55, 0.82][index] ?? 1 }));
  const layers = ['#16323b', '#7a5a34', '#3d5a4a', '#3b4273', '#6d3a28', '#0c2129'];
  const strata = layers.map((color, index) =>
    below(hills(random, 240, 46, 60), ground + 60 + index * 86, color),
  );
  return [
    sky(
      [
        [0, '#0b2b38'],
        [0.45, '#1f5566'],
        [0.74, '#8a8a76'],
        [0.9, '#dca65c'],
        [1, '#f0d29a'],
      ],
      ground - 60,
    ),
    `<circle cx="1480" cy="${ground - 150}" r="300" fill="#f3c67c" opacity="0.55" filter="url(#soft)"/>`,
    `<circle cx="1480" cy="${ground - 120}" r="74" fill="#fbe6b8"/>`,
    clouds(random, 26, 420, ground - 220, '#f2c98d'),
    clouds(random, 12, 160, 560, '#6d95a0'),
    below(far, ground - 70, '#8b7a5f'),
    below(middle, ground - 20, '#455a58'),
    below(near, ground, '#12303a'),
    ...strata,
    ...wells.map(({ x, scale }) => well(x, surface(x), scale)),
  ].join('');
}

/** Draws a pump jack and its well through the layers. */
function well(x: number, y: number, scale: number): string {
  const dark = '#0a1d25';
  const bore = 178;
  return `<g transform="translate(${x} ${y + 4}) scale(${scale})" fill="${dark}" stroke="${dark}" stroke-linejoin="round" stroke-linecap="round">
<path d="M${bore} -20V${(size.height - y) / scale}" stroke="#e6b566" stroke-width="${3 / scale}" opacity="0.75"/>
<path d="M-190 0H210V-14H-190Z"/>
<path d="M-44 -10 0 -236 44 -10" fill="none" stroke-width="15"/>
<path d="M-27 -96H27M-14 -160H14" fill="none" stroke-width="8"/>
<g transform="translate(0 -236) rotate(-11)">
<path d="M-190 -9H150V11H-190Z"/>
<path d="M140 -44C206 -40 214 40 168 84L150 76C166 40 160 8 140 8Z"/>
</g>
<path d="M${bore} -186V-20" fill="none" stroke-width="4"/>
<path d="M168 -34H188V0H168Z"/>
<path d="M-176 -200-128 -74" fill="none" stroke-width="9"/>
<circle cx="-128" cy="-74" r="17"/>
<path d="M-128 -74-78 -118A66 66 0 0 1 -66 -52Z"/>
<path d="M-176 -12V-62H-92V-12Z"/>
</g>`;
}
