import { expect, it } from 'vitest';
import { changed, diagnose } from '../support/checks';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"/>';
const composed = 'caf\u00e9.svg';
const decomposed = 'cafe\u0301.svg';

it.each([
  ['one character in the document, two on the disk', composed, decomposed, 'cafe.svg'],
  ['two characters in the document, one on the disk', decomposed, composed, 'cafe.svg'],
  ['spaces', 'the new plant.svg', 'the new plant.svg', 'the-new-plant.svg'],
])('reports an invalid image name, and suggests a valid one: %s', (_, written, file, plain) => {
  const findings = diagnose(
    changed({
      'sitemap/page.json': [['"../_site/plant.webp"', JSON.stringify(`./${written}`)]],
      [`sitemap/${file}`]: drawing,
    }),
  ).filter(({ code }) => code === 'missing-image');
  expect(findings).toMatchObject([
    {
      message: expect.stringContaining(`No image can be called "./${written}"`),
      hint: `Call the file "./${plain}", and write that.`,
    },
  ]);
});
