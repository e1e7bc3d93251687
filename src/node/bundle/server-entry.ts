import { createRequire } from 'node:module';
import path from 'node:path';
import { orRefuse } from '../project/project';

/** The exports of the bundled `src/app/server/entry-server.tsx`. */
export type ServerEntry = typeof import('../../app/server/entry-server');

/** Loads the page renderer from the folder of a bundle. @throws UsageError if a module of it throws */
export function loadServerEntry(folder: string): ServerEntry {
  // React reads it when it is loaded.
  process.env.NODE_ENV = 'production';
  return orRefuse('A component, or a file that one imports, throws as soon as it is loaded', () =>
    createRequire(import.meta.url)(path.join(folder, 'server/entry-server.cjs')),
  );
}
