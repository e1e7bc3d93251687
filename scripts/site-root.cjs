/**
 * Determines the site that a command works on: the folder in `--site`, or the parent of the `--pages` folder if the site has
 * section types or sources there. Otherwise the site in the engine's own folder.
 */
const { existsSync, readdirSync, realpathSync } = require('node:fs');
const path = require('node:path');

/** The folder cannot be a site's; the message is one line. */
class WrongSite extends Error {}

/** Folders that a site may have in addition to its pages. */
const own = ['schemas/site', 'src/site'];

/** Whether a site has anything besides its pages. */
const hasOwnParts = (site) => own.some((folder) => existsSync(path.join(site, folder)));

/** Whether a path is a folder or lies in it. */
const isWithin = (file, folder) => {
  const from = path.relative(folder, file);
  return from !== '..' && !from.startsWith(`..${path.sep}`) && !path.isAbsolute(from);
};

/** Finds an option in a list of arguments: the last one counts, as for commands. @returns its index and value */
function optionOf(args, name) {
  const end = args.indexOf('--', 1);
  const options = end < 0 ? args : args.slice(0, end);
  const at = options.findLastIndex((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`));
  if (at < 0) return undefined;
  const isJoined = args[at] !== `--${name}`;
  const value = isJoined ? args[at].slice(name.length + 3) : args[at + 1];
  return { at, value, count: isJoined || value === undefined ? 1 : 2 };
}

/** Returns the real path of a folder. @throws WrongSite if it cannot be read */
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

/** Whether `--site` is a flag in this command (with a name, not a path, after it), which says that the new file belongs to the site. */
const isForSite = (command, value) =>
  command === 'new-section' &&
  (value === undefined ||
    value.startsWith('-') ||
    (/^[^./\\~]+$/.test(value) && !existsSync(path.resolve(value))));

/**
 * Removes `--site` from a command's arguments.
 *
 * @param engine the engine's folder
 * @returns the site's folder, and the remaining arguments
 * @throws WrongSite
 */
function takeSite(command, args, engine) {
  const given = optionOf(args, 'site');
  const pages = optionOf(args, 'pages')?.value;
  const around = pages ? path.dirname(path.resolve(pages)) : undefined;
  if (!given || isForSite(command, given.value)) {
    const hasOwn = around !== undefined && hasOwnParts(around);
    return { site: hasOwn ? realpathSync(around) : engine, args };
  }
  if (!given.value || given.value.startsWith('--'))
    throw new WrongSite('--site has no value. Name the folder of a site.');
  const site = folderOf(given.value);
  const left = args.toSpliced(given.at, given.count);
  if (pages && existsSync(pages) && !isWithin(realpathSync(path.resolve(pages)), site))
    throw new WrongSite(
      `--pages ${pages} does not lie in the site that --site ${given.value} names: leave one of them out.`,
    );
  return { site, args: left };
}

/** Whether arguments say which site is meant. */
function namesSite(command, args) {
  const given = optionOf(args, 'site');
  return given !== undefined && !isForSite(command, given.value);
}

/**
 * Returns the site that a package's command is called in: the nearest ancestor folder with page documents, or the working
 * directory. Pages elsewhere belong to the site around them.
 */
function siteHere(args) {
  const pages = optionOf(args, 'pages')?.value;
  let site = process.cwd();
  while (!existsSync(path.join(site, 'pages/_site')) && site !== path.dirname(site))
    site = path.dirname(site);
  const isFound = existsSync(path.join(site, 'pages/_site'));
  if (!pages) return isFound ? site : process.cwd();
  const named = path.resolve(pages);
  const real = existsSync(named) ? realpathSync(named) : named;
  return isFound && isWithin(real, realpathSync(site)) ? site : path.dirname(named);
}

/**
 * Returns the site that a program means which imports the package.
 *
 * @param engine the engine's folder: a program in it may mean the engine's own site
 */
function siteOfProgram(pages, engine) {
  const args = ['--pages', pages];
  if (isWithin(process.cwd(), engine)) return takeSite('validate-pages', args, engine).site;
  const site = siteHere(args);
  return existsSync(site) ? realpathSync(site) : path.resolve(site);
}

module.exports = {
  hasOwnParts,
  namesSite,
  isWithin,
  siteHere,
  siteOfProgram,
  takeSite,
  WrongSite,
};
