import path from 'node:path';
import sharp from 'sharp';
import { EditedSite } from './workbench-site';

/** A small site in two languages, with two photographs. */
export class Harbour extends EditedSite {
  constructor() {
    super('tests/sites/harbour');
  }

  override async start(): Promise<void> {
    for (const [file, width, height] of [
      ['index/quay.jpg', 1600, 1200],
      ['index/ingrid.jpg', 400, 400],
    ] as const)
      await sharp({ create: { width, height, channels: 3, background: '#7a8f88' } })
        .jpeg()
        .toFile(path.join(this.folder, file));
    await super.start();
  }

  /** The current document of the page at a path. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look at single values of it
  document(folder = 'index'): any {
    return JSON.parse(this.read(`${folder}/page.json`));
  }
}
