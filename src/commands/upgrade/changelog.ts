import { compareVersions, isVersion } from './versions';

/** The part of a change log below one heading. */
export interface LogPart {
  heading: string;
  /** Its items, one line each, without Markdown. */
  items: readonly string[];
}

/**
 * The parts of a new engine's change log that the present one lacks: above the heading of the site's version, or item by item
 * if headings have no versions.
 *
 * @param before the present engine's change log; empty if it has none
 */
export function newInLog(after: string, before: string, version: string): LogPart[] {
  const earlier = new Set(partsOf(before).flatMap(({ items }) => items));
  const parts: LogPart[] = [];
  for (const { heading, items } of partsOf(after)) {
    const [named] = heading.match(/\d+\.\d+\.\d+[\w.+-]*/) ?? [];
    if (named !== undefined && isVersion(named) && compareVersions(named, version) <= 0) break;
    const own = items.filter((item) => !earlier.has(item));
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

/** Formats an item for a terminal: on one line, without markup for strong text and links. */
function plain(item: string): string {
  const [paragraph = ''] = item.split(/\n\s*\n/);
  return paragraph
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('**', '')
    .replaceAll(/(?<![\w/])_([^_]+)_(?!\w)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
