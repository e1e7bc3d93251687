import { expect, it } from 'vitest';
import { imagePath, newImagePath, whyNotSent } from './image-name';

it.each([
  ['IMG_2041.JPG', [], 'finance/img-2041.jpg'],
  ['Línea de ensamble (2).png', [], 'finance/linea-de-ensamble-2.png'],
  ['plant.jpg', ['finance/plant.jpg', 'finance/plant-2.jpg', 'hr/plant-3.jpg'], 'finance/plant-3.jpg'],
  ['CON.jpg', [], 'finance/con-2.jpg'],
  ['console.jpg', [], 'finance/console.jpg'],
  ['写真.webp', [], 'finance/image.webp'],
])('%s beside %j is called %s', (name, taken, path) => {
  expect(newImagePath(name, 'finance', taken)).toBe(path);
});

it.each([
  ['./plant.jpg', 'finance/plant.jpg'],
  ['../_site/plant.jpg', '_site/plant.jpg'],
  ['./rabatt-50%.jpg', 'finance/rabatt-50%.jpg'],
  ['../../plant.jpg', '../../plant.jpg'],
])('%s in a document is %s in the site', (name, path) => {
  expect(imagePath(name, 'finance/page.json')).toBe(path);
});

it('a folder, or a file that was changed after it was chosen, is not sent', async () => {
  const unread = () => Promise.reject(new DOMException('', 'NotReadableError'));
  const file = (read: () => Promise<ArrayBuffer>) =>
    Object.assign(new File(['x'], 'plant.jpg'), { slice: () => ({ arrayBuffer: read }) });
  expect(await whyNotSent(file(unread), 'plant.jpg')).toMatch(/^plant\.jpg cannot be read: it is a folder/);
  expect(await whyNotSent(new File(['x'], 'plant.jpg'))).toBeUndefined();
  expect(await whyNotSent(new File([], 'plant.jpg'))).toBeUndefined();
});
