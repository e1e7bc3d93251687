import path from 'node:path';
import { buildSite } from '../../src/commands/build/build';
import { type ReviewedSite, reviewBuild, type SiteReview } from '../../src/commands/review/review-site';
import { basePathOf } from '../../src/content/model/base-path';
import { isError } from '../../src/content/model/diagnostics';
import { isRecord } from '../../src/content/model/is-record';
import { plural } from '../../src/content/text/plural';
import { print, printError } from '../../src/node/project/print';

/**
 * Builds a site as it is proposed, with what has changed marked in it. Gives the exit status.
 *
 * @param out the folder that gets it: empty, or of a build before; it stays as it was where the site cannot be built
 * @param siteUrl where it is going to be looked at, where that is not where the site is published
 */
export async function writeReviewSite(
  out: string,
  pages: string,
  siteUrl: string | undefined,
  reviewed: Omit<ReviewedSite, 'path'>,
): Promise<number> {
  const document = reviewed.site.siteDocument?.value;
  const base = basePathOf(siteUrl ?? (isRecord(document) ? document.url : undefined));
  let review: SiteReview | undefined;
  const { diagnostics } = await buildSite({
    ...{ pages, out, siteUrl, drafts: true },
    finish(build) {
      review = reviewBuild(build, { ...reviewed, path: base });
      return review.added;
    },
  });
  const errors = diagnostics.filter(isError).length;
  if (errors > 0) {
    const count = plural(errors, 'error');
    printError(
      `The proposed pages have ${count}, and no site was built: npm run validate-pages lists them.\n`,
    );
    return 1;
  }
  const shown = path.relative(process.cwd(), out) || '.';
  const count = plural(review?.pages.length ?? 0, 'changed page');
  print(`${shown}: the site as it is proposed, with ${count}. All changes: ${review?.start}\n`);
  print(`Compared with ${reviewed.base}.\n`);
  return 0;
}
