import { type Place, pointerTokens } from './diagnostics';
import { isRecord } from './fields';
import type { PageFacts } from './page-facts';
import { notFoundId, siteFolder } from './routes';
import type { SiteContext } from './site-context';

/**
 * The page that probably answered for a path before its folder was renamed: the one whose own breadcrumb still ends there,
 * whose title stands beside a link to it, or which is the only one whose folder has that name.
 *
 * @param places where links to the path stand
 */
export function movedTo(site: SiteContext, path: string, places: readonly Place[]): PageFacts | undefined {
  const words = new Set<unknown>();
  for (const { file, pointer } of places) {
    const facts = site.all().find((page) => page.file === file);
    const document = facts && site.context(facts).document;
    const tokens = pointerTokens(pointer);
    if (facts && tokens[0] === 'breadcrumb' && Number(tokens[1]) === lengthOf(document?.breadcrumb) - 1) {
      return facts;
    }
    let owner: unknown = document;
    for (const token of tokens.slice(0, -1)) owner = (owner as Record<string, unknown> | undefined)?.[token];
    if (isRecord(owner)) for (const text of Object.values(owner)) words.add(text);
  }
  const pages = site.all().filter(({ id }) => id !== siteFolder && id !== notFoundId);
  const name = path.slice(path.lastIndexOf('/'));
  return (
    only(pages.filter(({ title }) => title !== '' && words.has(title))) ??
    only(pages.filter(({ id }) => `/${id}`.endsWith(name)))
  );
}

function only(pages: readonly PageFacts[]): PageFacts | undefined {
  return pages.length === 1 ? pages[0] : undefined;
}

function lengthOf(list: unknown): number {
  return Array.isArray(list) ? list.length : 0;
}
