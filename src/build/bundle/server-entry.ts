import { createRequire } from 'node:module';
import path from 'node:path';
import type { ServerEntry } from '../render/html';

/** What renders pages, from the folder of a bundle. */
export function loadServerEntry(folder: string): ServerEntry {
  // Read by React when it is loaded.
  process.env.NODE_ENV = 'production';
  return createRequire(import.meta.url)(path.join(folder, 'server/entry-server.cjs'));
}
