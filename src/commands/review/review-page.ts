import { languageName } from '../../content/model/languages';
import type { Change, PageChanges } from '../../content/model/page-changes';
import { escapeHtml } from '../../content/text/encode/html';
import { visible } from '../../content/text/encode/visible';
import { plural } from '../../content/text/plural';
import { changedWords } from './marked-words';
import type { ChangeGroup, ReviewPicture } from './pictures';
import { headOf } from './report-review';

interface ReviewedPage {
  page: PageChanges;
  groups: readonly ChangeGroup[];
}

export interface ReviewPage {
  /** The compared revision as it was given. */
  base: string;
  pages: readonly ReviewedPage[];
  /** Why pictures of one side, or all, are missing; empty if none is. */
  notes: readonly string[];
  /** The pictures taken, and whether both sides look the same. */
  taken: ReadonlyMap<string, { looksTheSame: boolean }>;
}

const css = `
  :root { color-scheme: light dark; --line: #8886; --gone: #c62828; --new: #1b7a3d }
  @media (prefers-color-scheme: dark) { :root { --gone: #ff8a80; --new: #7bd88f } }
  body { max-width: 82rem; margin: 0 auto; padding: 1.5rem clamp(1rem, 3vw, 3rem) 6rem; font: 1rem/1.5 system-ui, sans-serif }
  h1 { margin: 0 0 0.25rem; font-size: 1.6rem }
  nav ul { columns: 18rem; margin: 1rem 0 0; padding: 0; list-style: none }
  article { margin-top: 3rem; border-top: 2px solid }
  h2 { margin: 1rem 0 0; font-size: 1.35rem }
  h2 code { font-size: 0.75em; font-weight: normal }
  h3 { margin: 1.75rem 0 0.25rem; font-size: 1.05rem }
  ul.changes { margin: 0.5rem 0 1rem; padding-inline-start: 1.25rem }
  del { color: var(--gone) } ins { color: var(--new); font-weight: 600 }
  .pair { display: flex; gap: 1rem; align-items: start; margin: 0.75rem 0 }
  figure { flex: 0 1 auto; margin: 0; min-width: 0 }
  figcaption { font-size: 0.8rem }
  img { display: block; max-width: 100%; height: auto; border: 1px solid var(--line) }
  .note { padding: 0.75rem 1rem; border-inline-start: 4px solid var(--gone) }
`;

/** Formats a review as a single page that opens from disk: the changes in words, and each section before and after. */
export function reviewHtml({ base, pages, notes, taken }: ReviewPage): string {
  const areAllPages = pages.every(({ page }) => page.route !== '');
  const where = areAllPages ? ` on ${plural(pages.length, 'page')}` : '';
  const head = pages.length === 0 ? 'Nothing changed for visitors' : `What changes for visitors${where}`;
  const contents = pages.map(
    ({ page }, index) => `<li><a href="#page-${index + 1}">${quoted(page.title)}</a></li>`,
  );
  const list = pages.length > 1 ? `<nav aria-label="Pages"><ul>${contents.join('')}</ul></nav>` : '';
  const articles = pages.map(
    ({ page, groups }, index) => `<article id="page-${index + 1}">
<h2>${quoted(page.title)}${page.route === '' ? '' : ` <code>${quoted(page.route)}</code>`}</h2>
${groups.map((group) => groupHtml(group, taken)).join('\n')}
</article>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${quoted(head)}</title>
<style>${css}</style>
<h1>${quoted(head)}</h1>
<p>Compared with <code>${quoted(base)}</code>.</p>
${notes.map((note) => `<p class="note">${quoted(note)}</p>`).join('\n')}
${list}
${articles.join('\n')}
</html>
`;
}

function groupHtml({ name, changes, pictures }: ChangeGroup, taken: ReviewPage['taken']): string {
  const heading = name === undefined ? '' : `<h3>${quoted(name)}</h3>\n`;
  const items = changes.map(({ section: _, ...change }) => itemHtml(change));
  return `${heading}<ul class="changes">${items.join('')}</ul>\n${picturesHtml(pictures, taken)}`;
}

function picturesHtml(pictures: readonly ReviewPicture[], taken: ReviewPage['taken']): string {
  const there = pictures.filter(({ file }) => taken.has(file));
  const labelOf = ({ language, width }: ReviewPicture) => `${languageName(language)}, ${width} px`;
  return [...new Set(there.map(labelOf))]
    .map((label) => {
      const pair = there.filter((picture) => labelOf(picture) === label);
      if (pair.every(({ file }) => taken.get(file)?.looksTheSame))
        return `<p>${quoted(label)}: it looks the same.</p>`;
      return `<div class="pair">${pair.map((picture) => figureHtml(picture, label)).join('')}</div>`;
    })
    .join('\n');
}

function figureHtml({ side, file }: ReviewPicture, label: string): string {
  const caption = `${side === 'before' ? 'Before' : 'After'}: ${label}`;
  const image = `<img src="${quoted(file)}" alt="The section ${side} the change" loading="lazy">`;
  return `<figure><figcaption>${quoted(caption)}</figcaption><a href="${quoted(file)}">${image}</a></figure>`;
}

export function itemHtml(change: Change): string {
  const words = changeWords(change);
  return `<li>${quoted(headOf(change))}${words === '' ? '' : `<br>${words}`}</li>`;
}

/** The words of a change, as HTML. */
export function changeWords(change: Change): string {
  return changedWords(change, quoted, (text) => `<code>${quoted(text)}</code>`);
}

/** Escapes a text for HTML and makes bidirectional control characters visible. */
export function quoted(text: string): string {
  return escapeHtml(visible(text));
}
