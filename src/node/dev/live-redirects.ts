import { withoutBase } from '../../content/model/base-path';
import type { Languages } from '../../content/model/languages';
import { locationOf, type Redirect, redirectFor, redirectsByLanguage } from '../../content/model/redirects';
import { pageIdOf, parsePath } from '../../content/model/routes';
import { earlierPaths } from '../../content/site/earlier-paths';
import type { Checker } from '../check/checker';

/** The redirects of a site, according to its current documents. */
export class LiveRedirects {
  readonly #checker: Checker;
  readonly #languages: Languages;
  readonly #aliases = new Map<string, string>();
  readonly #rules: readonly Redirect[];

  constructor(checker: Checker, languages: Languages) {
    this.#checker = checker;
    this.#languages = languages;
    this.#rules = redirectsByLanguage(checker.site.redirects, languages, checker.site.localRoutes);
    // A page whose folder was moved to its alias would lead to itself until the alias is removed.
    for (const { facts } of checker.pagesWithHash())
      for (const { from, to } of earlierPaths(facts, languages)) if (from !== to) this.#aliases.set(from, to);
  }

  /** Where a path redirects to; undefined if it does not, or if its content is gone. */
  at(pathname: string): string | undefined {
    const rule = redirectFor(pathname, this.#rules);
    if (rule) return locationOf(pathname, rule);
    return this.#aliases.get(pathname) ?? this.#fromPublished(pathname);
  }

  /** Whether the content of a path is gone for good. */
  isGone(pathname: string): boolean {
    const rule = redirectFor(pathname, this.#rules);
    return rule !== undefined && rule.to === undefined;
  }

  /** In development the site is at the root of the host: paths with its published base redirect to those without. */
  #fromPublished(pathname: string): string | undefined {
    const { base } = this.#checker.site;
    const within = base ? withoutBase(pathname, base) : undefined;
    const { route } = parsePath(pathname, this.#languages);
    return within === undefined || this.#checker.facts(pageIdOf(route)) ? undefined : within;
  }
}
