import { loadSchemas } from '../src/build/cache/schema-cache';
import { writeScaffold } from '../src/build/generate/scaffold';
import { addressesOf, pageFiles } from '../src/build/generate/scaffold-page';
import { projectRoot, UsageError } from '../src/build/project/project';
import { runCommand } from './cli';

void runCommand({
  usage: `
Usage: npm run new:page -- /route [options]

Writes a page document and its dictionary for a new route, for example /use-cases/order-entry, and lists the page on
the sitemap page. What it is not told follows from the route and from the site document.

  --title TEXT           the title of the page
  --title-es TEXT        its Spanish
  --description TEXT     what search engines show
  --description-es TEXT  its Spanish`,
  options: {
    title: { type: 'string' },
    'title-es': { type: 'string' },
    description: { type: 'string' },
    'description-es': { type: 'string' },
  },
  takesPaths: true,
  async run(words, [route, ...rest]) {
    if (route === undefined || rest.length > 0)
      throw new UsageError('Call it with one route: npm run new:page -- /route');
    const { schemas } = await loadSchemas();
    const files = pageFiles(projectRoot, route, schemas, words);
    writeScaffold(projectRoot, files, ['pages/sitemap/page.json', 'pages/sitemap/es.json']);
    for (const file of files.keys()) process.stdout.write(`wrote ${file}\n`);
    process.stdout.write(
      `The page says what the site says of itself: now write its own. npm run dev shows it at ${addressesOf(route).join(' and ')}.\n`,
    );
    return 0;
  },
});
