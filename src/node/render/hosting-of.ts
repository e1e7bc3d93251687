import { type Languages, translatedLanguages } from '../../content/model/languages';
import { localPath } from '../../content/model/local-routes';
import {
  beforeSplat,
  fileOfRedirect,
  isPattern,
  type Redirect,
  redirectFor,
  redirectsByLanguage,
} from '../../content/model/redirects';
import { routeOf } from '../../content/model/routes';
import { feedBelow, feedPath } from '../../content/resolve/feed';
import { earlierPaths } from '../../content/site/earlier-paths';
import { partPath } from '../../content/site/list-pages';
import { htmlFile, sameFile } from '../../content/site/output-files';
import type { PageFacts } from '../../content/site/page-facts';
import { type Hosting, securityHeaders } from '../output/hosting';
import { belowBase, redirectScript } from './html';
import type { Prepared } from './prepare';

type Served = Pick<Prepared, 'bundle' | 'shared' | 'redirects' | 'parts'>;

/** How a build is to be served. */
export function hostingOf(pages: readonly PageFacts[], served: Served): Hosting {
  const { template } = served.bundle;
  const { languages, base = '', routes, feeds = new Map() } = served.shared;
  const { html } = base ? belowBase(template, base) : template;
  const endpoints = pages.flatMap((page) => page.endpoints);
  const posted = pages.flatMap((page) => page.posted);
  const embedded = pages.flatMap((page) => page.embedded ?? []);
  const headers = securityHeaders(html + redirectScript, endpoints, posted, embedded);
  const translated = translatedLanguages(languages).map(({ code }) => code);
  const fed = [...feeds.keys()].flatMap((route) =>
    languages.map(({ code }) => feedPath(route, code, languages, routes)),
  );
  const { redirects, rules } = redirectsOf(pages, served);
  return {
    ...{ headers, redirects, languages: translated },
    ...(rules.length > 0 && { rules }),
    ...(fed.length > 0 && { feeds: fed }),
    ...(base && { base }),
  };
}

function redirectsOf(pages: readonly PageFacts[], { shared, redirects: earlier, parts }: Served) {
  const { languages, routes, feeds } = shared;
  const rules = redirectsByLanguage(earlier, languages, routes);
  const redirects: Record<string, string> = {};
  const belonging: [from: string, to: string][] = [];
  for (const page of pages)
    for (const { from, to } of earlierPaths(page, languages)) {
      redirects[from] = to;
      for (let part = 2; part <= (parts.get(page.id) ?? 1); part++)
        belonging.push([partPath(from, part), partPath(to, part)]);
      if (feeds?.has(routeOf(page.id))) belonging.push([feedBelow(from), feedBelow(to)]);
    }
  const answered = new Set([
    ...pages.flatMap((page) => pathsOfPage(page, languages)),
    ...Object.keys(redirects),
  ]);
  for (const { from, to } of rules)
    if (to !== undefined && fileOfRedirect(from) !== undefined) answered.add(from);
  addFree(redirects, belonging, [...answered, ...rules.map(({ from }) => from)], rules);
  return { redirects, rules: [...slashed(rules, answered), ...rules] };
}

/** The paths that a page has in the languages of a build. */
function pathsOfPage({ id, routes }: PageFacts, languages: Languages): string[] {
  return languages.map(({ code }) => localPath(routeOf(id), code, languages, routes));
}

/** Adds redirects of what has moved with a page, such as its feed, unless something else answers there. */
function addFree(
  redirects: Record<string, string>,
  added: readonly [from: string, to: string][],
  taken: readonly string[],
  rules: readonly Redirect[],
): void {
  const fileAt = (path: string) => sameFile(fileOfRedirect(path) ?? htmlFile(path));
  const files = new Set(taken.map(fileAt));
  for (const [from, to] of added)
    if (!files.has(fileAt(from)) && !redirectFor(from, rules)) redirects[from] = to;
}

/**
 * `/about/*` does not match `/about/`, which is a way of writing the page `/about`. Some hosts take it for the pattern's unless they
 * are told before.
 */
function slashed(rules: readonly Redirect[], answered: ReadonlySet<string>): Redirect[] {
  return rules.flatMap(({ from }) => {
    const path = isPattern(from) ? beforeSplat(from).slice(0, -1) : '';
    return answered.has(path) ? { from: `${path}/`, to: encodeURI(path) } : [];
  });
}
