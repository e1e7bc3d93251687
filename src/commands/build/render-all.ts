import type { Diagnostic } from '../../content/model/diagnostics';
import { localize } from '../../content/model/routes';
import type { SchemaSet } from '../../content/schema/schemas';
import { contentFile, htmlFile } from '../../content/site/output-files';
import { dictionariesOf, type PageFacts } from '../../content/site/page-facts';
import type { ServerEntry } from '../../node/bundle/server-entry';
import { renderFailed, unreadableImages } from '../../node/output/failures';
import type { Output } from '../../node/output/output';
import type { BuildRecords } from '../../node/output/records';
import { galleryPages } from '../../node/render/gallery';
import { templateFiller } from '../../node/render/html';
import type { Prepared } from '../../node/render/prepare';
import { renderHtml } from '../../node/render/render-pages';
import { inThreads } from '../../node/render/threads';

import type { BuiltPage } from './pages-to-build';
/**
 * Renders pages and resizes images in parallel: pages need only the images' names. @returns what could not be rendered or read
 */
export async function renderAll(
  pages: readonly BuiltPage[],
  prepared: Prepared,
  { records, output }: { records: BuildRecords; output: Output },
  progress: ((done: number, total: number) => void) | undefined,
): Promise<Diagnostic[]> {
  const { images } = prepared;
  const total = pages.length + images.served.size;
  const done = { pages: 0, images: 0 };
  const tell = () => progress?.(done.pages + done.images, total);
  const work = [
    renderPages(pages, prepared, records, (taken) => {
      done.pages = taken;
      tell();
    }),
    images.make(
      (file, bytes) => output.add(file, bytes),
      () => {
        done.images++;
        tell();
      },
    ),
  ] as const;
  // Neither may keep writing after the other has failed.
  await Promise.allSettled(work);
  const [failures] = await Promise.all(work);
  return [...failures, ...unreadableImages(images.unreadable)];
}

/** Renders pages and records the results. @returns what could not be rendered */
async function renderPages(
  pages: readonly BuiltPage[],
  { rendering, images }: Prepared,
  records: BuildRecords,
  progress: (taken: number) => void,
): Promise<Diagnostic[]> {
  const failures: Diagnostic[] = [];
  const keys = new Map(pages.map(({ id, key }) => [id, key]));
  const { languages } = rendering.shared;
  const photographOf = ({ images: shown }: PageFacts) => {
    const file = shown.find((image) => images.served.get(image)?.srcSet && !images.unreadable.has(image));
    const hash = file === undefined ? undefined : images.hashOf(file);
    return file !== undefined && hash !== undefined ? { file, hash } : undefined;
  };
  const items = pages.map(({ id, facts, hashes }) => ({
    id,
    hashes,
    dictionaries: dictionariesOf(facts, languages),
    photograph: photographOf(facts),
  }));
  const photographs = new Map(items.map(({ id, photograph }) => [id, photograph?.file ?? '']));
  await inThreads(rendering, items, {
    keep({ id, sizes, types, failure, unreadable }) {
      if (unreadable !== undefined) images.unreadable.set(photographs.get(id) ?? '', unreadable);
      if (failure) failures.push(renderFailed(`${id}/page.json`, failure));
      records.set(id, { key: keys.get(id) ?? '', sizes, types });
    },
    progress,
  });
  return failures;
}

/** Renders the gallery's files, or returns the reasons why that failed. */
export function renderGallery({ bundle, shared, sites }: Prepared, server: ServerEntry, schemas: SchemaSet) {
  const made: [file: string, content: string][] = [];
  const failures: Diagnostic[] = [];
  const { languages } = shared;
  const fill = templateFiller(bundle.template, languages, shared.base);
  for (const data of galleryPages(schemas, languages, sites)) {
    const { id, route, language } = data.page;
    const html = renderHtml(server, fill, data);
    if (typeof html !== 'string') failures.push(renderFailed(`${id}/page.json`, html));
    else
      made.push(
        [contentFile(id, language), JSON.stringify(data.page)],
        [htmlFile(localize(route, language, languages)), html],
      );
  }
  return { made, failures };
}
