import { pathOf } from '../model/hrefs';
import { isRecord } from '../model/is-record';
import { routeOf } from '../model/routes';
import type { FieldTree } from '../schema/fields';
import { borrowedIn } from '../schema/from-page';
import type { Draft, PageFacts } from './page-facts';

/**
 * Whether a page is not published yet, or no longer.
 *
 * @param now the time of the build, `2027-01-21T09:15`, or its date
 */
export function isUnpublished(draft: Draft, now: string): boolean {
  return typeof draft === 'boolean' ? draft : (draft.from ?? '') > now || isOver(draft, now);
}

/** Whether the last day of a page, or its last minute if it has a time, has passed. */
export function isOver(draft: Draft, now: string): boolean {
  if (typeof draft === 'boolean' || draft.until === undefined) return false;
  return draft.until.includes('T') ? draft.until <= now : draft.until < now.slice(0, 10);
}

/** The publication settings of a page document, valid or not. */
export function draftOf(document: Record<string, unknown> | undefined): Draft {
  if (document?.draft === true) return true;
  const { publishFrom: from, publishUntil: until } = document ?? {};
  const days = { ...(typeof from === 'string' && { from }), ...(typeof until === 'string' && { until }) };
  return Object.keys(days).length > 0 && days;
}

/** The paths of unpublished pages: their routes and aliases. */
export function unpublishedPaths(pages: Iterable<PageFacts>, now: string): Set<string> {
  const paths = new Set<string>();
  for (const { id, draft, aliases } of pages) {
    if (!isUnpublished(draft, now)) continue;
    for (const path of [routeOf(id), ...aliases]) paths.add(path);
  }
  return paths;
}

/** Whether an object borrows required content from the page that it names. */
function isFilledBy(tree: FieldTree, name: string, value: Record<string, unknown>): boolean {
  return name === 'of' && borrowedIn(tree, value).some(({ isNeeded }) => isNeeded);
}

/**
 * Removes links to some paths from a value, together with whatever needs them: the list item, or the object that
 * requires the link or takes required content from the page there; a list is removed if too few items are left.
 *
 * @returns undefined if nothing is left
 */
export function withoutLinks(
  tree: FieldTree | undefined,
  value: unknown,
  paths: ReadonlySet<string> | undefined,
): unknown {
  if (tree === undefined || value === undefined || !paths?.size) return value;
  if (tree.kind === 'href') return typeof value === 'string' && paths.has(pathOf(value)) ? undefined : value;
  if (tree.kind === 'array') {
    if (!Array.isArray(value)) return value;
    const left = value
      .map((item) => withoutLinks(tree.items, item, paths))
      .filter((item) => item !== undefined);
    return left.length < value.length && left.length < Math.max(tree.minItems, 1) ? undefined : left;
  }
  if (tree.kind !== 'object' || !isRecord(value)) return value;
  const left: Record<string, unknown> = { ...value };
  for (const [name, child] of tree.properties) {
    if (value[name] === undefined) continue;
    const kept = withoutLinks(child, value[name], paths);
    if (kept === undefined && (tree.required.includes(name) || isFilledBy(tree, name, value)))
      return undefined;
    if (kept === undefined) delete left[name];
    else left[name] = kept;
  }
  return left;
}
