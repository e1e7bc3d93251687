import { readFileSync } from 'node:fs';
import path from 'node:path';
import { diffArrays } from 'diff';
import { listFiles } from '../../node/read/files';
import { pageWords, withoutHashes } from './page-words';

/** Replaced lines with the addresses of their pages; a change common to several pages is listed once. */
export interface ChangedLines {
  addresses: string[];
  before: readonly string[];
  after: readonly string[];
}

/** The differences between two builds that matter to visitors. Pages are listed by address, files by path in the output. */
export interface OutputChanges {
  pages: number;
  words: readonly ChangedLines[];
  /** Pages with the same text but different markup or styles of their own. */
  marked: readonly string[];
  newPages: readonly string[];
  gonePages: readonly string[];
  /** Other files that were changed, added or removed: those for search engines, feeds and hosts. */
  files: readonly string[];
  /** Whether style and script files are the same. */
  hasSameAssets: boolean;
}

/** Compares two builds of a site. @param before @param after folders of finished builds */
export function compareOutputs(before: string, after: string): OutputChanges {
  const [olds, news] = [new Set(listFiles(before)), new Set(listFiles(after))];
  const both = [...news].filter((file) => olds.has(file));
  const textIn = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8');
  const groups = new Map<string, ChangedLines>();
  const marked: string[] = [];
  for (const file of both.filter(isPage)) {
    const [old, now] = [textIn(before, file), textIn(after, file)];
    if (old === now) continue;
    const changes = changedLines(pageWords(old), pageWords(now));
    for (const change of changes) {
      const key = JSON.stringify(change);
      const group = groups.get(key) ?? { ...change, addresses: [] };
      groups.set(key, group);
      if (!group.addresses.includes(addressOf(file))) group.addresses.push(addressOf(file));
    }
    if (changes.length === 0 && withoutHashes(old) !== withoutHashes(now)) marked.push(addressOf(file));
  }
  const gone = [...olds].filter((file) => !news.has(file));
  const added = [...news].filter((file) => !olds.has(file));
  const differing = both.filter((file) => {
    if (isPage(file) || isPart(file)) return false;
    return withoutHashes(textIn(before, file)) !== withoutHashes(textIn(after, file));
  });
  return {
    pages: [...news].filter(isPage).length,
    // Changes common to most pages first: header and footer.
    words: [...groups.values()].sort((a, b) => b.addresses.length - a.addresses.length),
    marked,
    newPages: added.filter(isPage).map(addressOf),
    gonePages: gone.filter(isPage).map(addressOf),
    files: [...differing, ...[...gone, ...added].filter((file) => !isPage(file) && !isPart(file))].sort(),
    hasSameAssets: ![...gone, ...added].some((file) => /^assets\/.*\.(?:js|css)$/.test(file)),
  };
}

/** Replaced lines, grouped by location. */
function changedLines(before: string[], after: string[]): Omit<ChangedLines, 'addresses'>[] {
  const changes: { before: string[]; after: string[] }[] = [];
  let isOpen = false;
  for (const { added, removed, value } of diffArrays(before, after)) {
    if (!added && !removed) isOpen = false;
    else {
      if (!isOpen) changes.push({ before: [], after: [] });
      changes.at(-1)?.[added ? 'after' : 'before'].push(...value);
      isOpen = true;
    }
  }
  return changes;
}

function isPage(file: string): boolean {
  return file.endsWith('.html');
}

/** Files that pages are made of: assets named by hash, and data that repeats a page's content. */
function isPart(file: string): boolean {
  return /^(?:assets|content)\//.test(file) || file === 'licenses.md';
}

/** The address of a page: `/de/finance` for `de/finance.html`. */
function addressOf(file: string): string {
  return `/${file.replace(/(?:(?<=^|\/)index)?\.html$/, '')}`.replace(/(.)\/$/, '$1');
}
