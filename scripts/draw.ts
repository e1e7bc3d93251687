import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { print } from '../src/node/project/print';
import { engineRoot, siteRoot, UsageError } from '../src/node/project/project';
import { readIfThere } from '../src/node/write/journal';
import { underLock } from '../src/node/write/lock';
import { writeFiles } from '../src/node/write/write-files';
import { runCommand } from './cli';
import { officeBlocks } from './pictures/office-blocks';
import { oilField } from './pictures/oil-field';
import { size } from './pictures/shapes';

/** Every picture that the project draws for its pages, under the project's own licence. */
const pictures = {
  'pages/oil-gas/oil-field.jpg': oilField,
  'pages/facilities/office-blocks.jpg': officeBlocks,
};

void runCommand({
  usage: `
Usage: npm run draw

Draws the pictures of the engine's first site that no camera took: ${Object.keys(pictures).join(', ')}.`,
  options: {},
  async run() {
    if (siteRoot !== engineRoot)
      throw new UsageError(
        'These pictures are of the site that lies beside the engine: this one has its own.',
      );
    const drawn = new Map<string, Buffer>();
    for (const [file, draw] of Object.entries(pictures)) {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${draw()}</svg>`;
      // A little grain prevents banding in the sky.
      const grain = await sharp({
        create: {
          ...size,
          channels: 3,
          background: '#808080',
          noise: { type: 'gaussian', mean: 128, sigma: 5 },
        },
      })
        .png()
        .toBuffer();
      const jpeg = await sharp(new Resvg(svg).render().asPng())
        .flatten()
        .composite([{ input: grain, blend: 'soft-light' }])
        .jpeg({ quality: 84, mozjpeg: true })
        .toBuffer();
      drawn.set(path.join(siteRoot, file), jpeg);
    }
    await underLock([path.join(siteRoot, 'pages')], (lock) =>
      writeFiles(
        lock,
        [...drawn].map(([file, content]) => ({ kind: 'put', file, content, before: readIfThere(file) })),
      ),
    );
    for (const [file, { length }] of drawn)
      print(`wrote ${path.relative(siteRoot, file)}: ${Math.round(length / 1000)} kB\n`);
    return 0;
  },
});
