import { cacheFileOf } from '../cache/page-cache';
import { loadSchemas } from '../cache/schema-cache';
import { Checker } from './checker';

/** Reads the site in a folder and checks it, with the results that earlier runs cached. */
export async function openChecker(folder: string): Promise<Checker> {
  const { schemas, key } = await loadSchemas();
  const checker = new Checker(folder, schemas, { cacheFileOf: cacheFileOf(folder, key) });
  await checker.scan();
  return checker;
}
