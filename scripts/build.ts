import { build, buildOptions } from './cli/build-command';
import { runCommand } from './cli/run-command';

void runCommand({
  usage: `
Usage: npm run build -- [--pages DIR] [--out DIR] [--site-url URL] [--costs]

Validates the pages, bundles the application and writes every page in every language.

  --pages DIR      the folder of the site (default: pages)
  --out DIR        where to write (default: dist); a failed build leaves it as it was
  --site-url URL   where the site is published (default: the url of the site document)
  --compress       write .br and .gz beside every text file, for servers that send them as they are
  --shard I/N      render only the Ith of N parts of the pages; the folders of all parts, copied together, are the site
  --costs          print what every page costs: HTML with its styles, scripts, and the section that costs most of these;
                   and what the code of every section type costs, with what it fetches when it is needed
  --drafts         build what is a draft too: not for a published site
  --if-due TIME    build only if the site shows something else by now than at that time, although no file changed:
                   pages whose days begin or end, the banner, lists of what is on (2027-01-21T09:00:00Z);
                   always, if the time is empty
  --gallery        build the gallery of section types along, at /_gallery: not for a published site`,
  options: buildOptions,
  // Whoever builds on a schedule knows of no build before the first.
  mayBeEmpty: ['if-due'],
  run: build,
});
