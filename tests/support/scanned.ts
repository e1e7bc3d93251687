import type { SchemaSet } from '../../src/content/schema/schemas';
import { Checker } from '../../src/node/check/checker';

/** A checker that has looked at all files of a site. */
export async function scanned(folder: string, schemas: SchemaSet): Promise<Checker> {
  const checker = new Checker(folder, schemas);
  await checker.scan();
  return checker;
}
