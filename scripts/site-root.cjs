/**
 * Which site a command is about: the folder after `--site`, or the one around that after `--pages` where the site has section types or
 * sources of its own there. Else it is the site that lies beside the engine.
 */
const { existsSync, readdirSync, realpathSync } = require('node:fs');
const path = require('node:path');

/** A folder that cannot be that of a site, in one line. */
class WrongSite extends Error {}

/** The engine's sources, as those of a site name them. */
const engineName = 'page-builder';

/** What a site has beside its pages. */
const own = ['schemas/site', 'src/site'];

const sameIn = (file, folder) => {
  const from = path.relative(folder, file);
  return from !== '..' && !from.startsWith(`..${path.sep}`) && !path.isAbsolute(from);
};

/** The place of an option in a list of arguments, and its value. */
function optionOf(args, name) {
  const at = args.findIndex((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`));
  const end = args.indexOf('--', 1);
  if (at < 0 || (end >= 0 && at > end)) return undefined;
  const isJoined = args[at] !== `--${name}`;
  const value = isJoined ? args[at].slice(name.length + 3) : args[at + 1];
  return { at, value, count: isJoined || value === undefined ? 1 : 2 };
}

/** The real path of a folder. @throws WrongSite when it cannot be read */
function folderOf(name) {
  try {
    const real = realpathSync(path.resolve(name));
    readdirSync(real);
    return real;
  } catch (error) {
    const reasons = {
      ENOENT: 'it does not exist.',
      ENOTDIR: 'it is not a folder.',
      EACCES: 'permission denied.',
    };
    throw new WrongSite(`${name} cannot be read: ${reasons[error.code] ?? error.message}`);
  }
}

/** Whether `--site` of this command may stand without a folder: then it says for whom something is. */
const isForSite = (command, value) =>
  command === 'new-section' &&
  (value === undefined || value.startsWith('-') || !existsSync(path.resolve(value)));

/**
 * Takes `--site` out of the arguments of a command.
 *
 * @param engine the folder of the engine
 * @returns the folder of the site, and the arguments that are left
 * @throws WrongSite
 */
function takeSite(command, args, engine) {
  const given = optionOf(args, 'site');
  const pages = optionOf(args, 'pages')?.value;
  const around = pages ? path.dirname(path.resolve(pages)) : undefined;
  if (!given || isForSite(command, given.value)) {
    const hasOwn = around !== undefined && own.some((folder) => existsSync(path.join(around, folder)));
    return { site: hasOwn ? realpathSync(around) : engine, args };
  }
  if (!given.value || given.value.startsWith('--'))
    throw new WrongSite('--site has no value. Name the folder of a site.');
  const site = folderOf(given.value);
  const left = args.toSpliced(given.at, given.count);
  if (pages && existsSync(pages) && !sameIn(realpathSync(path.resolve(pages)), site))
    throw new WrongSite(
      `--pages ${pages} does not lie in the site that --site ${given.value} names: leave one of them out.`,
    );
  return { site, args: left };
}

/**
 * Lets what is bundled take in the sources of a site: `#site/…` is a list of them that `npm run generate` writes, or nothing, and
 * `page-builder/…` is what they name of the engine.
 */
function siteSources(engine, site) {
  const none = '\0no-site/';
  const sources = path.join(site, 'src/site') + path.sep;
  return {
    name: 'site-sources',
    // A site that depends on the engine has a package of that name, which exports none of them.
    enforce: 'pre',
    resolveId(id, importer) {
      if (id.startsWith(`${engineName}/`))
        return this.resolve(path.join(engine, 'src', id.slice(engineName.length + 1)));
      // What they name of packages is that of the engine.
      if (site !== engine && importer?.startsWith(sources) && /^@?\w/.test(id) && !path.isAbsolute(id))
        return this.resolve(id, path.join(engine, 'src/site.ts'), { skipSelf: true });
      if (!id.startsWith('#site/')) return null;
      const file = path.join(site, 'src/site', `${id.slice('#site/'.length)}.ts`);
      return existsSync(file) ? file : none + id.slice('#site/'.length);
    },
    load(id) {
      if (!id.startsWith(none)) return null;
      return `export default ${id.endsWith('/checks.generated') ? '[]' : '{}'};`;
    },
  };
}

module.exports = { engineName, siteSources, takeSite, WrongSite };
