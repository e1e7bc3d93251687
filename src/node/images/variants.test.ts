import { expect, it } from 'vitest';
import { servedImage, settings, variantsOf } from './variants';

const image = (file: string, width: number) => ({ file, width, height: 300, hash: 'abc' });

it('an image has at most six widths, none above its own, and its own unless it is larger than any page needs', () => {
  const largest = settings.widths.at(-1) ?? 0;
  for (let own = 1; own < 7000; own += 13) {
    const widths = variantsOf(image('plant.avif', own)).map(({ width = 0 }) => width);
    expect(widths.length, `${own}`).toBeLessThanOrEqual(6);
    expect(Math.max(...widths), `${own}`).toBe(Math.min(own, largest));
    expect(widths, `${own}`).toEqual([...new Set(widths)].sort((a, b) => a - b));
  }
});

it('it becomes AVIF and its own kind, in every width', () => {
  const names = (file: string, width: number) => variantsOf(image(file, width)).map(({ name }) => name);
  expect(names('finance/plant.jpeg', 500)).toEqual([
    'assets/abc-192.avif',
    'assets/abc-400.avif',
    'assets/abc-500.avif',
    'assets/abc-192.jpg',
    'assets/abc-400.jpg',
    'assets/abc-500.jpg',
  ]);
  expect(names('finance/plant.avif', 100)).toEqual(['assets/abc-100.avif']);
  expect(names('finance/plant.svg', 100)).toEqual(['assets/abc.svg']);
});

it.each(['jpg', 'png', 'webp', 'avif', 'svg'])(
  'pages name nothing of a .%s that is not made of it',
  (kind) => {
    const key = image(`finance/plant.${kind}`, 3000);
    const { src, srcSet = '', avif = '' } = servedImage(key);
    const named = [src, ...`${srcSet}, ${avif}`.split(', ').map((part) => part.split(' ')[0])].filter(
      Boolean,
    );
    const made = variantsOf(key).map(({ name }) => `/${name}`);
    expect([...new Set(named)].sort()).toEqual(made.sort());
  },
);

it('pages have the colour of an image that is not transparent', () => {
  expect(servedImage({ ...image('plant.png', 100), color: '#c4b7a5' }).color).toBe('#c4b7a5');
  expect(servedImage({ ...image('plant.png', 100), color: '' })).not.toHaveProperty('color');
});
