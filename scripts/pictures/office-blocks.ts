import { clouds, randomFrom, size, sky } from './shapes';

/** Draws office blocks after sunset, with lit floors where people still work. */
export function officeBlocks(): string {
  const random = randomFrom(29);
  const street = 1660;
  return [
    sky(
      [
        [0, '#0c2d3a'],
        [0.5, '#2b6170'],
        [0.8, '#b58f6b'],
        [1, '#e8b776'],
      ],
      1500,
    ),
    clouds(random, 22, 200, 1000, '#d9a777'),
    block(random, { x: 1360, y: 760, columns: 9, rows: 19, cell: 44, wall: '#4c6a70', lit: 0.3 }, street),
    block(random, { x: 120, y: 900, columns: 12, rows: 14, cell: 50, wall: '#3d5c64', lit: 0.34 }, street),
    block(random, { x: 1800, y: 470, columns: 8, rows: 21, cell: 56, wall: '#21434f', lit: 0.42 }, street),
    block(random, { x: 640, y: 300, columns: 11, rows: 21, cell: 64, wall: '#132f3a', lit: 0.5 }, street),
    `<rect y="${street}" width="${size.width}" height="${size.height - street}" fill="#0b1f28"/>`,
    ...Array.from({ length: 46 }, () => reflection(random, street)),
    `<rect y="${street - 5}" width="${size.width}" height="6" fill="#e6b566" opacity="0.5"/>`,
  ].join('');
}

interface Block {
  x: number;
  y: number;
  columns: number;
  rows: number;
  /** Distance between windows, in pixels. */
  cell: number;
  wall: string;
  /** Share of windows that are lit, from 0 to 1. */
  lit: number;
}

function block(
  random: () => number,
  { x, y, columns, rows, cell, wall, lit }: Block,
  street: number,
): string {
  const width = (columns + 1) * cell;
  const colors = ['#f6d79a', '#e9b765', '#d98f4b', '#9fc3c0'];
  const windows: string[] = [];
  for (let row = 0; row < rows; row++) {
    // People leave floor by floor.
    const floor = lit * (0.35 + 1.3 * random());
    for (let column = 0; column < columns; column++) {
      const [left, top] = [x + cell * (0.65 + column), y + cell * (0.8 + row)];
      if (top > street - cell) continue;
      const isLit = random() < floor;
      const color = isLit ? colors[Math.floor(random() ** 1.7 * colors.length)] : '#0a222c';
      const opacity = isLit ? 0.72 + 0.28 * random() : 0.45;
      windows.push(
        `<rect x="${left.toFixed(1)}" y="${top.toFixed(1)}" width="${(cell * 0.7).toFixed(1)}" height="${(cell * 0.52).toFixed(1)}" fill="${color}" opacity="${opacity.toFixed(2)}"/>`,
      );
    }
  }
  const side = cell * 2.5;
  const shade = `<rect x="${x + width - side}" y="${y}" width="${side}" height="${street - y}" fill="#06161d" opacity="0.35"/>`;
  const roof = `<path d="M${x + width * 0.3} ${y}v-${cell * 0.7}h${width * 0.22}v${cell * 0.7}M${x + width * 0.62} ${y}v-${cell * 1.9}h5v${cell * 1.9}" fill="${wall}"/>`;
  return `${roof}<rect x="${x}" y="${y}" width="${width}" height="${street - y}" fill="${wall}"/>${windows.join('')}${shade}`;
}

/** Draws the reflection of a window on the wet street. */
function reflection(random: () => number, street: number): string {
  const x = random() * size.width;
  const length = 30 + random() * 100;
  return `<rect x="${x.toFixed(0)}" y="${street + 4}" width="${(6 + random() * 22).toFixed(0)}" height="${length.toFixed(0)}" fill="#e9b765" opacity="${(0.1 + random() * 0.26).toFixed(2)}" filter="url(#mist)"/>`;
}
