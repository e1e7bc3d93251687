import { build, buildOptions } from './cli/build-command';
import { runCommand } from './cli/run-command';

void runCommand({
  usage: `
Usage: npm run build -- [--pages DIR] [--out DIR] [--site-url URL]

Validates the pages, bundles the application and writes every page in every language.

  --pages DIR      the folder of the site (default: pages)
  --out DIR        where to write (default: dist); a failed build leaves the folder as it was
  --site-url URL   where the site is published (default: the url of the site document)
  --compress       also write .br and .gz files, for servers that send compressed files as they are
  --shard I/N      render only the Ith of N parts of the pages; copied together, the folders of all parts are the site
  --costs          print the size of every page (HTML with its styles, scripts, and the section with the largest scripts)
                   and of every section type, with what it fetches when needed
  --drafts         include drafts: not for a published site
  --if-due TIME    build only if the site shows something else now than at TIME (2027-01-21T09:00:00Z), although no file
                   changed: pages whose days begin or end, the banner, lists by date; always build if TIME is empty
  --gallery        include the gallery of section types, at /_gallery: not for a published site`,
  options: buildOptions,
  // Whoever builds on a schedule knows of no build before the first.
  mayBeEmpty: ['if-due'],
  run: build,
});
