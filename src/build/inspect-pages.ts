import { inspect } from '../content/check-site';
import type { PageFacts } from '../content/page-facts';
import type { SchemaSet } from '../content/schemas';
import { digestOfPage, type PageFiles, pageOf, readTexts } from './page-files';
import type { Rendered, Rendering } from './render-pages';
import { loadSchemas } from './schema-cache';

/** What was learned of a page. */
export interface Inspected {
  facts: PageFacts;
  /** Another one for other files; empty where nobody asked for it. */
  digest: string;
  /** What became of it, where it was rendered along. */
  rendered?: Rendered;
}

export interface Inspection {
  folder: string;
  hasDigests: boolean;
  /** How pages without findings are rendered, while what they say is at hand. */
  rendering?: Rendering | undefined;
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

/** Reads, inspects and, where it is asked to, renders a page: a job for threads. */
export async function prepareInspection(
  inspection: Inspection,
): Promise<(files: PageFiles) => Inspected | Promise<Inspected>> {
  const { schemas } = await loadSchemas();
  const { folder, hasDigests, rendering } = inspection;
  if (!rendering) return (files) => inspectPage(inspection, files, schemas);
  const { prepareRendering } = await import('./render-pages');
  const render = await prepareRendering(rendering);
  return async (files) => {
    const texts = readTexts(folder, files);
    const page = pageOf(texts);
    const facts = inspect(page, schemas);
    const inspected = { facts, digest: hasDigests ? digestOfPage(texts) : '' };
    return facts.findings.length > 0 ? inspected : { ...inspected, rendered: await render(page) };
  };
}
