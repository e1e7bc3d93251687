/** The package's API: `import { check, explain } from 'page-builder'`. Its types are in `library.d.cts`. */
const { bundleOf, chooseSite, root } = require('./bundles.cjs');
const { hasOwnParts, siteOfProgram } = require('./site-root.cjs');

/** The site that stands for all without parts of their own: they share one bundle. */
let plain;
let last = Promise.resolve();

/** Bundled on the first call, and again after the sources have changed. One call after the other: the site is chosen for all. */
function load(pages = 'pages') {
  const next = last.then(async () => {
    const site = siteOfProgram(pages, root);
    const isPlain = site !== root && !hasOwnParts(site);
    if (isPlain) plain ??= site;
    chooseSite(isPlain ? plain : site);
    return require(await bundleOf('library'));
  });
  last = next.catch(() => undefined);
  return next;
}

exports.check = async (options) => (await load(options?.pages)).check(options);
exports.explain = async (code) => (await load()).explain(code);
