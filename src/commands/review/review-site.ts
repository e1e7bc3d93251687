import type { PageChanges } from '../../content/model/page-changes';
import type { Site } from '../../content/site/load';
import type { UnfinishedBuild } from '../../node/output/output';
import { markedPage, withoutIndex } from './marked-page';
import { type ProposedPage, proposedPages } from './proposed-pages';
import { itemHtml, quoted } from './review-page';

export interface ReviewedSite {
  changes: readonly PageChanges[];
  /** As it is proposed. */
  site: Site;
  /** What it was compared with, in words. */
  base: string;
  /** Where the site stands below the root of its host: empty at the root. */
  path: string;
}

/** What a review adds to a site, and what it found there. */
export interface SiteReview {
  /** The page that lists all changes. */
  start: string;
  pages: readonly ProposedPage[];
  added: readonly string[];
}

/**
 * Makes a review of a build: search engines are asked to leave all of it out, a page lists what has changed, and each page that changed has
 * a bar that leads from change to change.
 *
 * @param build whose files are changed
 */
export function reviewBuild(
  { files, read, write }: UnfinishedBuild,
  { changes, site, base, path }: ReviewedSite,
): SiteReview {
  const name = freeName(files);
  const added = [`${name}.html`, `${name}/review.css`, `${name}/review.js`];
  const existing = new Set(files);
  const pages = proposedPages(changes, site).filter(({ file }) => existing.has(file));
  const shared = { styles: `${path}/${name}/review.css`, script: `${path}/${name}/review.js` };
  const marks = new Map(
    pages.map((page, index) => {
      const after = pages[index + 1];
      const next = after && { path: path + after.path, title: nameOf(after, site) };
      return [page.file, { changes: page.changes, ...shared, list: `${path}/${name}`, next }];
    }),
  );
  for (const file of files) {
    if (!file.endsWith('.html')) continue;
    const html = withoutIndex(read(file));
    const mark = marks.get(file);
    write(file, mark ? markedPage(html, mark) : html);
  }
  write('robots.txt', 'User-agent: *\nDisallow: /\n');
  write(`${name}.html`, listHtml({ changes, site, base, path, pages, styles: shared.styles }));
  write(`${name}/review.css`, styles);
  write(`${name}/review.js`, script);
  return {
    start: `${path}/${name}`,
    pages,
    added: existing.has('robots.txt') ? added : [...added, 'robots.txt'],
  };
}

/** A name that no file of the site has. */
function freeName(files: readonly string[]): string {
  const isTaken = (name: string) =>
    files.some((file) => file.toLowerCase() === `${name}.html` || file.toLowerCase().startsWith(`${name}/`));
  let name = 'review';
  for (let number = 2; isTaken(name); number++) name = `review-${number}`;
  return name;
}

/** A page with its language, where the site has several. */
function nameOf({ title, language }: ProposedPage, { languages }: Site): string {
  return languages.length > 1 ? `${title} (${language})` : title;
}

