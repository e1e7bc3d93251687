import { inspect } from '../content/check-site';
import type { PageFacts } from '../content/page-facts';
import type { SchemaSet } from '../content/schemas';
import { digestOfPage, type PageFiles, pageOf, readTexts } from './page-files';
import { loadSchemas } from './schema-cache';

/** What was learned of a page. */
export interface Inspected {
  facts: PageFacts;
  /** Another one for other files; empty where nobody asked for it. */
  digest: string;
}

export interface Inspection {
  folder: string;
  hasDigests: boolean;
}

/** Reads and inspects one page. @throws UsageError when a file cannot be read */
export function inspectPage(
  { folder, hasDigests }: Inspection,
  files: PageFiles,
  schemas: SchemaSet,
): Inspected {
  const texts = readTexts(folder, files);
  return { facts: inspect(pageOf(texts), schemas), digest: hasDigests ? digestOfPage(texts) : '' };
}

/** `inspectPage` as a job for threads. */
export async function prepareInspection(inspection: Inspection): Promise<(files: PageFiles) => Inspected> {
  const { schemas } = await loadSchemas();
  return (files) => inspectPage(inspection, files, schemas);
}
