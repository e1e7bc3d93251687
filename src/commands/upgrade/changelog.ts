import { compareVersions, isVersion } from './versions';

/** What a change log says under one of its headings. */
export interface LogPart {
  heading: string;
  /** Its items, each in one line, without the marks of Markdown. */
  items: readonly string[];
}

/**
 * What the change log of a new engine says that the one before it did not: above the heading of a version that the site has, and
 * item by item where headings name no version.
 *
 * @param before that of the present engine; empty where it brings none
 * @param version the present version
 */
export function newInLog(after: string, before: string, version: string): LogPart[] {
  const known = new Set(partsOf(before).flatMap(({ items }) => items));
  const parts: LogPart[] = [];
  for (const { heading, items } of partsOf(after)) {
    const [named] = heading.match(/\d+\.\d+\.\d+[\w.+-]*/) ?? [];
    if (named !== undefined && isVersion(named) && compareVersions(named, version) <= 0) break;
    const own = items.filter((item) => !known.has(item));
    if (own.length > 0) parts.push({ heading, items: own });
  }
  return parts;
}

function partsOf(log: string): LogPart[] {
  const [, ...sections] = `\n${log.replaceAll('\r\n', '\n')}`.split(/\n## /);
  return sections.map((section) => {
    const [heading = '', ...lines] = section.split('\n');
    const [, ...items] = `\n${lines.join('\n')}`.split(/\n[-*] /);
    return { heading: heading.trim(), items: items.map(plain) };
  });
}

/** An item as it is read on a terminal: in one line, and of what is strong or a link the words. */
function plain(item: string): string {
  const [paragraph = ''] = item.split(/\n\s*\n/);
  return paragraph
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('**', '')
    .replaceAll(/(?<![\w/])_([^_]+)_(?!\w)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
