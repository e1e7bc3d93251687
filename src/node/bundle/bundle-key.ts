import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteFolder } from '../../content/model/routes';
import { hashOf } from '../project/hash';
import { listFiles } from '../read/files';

/**
 * The cache key of a bundle: the key of the inputs, combined with a hash of the component words among the site's
 * documents if there are any.
 */
export function keyOfBundle(inputs: string, pages: string): string {
  const folder = path.join(pages, siteFolder, 'words');
  if (!existsSync(folder)) return inputs;
  const files = listFiles(folder).filter((file) => file.endsWith('.json'));
  if (files.length === 0) return inputs;
  const hashes = files.map((file) => `${file} ${hashOf(readFileSync(path.join(folder, file)))}`);
  return hashOf([inputs, ...hashes].join('\n'));
}
