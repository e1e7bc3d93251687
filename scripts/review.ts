import path from 'node:path';
import { withFileChanges } from '../src/commands/publish/compare-files';
import { compareSites } from '../src/commands/review/compare-sites';
import { comparedWith, reviewMarkdown, reviewText } from '../src/commands/review/report-review';
import { loadSite } from '../src/content/site/load';
import { visibleJson } from '../src/content/text/encode/visible';
import { plural } from '../src/content/text/plural';
import { inCache } from '../src/node/cache/place';
import { loadSchemas } from '../src/node/cache/schema-cache';
import { assertFolderFree } from '../src/node/output/own-folder';
import { print } from '../src/node/project/print';
import { engineRoot, siteRoot, UsageError } from '../src/node/project/project';
import { checkOut, namedBase, usualBase } from '../src/node/project/revision';
import { inTemporaryFolder } from '../src/node/project/temporary-folder';
import { readSiteFiles } from '../src/node/read/read';
import { assertSiteAddress } from './cli/build-command';
import { writeReview } from './cli/review-pictures';
import { writeReviewSite } from './cli/review-site';
import { runCommand } from './cli/run-command';

const formats = ['pretty', 'markdown', 'json', 'html', 'site'];

void runCommand({
  usage: `
Usage: npm run review -- [BASE] [options]

Describes in words what a change means for visitors, page by page: changed texts and their translations; sections and pages
that are new, gone or moved; links that lead elsewhere; replaced pictures and downloads; colors and fonts; redirects;
component words. It ignores the layout of documents.

  BASE            what to compare with: a branch, a tag or a commit (default: where this branch left main or master;
                  on that branch, HEAD)
  --format NAME   pretty, for a terminal; markdown, for a pull request; json, for programs; html, a page with pictures of
                  every changed section before and after, at 1280 and 390 pixels; site, the whole proposed site for any
                  host: hidden from search engines, with a page that lists all changes and a bar that leads from one to
                  the next (default: pretty; with --out, site)
  --out DIR       where to write the page or the site (default: a folder in node_modules/.cache); if the site cannot be
                  built, the folder stays as it was
  --site-url URL  where the site will be reviewed (default: the url of the site document)
  --pages DIR     the folder of the site in the project (default: pages)

Exit status: 0 compared; 1 the proposed pages have errors, and no site was built; 2 there is nothing to compare with, git
failed, or a document cannot be read.`,
  options: {
    format: { type: 'string' },
    pages: { type: 'string', default: 'pages' },
    out: { type: 'string' },
    'site-url': { type: 'string' },
  },
  takesPaths: true,
  async run(values, [baseName, ...rest]) {
    const { pages, out, 'site-url': siteUrl } = values;
    const { format = out === undefined ? 'pretty' : 'site' } = values;
    if (rest.length > 0) throw new UsageError('Call it with one revision: npm run review -- main');
    if (!formats.includes(format))
      throw new UsageError(`There is no format "${format}": use ${formats.join(', ')}.`);
    if (out !== undefined && !['html', 'site'].includes(format))
      throw new UsageError(`--out is for html and site: ${format} is printed. Write it to a file with ">".`);
    assertSiteAddress(siteUrl);
    const folder = path.resolve(pages);
    if (out !== undefined) assertFolderFree(out, { engine: engineRoot, site: siteRoot }, folder);
    const { revision, name } = baseName === undefined ? usualBase(folder) : namedBase(folder, baseName);
    const { schemas } = await loadSchemas();
    return inTemporaryFolder('review', async (work) => {
      const old = checkOut(revision, folder, work);
      const load = (folder: string) => {
        const files = readSiteFiles(folder);
        return { folder, files, site: loadSite(files, schemas) };
      };
      const [before, after] = [load(old), load(folder)];
      const broken = [...after.site.sources.values()].find(({ isBroken }) => isBroken);
      if (broken)
        throw new UsageError(`${pages}/${broken.path} cannot be read: npm run validate-pages says why.`);
      const changes = withFileChanges(compareSites(before.site, after.site, schemas), before, after);
      if (format === 'site') {
        const target = path.resolve(out ?? inCache('review-site'));
        return await writeReviewSite(target, folder, siteUrl, { changes, site: after.site, base: name });
      }
      if (format === 'html') {
        const sides = {
          before: { pages: old, out: path.join(work, 'before'), name },
          after: { pages: folder, out: path.join(work, 'after'), name: 'the files as they are' },
        };
        const target = path.resolve(out ?? inCache('review'));
        const { file, taken, notes } = await writeReview(
          name,
          changes,
          after.site.languages,
          target,
          sides,
          out === undefined,
        );
        print(`${path.relative(process.cwd(), file)}: ${plural(taken.size, 'picture')}\n`);
        for (const note of notes) print(`${note}\n`);
        print(comparedWith(name));
      } else if (format === 'json') print(`${visibleJson({ base: baseName ?? revision, pages: changes })}\n`);
      else {
        print(format === 'markdown' ? reviewMarkdown(changes) : reviewText(changes));
        print(`\n${comparedWith(name)}`);
      }
      return 0;
    });
  },
});
