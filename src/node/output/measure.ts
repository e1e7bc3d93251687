import type { Diagnostic } from '../../content/model/diagnostics';
import type { Languages } from '../../content/model/languages';
import { localPath } from '../../content/model/local-routes';
import { routeOf } from '../../content/model/routes';
import { htmlFile } from '../../content/site/output-files';
import type { PageFacts } from '../../content/site/page-facts';
import { type Bundle, readClient } from '../bundle/bundle';
import { readCachedJson, writeCache } from '../cache/cache';
import { inCache } from '../cache/place';
import type { SiteImages } from '../images/site-images';
import {
  Costs,
  checkBudget,
  checkPictures,
  checkSectionTypes,
  type Measured,
  typeHeading,
  typeLines,
} from './budget';
import type { Output } from './output';
import type { BuildRecords } from './records';

interface MeasuredSite {
  bundle: Bundle;
  shared: { languages: Languages };
  images: SiteImages;
}

/**
 * Checks pages against the budget.
 *
 * @param count how many of the longest pages to measure
 * @param types the section types to measure
 */
export function measure(
  pages: readonly PageFacts[],
  { bundle, shared: { languages }, images }: MeasuredSite,
  records: BuildRecords,
  output: Output,
  count: number,
  types: readonly string[],
): { summary: string; lines: string[]; tooHeavy: Diagnostic[] } {
  const sizes = readSizes();
  const costs = new Costs(
    bundle.template.manifest,
    (file) => (bundle.clientFiles.includes(file) ? readClient(bundle, file) : undefined),
    sizes,
  );
  const measured: Measured[] = [];
  for (const { id, routes } of pages) {
    const record = records.get(id);
    if (!record || id.startsWith('_')) continue;
    for (const { code: language } of languages) {
      const address = localPath(routeOf(id), language, languages, routes);
      const file = htmlFile(address);
      const bytes = record.sizes[file] ?? 0;
      measured.push({ id, language, file, address, bytes, types: record.types });
    }
  }
  const before = sizes.size;
  const read = (file: string) => output.read(file);
  const { summary, lines, diagnostics } = checkBudget(costs, measured, read, count);
  const ofTypes = types.length > 0 ? ['', typeHeading, ...typeLines(costs, types)] : [];
  const pictures = pages.flatMap((page) =>
    page.images.flatMap((image) => {
      const file = images.onPhone(image);
      return file === undefined ? [] : { id: page.id, image, bytes: read(file).length };
    }),
  );
  // Caches new measurements.
  if (sizes.size > before)
    writeCache(sizesFile, JSON.stringify(Object.fromEntries([...sizes].slice(-keptSizes))));
  const tooHeavy = [...diagnostics, ...checkPictures(pictures), ...checkSectionTypes(costs, types)];
  return { summary, lines: [...lines, ...ofTypes], tooHeavy };
}

/** The cache limit: more files than a site with social images has. */
const keptSizes = 1500;
const sizesFile = inCache('sizes.json');

/** Sizes measured in earlier builds: maximum compression takes most of a second. */
function readSizes(): Map<string, number> {
  return new Map(Object.entries(readCachedJson<Record<string, number>>(sizesFile) ?? {}));
}
