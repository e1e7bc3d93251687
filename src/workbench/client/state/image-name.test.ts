import { expect, it } from 'vitest';
import { newImagePath } from './image-name';

it.each([
  ['IMG_2041.JPG', [], 'finance/img-2041.jpg'],
  ['Línea de ensamble (2).png', [], 'finance/linea-de-ensamble-2.png'],
  ['plant.jpg', ['finance/plant.jpg', 'finance/plant-2.jpg', 'hr/plant-3.jpg'], 'finance/plant-3.jpg'],
  ['写真.webp', [], 'finance/image.webp'],
])('%s beside %j is called %s', (name, taken, path) => {
  expect(newImagePath(name, 'finance', taken)).toBe(path);
});
