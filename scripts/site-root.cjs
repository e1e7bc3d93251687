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

const sameIn = (file, folder) => {
  const from = path.relative(folder, file);
  return from !== '..' && !from.startsWith(`..${path.sep}`) && !path.isAbsolute(from);
};

/** Finds an option in a list of arguments. @returns its index and value */
function optionOf(args, name) {
  const at = args.findIndex((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`));
  const end = args.indexOf('--', 1);
  if (at < 0 || (end >= 0 && at > end)) return undefined;
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

module.exports = { isForSite, takeSite, WrongSite };
