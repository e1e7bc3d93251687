import { ownValue } from '../../json/values';
import { pointerTokens } from '../../model/diagnostics';
import { isRecord } from '../../model/is-record';
import { notFoundId } from '../../model/routes';
import type { PageFacts } from '../../site/page-facts';
import type { SiteContext } from '../../site/site-context';
import type { PlacedUse } from '../../site/uses-by';
import { grouped } from '../../text/grouped';
import { only } from '../../text/only';
import { nameIn } from '../../text/paths';

/** Finds pages that have moved by title and folder name; created for each run. */
export class Moves {
  readonly #site: SiteContext;
  readonly #byTitle: ReadonlyMap<string, readonly PageFacts[]>;
  readonly #byFolder: ReadonlyMap<string, readonly PageFacts[]>;

  constructor(site: SiteContext) {
    const pages = site.all().filter(({ id }) => site.pages.has(id) && id !== notFoundId);
    this.#site = site;
    this.#byTitle = grouped(pages, ({ title }) => title);
    this.#byFolder = grouped(pages, ({ id }) => nameIn(id));
  }

  /**
   * The page that probably was at a path before its folder was renamed: the one whose own breadcrumb still ends there,
   * whose title is next to a link to it, or the only one whose folder has that name.
   *
   * @param uses of links to the path
   */
  of(path: string, uses: readonly PlacedUse[]): PageFacts | undefined {
    const titled = new Set<PageFacts>();
    for (const { facts, file, pointer } of uses) {
      const { document } = this.#site.context(facts);
      const tokens = pointerTokens(pointer);
      // A link in a dictionary, or in the document itself, has no words beside it.
      if (file !== facts.file || tokens.length < 2) continue;
      if (tokens[0] === 'breadcrumb' && Number(tokens[1]) === lengthOf(document?.breadcrumb) - 1)
        return facts;
      const owner = tokens.slice(0, -1).reduce(ownValue, document as unknown);
      if (!isRecord(owner)) continue;
      for (const text of Object.values(owner))
        if (typeof text === 'string' && text !== '')
          for (const page of this.#byTitle.get(text) ?? []) titled.add(page);
    }
    return only([...titled]) ?? only(this.#byFolder.get(nameIn(path)) ?? []);
  }
}

function lengthOf(list: unknown): number {
  return Array.isArray(list) ? list.length : 0;
}
