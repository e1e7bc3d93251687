import { projectRoot, UsageError } from '../src/build/project';
import { addressesOf, pageFiles, writeScaffold } from '../src/build/scaffold';
import { runCommand } from './cli';

void runCommand({
  usage: `
Usage: npm run new:page -- /route

Writes a page document and its dictionary for a new route, for example /use-cases/order-entry, and lists the page on
the sitemap page.`,
  options: {},
  takesPaths: true,
  run(_, [route, ...rest]) {
    if (route === undefined || rest.length > 0)
      throw new UsageError('Call it with one route: npm run new:page -- /route');
    const files = pageFiles(projectRoot, route);
    writeScaffold(projectRoot, files, ['pages/sitemap/page.json', 'pages/sitemap/es.json']);
    for (const file of files.keys()) process.stdout.write(`wrote ${file}\n`);
    process.stdout.write(
      `Now rewrite both. npm run dev shows the page at ${addressesOf(route).join(' and ')}.\n`,
    );
    return 0;
  },
});
