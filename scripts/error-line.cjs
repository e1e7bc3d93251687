/** What is said of an error that nobody expected: one line, with the place in the sources. */
const { readFileSync } = require('node:fs');
const { SourceMap } = require('node:module');
const path = require('node:path');
const { stripVTControlCharacters } = require('node:util');

/**
 * What is wrong, in one line, and where: a bundler begins with how many errors there are, and paints; what is thrown in a bundle
 * has its place in the source map beside it.
 *
 * @param error an error; or anything else that was thrown
 */
function errorLine(error) {
  const text = stripVTControlCharacters(String(error?.message ?? error));
  const lines = text.split('\n').map((line) => line.trim());
  const line = lines.find((one) => one !== '' && !/^Build failed with \d+ errors?:$/.test(one));
  const place = placeInSource(error) ?? placeInBundle(error?.cause) ?? placeInBundle(error);
  return (line ?? 'no reason given') + (place === undefined ? '' : ` (${place})`);
}

/** Where the bundler found its first error. */
function placeInSource(error) {
  const [{ loc } = {}] = Array.isArray(error?.errors) ? error.errors : [];
  return loc?.file && shown(loc.file, loc.line, loc.column);
}

/** Where in the sources the first call in a bundle is that an error has come through. */
function placeInBundle(error) {
  for (const [, file, line, column] of String(error?.stack ?? '').matchAll(
    /(?:\(|at )((?:\/|[A-Za-z]:\\).*?\.cjs):(\d+):(\d+)/g,
  )) {
    try {
      const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
      const { originalSource, originalLine, originalColumn } = map.findEntry(line - 1, column - 1);
      if (originalSource !== undefined)
        return shown(path.resolve(path.dirname(file), originalSource), originalLine + 1, originalColumn);
    } catch {
      // This is no file of a bundle.
    }
  }
  return undefined;
}

/** @param column from 0, as in source maps */
function shown(file, line, column) {
  const name = path.relative(process.cwd(), file).replaceAll(path.sep, '/');
  return `${name}:${line}:${column + 1}`;
}

module.exports = { errorLine };
