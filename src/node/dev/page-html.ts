import type { ResolvedPage, ResolvedSite } from '../../content/resolve/resolve';
import { escapeHtml } from '../../content/text/encode/html';
import { templateFiller } from '../render/html';
import type { Address } from './address';
import { framed } from './gallery-html';
import type { LiveContent } from './live-content';

/** Renders the body of a page as a build does; undefined when it cannot be rendered. */
export type RenderBody = (data: { page: ResolvedPage; site: ResolvedSite }) => string | undefined;

/** Where a page is made in the browser, the element that its first paint would wait for is not in the document. */
const waiting = /<link rel="expect"[^>]*>/;

/** What was rendered before is held against what the browser renders: the boot script must not have changed it. */
const asRendered = `<script>addEventListener('DOMContentLoaded', () => {
  document.querySelector('[data-theme-toggle]')?.setAttribute('aria-pressed', 'false');
});</script></head>`;

/**
 * The HTML that development sends for an address: the page's title, and the application that shows the page; or what is wrong
 * with the site, where nothing of it can be shown.
 *
 * @param template `index.html` with the script that runs first
 * @param renderBody given where pages are rendered before they are sent, and the application takes over what was rendered
 */
export function pageHtml(
  template: string,
  content: LiveContent,
  { pathname, searchParams }: Address,
  renderBody?: RenderBody,
): string {
  // Before the stylesheet: what that says for visitors who want more contrast comes after it.
  const html = template.replace('<!--head-->', () => `<!--head--><style id="look">${content.look}</style>`);
  const page = content.pageAt(pathname);
  if (!page) return html.replace('<!--body-->', () => `<pre>${escapeHtml(content.report)}</pre>`);
  // Without an icon, browsers ask for one that is not there.
  const head = `<title>${escapeHtml(page.title)}</title><link rel="icon" href="data:,">`;
  const site = content.siteIn(page.language);
  const body = (site && renderBody?.({ page, site })) ?? '';
  const whole = framed(
    body === '' ? html.replace(waiting, '') : html.replace('</head>', asRendered),
    page,
    searchParams,
  );
  return templateFiller({ html: whole, styles: [], manifest: {} }, content.languages)(page, { head, body });
}
