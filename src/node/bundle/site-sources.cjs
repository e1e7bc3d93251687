const { existsSync } = require('node:fs');
const path = require('node:path');

/** The package name under which a site imports the engine's sources. */
const engineName = 'page-builder';

/** Stands in for a generated list that the site does not have. */
const nothing = '\0no-site/';

/**
 * Bundler plugin that resolves a site's sources: `#site/…` is a list of them that `npm run generate` writes, or empty, and
 * `page-builder/…` is what they import from the engine, as are the packages that they import. It bundles the commands, too, before
 * anything can run TypeScript.
 */
function siteSources(engine, site) {
  const sources = path.join(site, 'src/site') + path.sep;
  return {
    name: 'site-sources',
    // A site depends on a package of this name, which does not export the sources.
    enforce: 'pre',
    async resolveId(id, importer) {
      if (id.startsWith('#site/')) {
        const name = id.slice('#site/'.length);
        const file = path.join(site, 'src/site', `${name}.ts`);
        return existsSync(file) ? file : nothing + name;
      }
      if (id.startsWith(`${engineName}/`)) {
        const file = path.join(engine, 'src', id.slice(engineName.length + 1));
        const resolved = await this.resolve(file, importer, { skipSelf: true });
        // The bundler would say which conditions of the package it tried, and not where the import stands.
        if (!resolved)
          throw new Error(`${nameOf(importer, site)} imports ${id}, which the engine does not have.`);
        return resolved;
      }
      if (site === engine || !importer?.startsWith(sources) || !/^[@\w]/.test(id) || path.isAbsolute(id))
        return null;
      return this.resolve(id, path.join(engine, 'src/site.ts'), { skipSelf: true });
    },
    load(id) {
      if (!id.startsWith(nothing)) return null;
      return `export default ${id.endsWith('/checks.generated') ? '[]' : '{}'};`;
    },
  };
}

/** What a source is called by its author. */
function nameOf(importer, site) {
  return importer === undefined ? 'The application' : path.relative(site, importer).replaceAll('\\', '/');
}

module.exports = { engineName, siteSources };