function listHtml({
  changes,
  site,
  base,
  path,
  pages,
  styles,
}: ReviewedSite & { pages: readonly ProposedPage[]; styles: string }): string {
  const head = changes.length === 0 ? 'Nothing changed for visitors' : 'What changes for visitors';
  const articles = changes.map((page) => {
    const shown = page.shared === undefined ? pages.filter(({ route }) => route === page.route) : [];
    const links = shown.map(
      (one) =>
        `<a href="${quoted(path + one.path)}" hreflang="${quoted(one.language)}">${quoted(one.path)}</a>`,
    );
    return `<article>
<h2>${quoted(page.title)}</h2>
${links.length > 0 ? `<p>${links.join(' ')}</p>` : ''}
<ul>${page.changes.map(itemHtml).join('')}</ul>
</article>`;
  });
  const [first] = pages;
  const begin = first
    ? `<p><a href="${quoted(path + first.path)}">Begin with ${quoted(nameOf(first, site))}</a></p>`
    : '';
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${quoted(head)}</title>
<link rel="stylesheet" href="${quoted(styles)}">
<body class="review-list">
<main>
<h1>${quoted(head)}</h1>
<p>Compared with <code>${quoted(base)}</code>. <a href="${quoted(path)}/">The whole site as it is proposed</a></p>
${begin}
${articles.join('\n')}
</main>
</body>
</html>
`;
}

const styles = `.review-bar, .review-list { --new: #1b7a3d; --gone: #b3261e; font: 1rem/1.5 system-ui, sans-serif }
.review-bar { position: fixed; inset: auto 0 0; z-index: 2147483000; display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; align-items: end;
  max-height: 60vh; overflow: auto; padding: 0.5rem 1rem; border-top: 3px solid #b3560a; background: #fffaf2; color: #1d1d1d; box-shadow: 0 -2px 12px #0004 }
.review-bar details { flex: 1 1 16rem; min-width: 0; overflow-wrap: anywhere }
.review-bar summary { padding: 0.35rem 0; font-weight: 600; cursor: pointer }
.review-bar ol { display: grid; gap: 0.5rem; margin: 0.25rem 0 0.5rem; padding-inline-start: 1.5rem; list-style: decimal }
.review-bar p { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; align-items: center; margin: 0 }
.review-bar a, .review-bar button { min-height: 2rem; padding: 0.25rem 0; color: #0b4f8a; text-decoration: underline; cursor: pointer }
.review-bar button { border: 0; background: none; font: inherit }
.review-bar [hidden] { display: none }
.review-bar del, .review-list del { color: var(--gone) }
.review-bar ins, .review-list ins { color: var(--new); font-weight: 600; text-decoration: none }
.review-bar :focus-visible { outline: 3px solid #0b4f8a; outline-offset: 2px }
[data-review] { outline: 4px solid #b3560a; outline-offset: -4px; scroll-margin-top: 6rem }
body:has(> .review-bar) { padding-bottom: 4rem }
.review-list { max-width: 52rem; margin: 0 auto; padding: 2rem clamp(1rem, 4vw, 3rem) 5rem; background: #fff; color: #1d1d1d }
.review-list article { margin-top: 2rem; border-top: 1px solid #8886 }
.review-list h2 { margin: 1rem 0 0; font-size: 1.25rem }
.review-list li { margin-top: 0.4rem; overflow-wrap: anywhere }
.review-list a { color: #0b4f8a }
.review-list article p a { margin-inline-end: 1rem }
@media print { .review-bar { display: none } }
@media (prefers-color-scheme: dark) {
  .review-list { --new: #7bd88f; --gone: #ff8a80; background: #16181d; color: #ececec }
  .review-list a { color: #8cc4ff }
  html:has(.review-list) { background: #16181d }
}
`;

const script = `(() => {
  const bar = document.querySelector('.review-bar');
  const links = bar ? [...bar.querySelectorAll('li a[href^="#"]')] : [];
  const targets = [...new Set(links.map((link) => decodeURIComponent(link.hash.slice(1))))];
  const place = () => targets.indexOf(decodeURIComponent(location.hash.slice(1)));
  let at = place();
  addEventListener('hashchange', () => {
    if (place() >= 0) at = place();
  });
  const step = (by) => {
    at = at < 0 && by < 0 ? targets.length - 1 : (at + by + targets.length) % targets.length;
    const hash = '#' + encodeURIComponent(targets[at]);
    if (location.hash === hash) document.getElementById(targets[at])?.scrollIntoView();
    else location.hash = hash;
  };
  // The application hears of nothing that happens in the bar, and of no link: each page is loaded whole, with its own bar.
  addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const link = target?.closest('a[href]');
    if (bar?.contains(target ?? null) || link?.origin === location.origin) event.stopPropagation();
    const button = target?.closest('[data-review-step]');
    if (button) step(Number(button.dataset.reviewStep));
  }, true);
  for (const button of bar?.querySelectorAll('[data-review-step]') ?? []) button.hidden = targets.length === 0;
})();
`;
