import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerEntry } from './html';

/** What renders pages, from the folder of a bundle. */
export async function loadServerEntry(folder: string): Promise<ServerEntry> {
  // Read by React when it is loaded.
  process.env.NODE_ENV = 'production';
  return import(/* @vite-ignore */ pathToFileURL(path.join(folder, 'server/entry-server.js')).href);
}
