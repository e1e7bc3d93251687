import { UseFinder } from '../src/commands/refactor/find-uses';
import { downloadTypes } from '../src/content/model/downloads';
import { imageTypes } from '../src/content/model/images';
import { visible, visibleJson } from '../src/content/text/encode/visible';
import { composed } from '../src/content/text/plain-text';
import { plural } from '../src/content/text/plural';
import type { FoundPlace, UseSearch } from '../src/content/uses/placed-uses';
import { type Unused, unusedIn } from '../src/content/uses/unused';
import { loadSchemas } from '../src/node/cache/schema-cache';
import { openChecker } from '../src/node/check/open-checker';
import { print, printError } from '../src/node/project/print';
import { UsageError } from '../src/node/project/project';
import { fromWorkingDirectory, inSite } from '../src/node/project/working-directory';
import { unusedWords } from '../src/node/read/unused-words';
import { runCommand } from './cli/run-command';

void runCommand({
  usage: `
Usage: npm run where -- NAME [options]
       npm run where -- --unused [options]

Lists where the documents of a site use something: each place with its file, its line and the heading of its section. NAME
is a route (/finance), an anchor (/solutions#data), an image (plan.avif), a file (menu.pdf), a section type, an icon or
another value from a list in a schema, a text, or a translation.

  --parts       also list texts that contain NAME, where other texts are exactly NAME
  --unused      list section types, variants, icons and other values, anchors, shared entries and component words that
                nothing uses
  --json        print JSON for programs
  --pages DIR   the folder of the site (default: pages)

Exit status: 0 found, 1 not found, 2 called incorrectly. With --unused it is always 0.`,
  options: {
    parts: { type: 'boolean' },
    unused: { type: 'boolean' },
    json: { type: 'boolean' },
    pages: { type: 'string', default: 'pages' },
  },
  takesPaths: true,
  async run({ parts, unused, json, pages }, [name, ...rest]) {
    if (unused ? name !== undefined : name === undefined || name === '' || rest.length > 0)
      throw new UsageError('Call it with one name: npm run where -- /finance; or with --unused alone.');
    if (unused) {
      const checker = await openChecker(pages);
      const words = unusedWords();
      const lists = [
        ...unusedIn(checker.site),
        ...(words.length > 0 ? [{ list: 'word of components', names: words }] : []),
      ];
      print(json ? `${visibleJson({ unused: lists })}\n` : unusedText(lists));
      if (checker.site.hasInvalid)
        printError('What documents with errors use is unknown: npm run validate-pages lists them.\n');
      return 0;
    }
    const { schemas } = await loadSchemas();
    const finder = new UseFinder(pages, schemas);
    const isFile = imageTypes.test(name ?? '') || downloadTypes.test(name ?? '');
    const sought = isFile ? inSite(name ?? '', pages) : composed(name ?? '');
    const result = finder.find(sought, parts);
    const nameOf = (file: string) => fromWorkingDirectory(file, pages);
    if (json) {
      const places = result.places.map((place) => ({ ...place, file: nameOf(place.file) }));
      print(`${visibleJson({ ...result, places })}\n`);
    } else print(resultText(result, nameOf));
    return result.places.length > 0 ? 0 : 1;
  },
});

function resultText(result: UseSearch, nameOf: (file: string) => string): string {
  const { text, places, parts, unreadable, suggestion } = result;
  const lines = places.map((place) => lineOf(place, nameOf));
  const files = new Set(places.map(({ file }) => file)).size;
  const meant = suggestion === undefined ? '' : ` Did you mean ${visible(suggestion)}?`;
  lines.push(
    '',
    places.length === 0
      ? `${JSON.stringify(text)} stands nowhere.${meant}`
      : `${plural(places.length, 'place')} in ${plural(files, 'file')}.`,
  );
  if (parts > 0) lines.push(`It is a part of ${plural(parts, 'more text')}: --parts lists them.`);
  if (unreadable.length > 0)
    lines.push(`These contain it but are not JSON: ${visible(unreadable.map(nameOf).join(', '))}.`);
  return `${lines.join('\n').trimStart()}\n`;
}

function lineOf(
  { file, line, column, kind, text, translation, section }: FoundPlace,
  nameOf: (file: string) => string,
) {
  const place = `${nameOf(file)}:${line}:${column}`;
  const says = translation === undefined ? text : `${text} → ${translation}`;
  const heading =
    section &&
    `   in ${section.heading === undefined ? section.type : `"${section.heading}" (${section.type})`}`;
  return visible(`${place}   ${kind.padEnd(6)}  ${says}${heading ?? ''}`);
}

function unusedText(lists: readonly Unused[]): string {
  if (lists.length === 0) return 'Everything is used.\n';
  return lists
    .map(({ list, names }) => `${list}\n${names.map((name) => `  ${visible(name)}\n`).join('')}`)
    .join('\n');
}
