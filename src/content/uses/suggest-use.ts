import { downloadTypes } from '../model/downloads';
import { pathOf } from '../model/hrefs';
import { imageTypes } from '../model/images';
import { routeOf } from '../model/routes';
import type { SchemaSet } from '../schema/schemas';
import { nameIn } from '../text/paths';
import { editDistance, suggest } from '../text/suggest';
import type { Use } from './uses';

/** The names in a site, from which to suggest one. */
export interface KnownNames {
  /** The ids of its pages. */
  ids: readonly string[];
  files: Iterable<string>;
  schemas: SchemaSet;
  /** Everything that its documents use, by page id. Only read if nothing else is similar. */
  uses(): Iterable<readonly [id: string, use: Use]>;
}

/** What was probably meant by a search without results; undefined if nothing is similar. */
export function suggestUse(text: string, names: KnownNames): string | undefined {
  const routes = names.ids.map(routeOf);
  if (text.startsWith('/') && !text.includes('#')) return suggest(text, routes);
  if (/^[/#]/.test(text)) return suggestAnchor(text, routes, names);
  const kinds = [imageTypes, downloadTypes].find((types) => types.test(text));
  if (kinds) {
    const files = [...names.files].filter((file) => kinds.test(file));
    return suggest(text, [...files, ...files.map(nameIn)]);
  }
  if (names.ids.includes(text)) return routeOf(text);
  const { wordLists } = names.schemas;
  return suggest(text, Object.values(wordLists).flat()) ?? suggestText(text, names);
}

function suggestAnchor(text: string, routes: readonly string[], names: KnownNames): string | undefined {
  const path = pathOf(text);
  const page = path === '' || routes.includes(path) ? path : suggest(path, routes);
  if (page === undefined) return undefined;
  const anchors = new Set<string>();
  for (const [id, use] of names.uses())
    if (use.kind === 'anchor' && (page === '' || routeOf(id) === page)) anchors.add(use.text);
  const anchor = text.slice(path.length + 1);
  const meant = anchors.has(anchor) ? anchor : suggest(anchor, anchors);
  return meant === undefined ? undefined : `${page}#${meant}`;
}

/** A text that contains the searched one except for case and quotes, or differs from it in at most three letters. */
function suggestText(text: string, names: KnownNames): string | undefined {
  const plain = plainly(text);
  const limit = Math.min(3, Math.max(1, Math.floor(text.length / 3)));
  let best: string | undefined;
  let bestDistance = limit + 1;
  for (const [id, { kind, text: candidate }] of names.uses()) {
    if (kind === 'anchor' && candidate === text) return `${routeOf(id)}#${text}`;
    if (kind !== 'copy') continue;
    const at = plainly(candidate).indexOf(plain);
    if (at >= 0) return candidate.slice(at, at + text.length);
    const distance = editDistance(plain, plainly(candidate), bestDistance - 1);
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** Normalizes case, quotes, dashes and spaces without changing offsets. */
function plainly(text: string): string {
  const lower = text.toLowerCase();
  return (lower.length === text.length ? lower : text)
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/[\u201c\u201d«»]/g, '"')
    .replaceAll(/[\u2013\u2014]/g, '-')
    .replaceAll(/\s/g, ' ');
}
