import { createRequire } from 'node:module';
import path from 'node:path';

/** The exports of the bundled `src/app/server/entry-server.tsx`. */
export type ServerEntry = typeof import('../../app/server/entry-server');

/** Loads the page renderer from the folder of a bundle. */
export function loadServerEntry(folder: string): ServerEntry {
  // React reads it when it is loaded.
  process.env.NODE_ENV = 'production';
  return createRequire(import.meta.url)(path.join(folder, 'server/entry-server.cjs'));
}
