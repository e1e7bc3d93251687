import { jsonIn } from '../../content/json/json-in';
import { valueAt } from '../../content/json/values';
import { pointerTokens } from '../../content/model/diagnostics';
import { listNames } from '../../content/model/languages';
import type { PageChanges } from '../../content/model/page-changes';
import type { PublishedConflict } from '../../content/model/publishing';
import { idOfDocument, siteFolder } from '../../content/model/routes';
import type { SchemaSet } from '../../content/schema/schemas';
import { loadSite } from '../../content/site/load';
import { visible } from '../../content/text/encode/visible';
import { folderIn } from '../../content/text/paths';
import { clip } from '../../content/text/quote';
import { slug } from '../../content/text/slug';
import { compareSites, linkingTo } from '../review/compare-sites';
import { headOf, reviewText } from '../review/report-review';
import { quotedSectionName } from '../review/sections';
import type { FileConflict } from './merge-file';
import { proposalFolder } from './remote';
import type { PublishedFiles, Unit } from './units';

export interface Message {
  title: string;
  /** The changes in words; empty if visitors notice nothing. */
  text: string;
}

const longestTitle = 72;
const mostLines = 60;

/** What changes for visitors on some pages and parts. @param folders of these, as in units */
export function pagesChanged(
  folders: Iterable<string>,
  before: PublishedFiles,
  after: PublishedFiles,
  schemas: SchemaSet,
): PageChanges[] {
  const wanted = new Set([siteFolder, ...folders]);
  const isWanted = (file: string) => wanted.has(folderIn(file));
  const siteOf = ({ names, textOf }: PublishedFiles, isPart: (file: string) => boolean) => {
    const documents = new Map<string, string>();
    for (const file of names)
      if (file.endsWith('.json') && isPart(file)) documents.set(file, textOf(file) ?? '');
    return loadSite({ documents, images: new Map() }, schemas);
  };
  const linksTo = (route: string) =>
    linkingTo(
      route,
      siteOf(after, (file) => isWanted(file) || idOfDocument(file) !== undefined),
      schemas,
    );
  return compareSites(siteOf(before, isWanted), siteOf(after, isWanted), schemas, linksTo);
}

/** Describes what a publication changes for visitors; the first lines are its title. */
export function messageOf(
  units: readonly Unit[],
  before: PublishedFiles,
  after: PublishedFiles,
  schemas: SchemaSet,
): Message {
  const ids = units.map(({ id }) => id);
  const changes = pagesChanged(ids, before, after, schemas);
  const titles = units.map(({ title }) => title);
  const [only, second] = changes.flatMap((page) => page.changes);
  const title = units.length === 1 && only && !second ? `${titles[0]}: ${headOf(only)}` : listed(titles);
  const lines = changes.length === 0 ? [] : reviewText(changes).trimEnd().split('\n');
  const rest = lines.length - mostLines;
  const text = rest > 0 ? [...lines.slice(0, mostLines), `… and ${rest} more lines`] : lines;
  return { title: visible(shortened(title, longestTitle)), text: text.join('\n') };
}

/** Lists as many titles as fit: "Change Finance, HR and 3 more". */
function listed(titles: readonly string[]): string {
  for (let count = titles.length; count > 1; count--) {
    const rest = titles.length - count;
    const shown = titles.slice(0, count);
    const text = `Change ${rest > 0 ? `${shown.join(', ')} and ${rest} more` : listNames(shown)}`;
    if (text.length <= longestTitle) return text;
  }
  const more = titles.length > 1 ? ` and ${titles.length - 1} more` : '';
  return `Change ${shortened(titles[0] ?? 'the site', longestTitle - 'Change '.length - more.length)}${more}`;
}

function shortened(text: string, length: number): string {
  return clip(text.replaceAll(/\s+/g, ' '), length);
}

/** The branch name of a proposal: a date and words without slashes; never a route, which may change. */
export function branchName(
  day: string,
  units: readonly Unit[],
  isTaken: (branch: string) => boolean,
): string {
  const words = slug(units[0]?.title ?? '')
    .slice(0, 40)
    .replace(/-$/, '');
  const name = `${proposalFolder}${day}-${words || 'changes'}`;
  for (let count = 1; ; count++) {
    const numbered = count === 1 ? name : `${name}-${count}`;
    if (!isTaken(numbered)) return numbered;
  }
}

/** Describes a conflict. @param document the local text of the file */
export function conflictInWords(
  { file, pointer, mine, theirs }: FileConflict,
  title: string,
  document: string | undefined,
): PublishedConflict {
  if (pointer === undefined)
    return { file, title, field: '', mine: `${file}: ${mine}`, theirs: `${file}: ${theirs}` };
  return {
    file,
    pointer,
    title,
    field: fieldIn(pointer, document),
    mine: shown(mine),
    theirs: shown(theirs),
  };
}

function fieldIn(pointer: string, document: string | undefined): string {
  const tokens = pointerTokens(pointer);
  if (tokens[0] !== 'sections' || tokens[1] === undefined) return named(tokens);
  const section = valueAt(jsonIn(document), `/sections/${tokens[1]}`);
  const rest = named(tokens.slice(2));
  return rest === '' ? quotedSectionName(section) : `${quotedSectionName(section)}, ${rest}`;
}

function named(tokens: readonly string[]): string {
  return tokens.map((token) => (/^\d+$/.test(token) ? `no. ${Number(token) + 1}` : token)).join(', ');
}

function shown(value: unknown): string {
  if (value === undefined) return 'taken away';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return shortened(text, 300);
}
