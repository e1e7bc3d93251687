import path from 'node:path';
import { propertiesIn } from '../../content/json/json-in';
import { imageTypes } from '../../content/model/images';
import { languageName } from '../../content/model/languages';
import type { OpenUnit } from '../../content/model/publishing';
import { idOfPage, isSharedSection, nameOfSection, routeOf, siteFolder } from '../../content/model/routes';
import { grouped } from '../../content/text/grouped';
import { plural } from '../../content/text/plural';
import { nameIfShared } from '../review/sections';
import type { Blob, Repository } from './repository';

/** The unit of publication with its files: for a page its document, dictionaries and images. */
export interface Unit extends Pick<OpenUnit, 'id' | 'title' | 'route' | 'touches'> {
  /** By path in the site's folder. */
  files: string[];
}

/** The files of a site; texts are read on demand. */
export interface PublishedFiles {
  names: ReadonlySet<string>;
  textOf(file: string): string | undefined;
}

/** The unit that a file belongs to. @param names the site's files on both sides */
function unitIdOf(file: string, names: ReadonlySet<string>): string {
  const [first = '', second] = file.split('/');
  if (first === siteFolder || second === undefined) return file;
  if (first === '_shared') return `${first}/${second}`;
  let folder = path.posix.dirname(file);
  // A folder of images belongs to the page above it.
  while (!names.has(`${folder}/page.json`) && folder.includes('/')) folder = path.posix.dirname(folder);
  return names.has(`${folder}/page.json`) ? folder : path.posix.dirname(file);
}

/**
 * Groups changed files into units: pages first, by route, then what several pages share.
 *
 * @param before the earlier files
 * @param after the local files
 */
export function unitsOf(files: Iterable<string>, before: PublishedFiles, after: PublishedFiles): Unit[] {
  const names = new Set([...before.names, ...after.names]);
  const byId = grouped(files, (file) => unitIdOf(file, names));
  let texts: string[] | undefined;
  const pages = () => {
    texts ??= pageTexts(after);
    return texts;
  };
  const units = [...byId].map(([id, own]) => unitOf(id, own.sort(), before, after, pages));
  const order = ({ route, id }: Unit) => (route === '' ? `~${id}` : route);
  return units.sort((a, b) => (order(a) < order(b) ? -1 : 1));
}

function unitOf(
  id: string,
  files: string[],
  before: PublishedFiles,
  after: PublishedFiles,
  pages: () => string[],
): Unit {
  if (isSharedSection(id)) {
    const name = nameOfSection(id);
    const isShown = (text: string) => sectionsIn(text).some((one) => nameIfShared(one) === name);
    return { id, title: `Shared section ${name}`, route: '', touches: pages().filter(isShown).length, files };
  }
  if (!id.startsWith(`${siteFolder}/`)) {
    const document = after.textOf(`${id}/page.json`) ?? before.textOf(`${id}/page.json`);
    const title = titleIn(document) ?? routeOf(id);
    return { id, title, route: routeOf(id), files };
  }
  return { id, title: titleOfPart(id), route: '', touches: touchedBy(id, before, after, pages), files };
}

function titleOfPart(file: string): string {
  const name = path.posix.basename(file, '.json');
  if (!file.endsWith('.json'))
    return `${imageTypes.test(file) ? 'Picture' : 'File'} ${path.posix.basename(file)}`;
  if (path.posix.dirname(file) !== siteFolder) return `Words of components: ${languageName(name)}`;
  return partTitles[name] ?? `Shared words: ${languageName(name)}`;
}

const partTitles: Readonly<Record<string, string>> = {
  site: 'Header, footer and settings',
  theme: 'Colors and fonts',
  rules: 'Rules of the checks',
  glossary: 'Glossary',
  redirects: 'Redirects of addresses',
};

function touchedBy(
  file: string,
  before: PublishedFiles,
  after: PublishedFiles,
  pages: () => string[],
): number | undefined {
  const name = path.posix.basename(file);
  if (/^(rules|glossary|redirects)\.json$/.test(name)) return undefined;
  if (!name.endsWith('.json')) {
    const isNamed = (text: string) => text.includes(`/${name}"`);
    const isOnAll = isNamed(after.textOf(`${siteFolder}/site.json`) ?? '');
    return pages().filter((text) => isOnAll || isNamed(text)).length;
  }
  if (path.posix.dirname(file) !== siteFolder || name === 'site.json' || name === 'theme.json')
    return pages().length;
  const [was, is] = [propertiesIn(before.textOf(file)), propertiesIn(after.textOf(file))];
  const changed = Object.keys({ ...was, ...is }).filter((text) => was[text] !== is[text]);
  const quoted = changed.map((text) => JSON.stringify(text));
  return pages().filter((text) => quoted.some((one) => text.includes(one))).length;
}

/** The number of pages that show a part. */
export function touchedText(touches: number | undefined): string {
  return touches === undefined ? '' : `, on ${plural(touches, 'page')}`;
}

function pageTexts({ names, textOf }: PublishedFiles): string[] {
  return [...names].flatMap((file) => (idOfPage(file) === undefined ? [] : (textOf(file) ?? [])));
}

function sectionsIn(text: string): unknown[] {
  const { sections } = propertiesIn(text);
  return Array.isArray(sections) ? sections : [];
}

function titleIn(text: string | undefined): string | undefined {
  const { title } = propertiesIn(text);
  return typeof title === 'string' && title !== '' ? title : undefined;
}

/** The files of a site stored in git. Texts are read in bulk: the first request loads all documents. */
export function filesFrom(
  repository: Repository,
  files: ReadonlyMap<string, Blob | undefined>,
): PublishedFiles {
  const names = new Set([...files].flatMap(([file, blob]) => (blob ? file : [])));
  let texts: ReadonlyMap<string, Buffer> | undefined;
  const textOf = (file: string) => {
    texts ??= repository.contentsOf(
      [...files].flatMap(([file, blob]) => (blob && file.endsWith('.json') ? blob.hash : [])),
    );
    return texts.get(files.get(file)?.hash ?? '')?.toString('utf8');
  };
  return { names, textOf };
}
