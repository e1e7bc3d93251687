/** The package's API: `import { check, explain } from 'page-builder'`. Its types are in `library.d.cts`. */
const { bundleOf } = require('./bundles.cjs');

/** Loaded on the first call, and reloaded after the sources have changed. */
const load = async () => require(await bundleOf('library'));

exports.check = async (options) => (await load()).check(options);
exports.explain = async (code) => (await load()).explain(code);
