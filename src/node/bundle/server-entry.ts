import { createRequire } from 'node:module';
import path from 'node:path';

/** What the bundle of `src/app/server/entry-server.tsx` offers. */
export type ServerEntry = typeof import('../../app/server/entry-server');

/** What renders pages, from the folder of a bundle. */
export function loadServerEntry(folder: string): ServerEntry {
  // Read by React when it is loaded.
  process.env.NODE_ENV = 'production';
  return createRequire(import.meta.url)(path.join(folder, 'server/entry-server.cjs'));
}
