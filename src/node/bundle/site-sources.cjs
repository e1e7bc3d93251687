const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');

/** The package name under which a site imports the engine's sources. */
const engineName = 'page-builder';

/** Stands in for a generated list that the site does not have. */
const nothing = '\0no-site/';

/**
 * Bundler plugin that resolves a site's sources: `#site/…` is a list of them that `npm run generate` writes, or empty, and
 * `page-builder/…` is what they import from the engine, as are the packages that they import. It bundles the commands, too, before
 * anything can run TypeScript.
 *
 * @param toleratesGone whether lists do without modules that are gone, so that `npm run generate` can write them anew: `gone`
 *   says which those were. An application without them would show less than its documents say.
 */
function siteSources(engine, site, toleratesGone = false) {
  const sources = path.join(site, 'src/site') + path.sep;
  const gone = new Set();
  return {
    name: 'site-sources',
    gone,
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
      if (toleratesGone && path.dirname(id) + path.sep === sources && id.endsWith('.generated.ts')) {
        const text = readFileSync(id, 'utf8');
        const missing = missingIn(text, sources);
        for (const { module } of missing) gone.add(module);
        return missing.length > 0 ? withoutEntries(text, missing) : null;
      }
      if (!id.startsWith(nothing)) return null;
      return `export default ${id.endsWith('/checks.generated') ? '[]' : '{}'};`;
    },
  };
}

/** The imports of a generated list whose modules are gone: each with its line, and the name that it gives, if any. */
function missingIn(text, folder) {
  const imports = text.matchAll(/^(?:import (?:\{ (\w+) \}|(\w+)) from |.*\bimport\()'(\.\/[^']+)'.*\n/gm);
  return [...imports].flatMap(([line, part, whole, module]) =>
    ['', '.ts', '.tsx'].some((ending) => existsSync(path.join(folder, module) + ending))
      ? []
      : { line, name: part ?? whole, module },
  );
}

/** A generated list without some of its entries. */
function withoutEntries(text, missing) {
  return missing.reduce((left, { line, name }) => {
    const rest = left.replace(line, '');
    return name === undefined ? rest : rest.replace(new RegExp(`(?:[\\w'-]+: )?\\b${name}\\b,?`, 'g'), '');
  }, text);
}

/** What a source is called by its author. */
function nameOf(importer, site) {
  return importer === undefined ? 'The application' : path.relative(site, importer).replaceAll('\\', '/');
}

module.exports = { engineName, siteSources };
