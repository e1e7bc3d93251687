/** What other programs import: `import { check, explain } from 'page-builder'`. Described in `library.d.cts`. */
const { bundleOf } = require('./bundles.cjs');

/** Loaded with the first call, and again when the sources have changed meanwhile. */
const load = async () => require(await bundleOf('library'));

exports.check = async (options) => (await load()).check(options);
exports.explain = async (code) => (await load()).explain(code);
