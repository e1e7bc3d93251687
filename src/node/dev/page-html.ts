import type { ResolvedPage, ResolvedSite } from '../../content/resolve/resolved-page';
import { escapeHtml } from '../../content/text/encode/html';
import { templateFiller } from '../render/html';
import type { Address } from './address';
import { framed } from './gallery-html';
import type { LiveContent } from './live-content';

/** Renders the body of a page as a build does; undefined if it cannot be rendered. */
export type RenderBody = (data: { page: ResolvedPage; site: ResolvedSite }) => string | undefined;

/**
 * Delays the first paint until an element is parsed. Removed if the browser renders the page, as the HTML then lacks
 * it.
 */
const waiting = /<link rel="expect"[^>]*>/;

/** Reverts what the boot script changes in a prerendered page, which would be reported as a hydration mismatch. */
const asRendered = `<script>addEventListener('DOMContentLoaded', () => {
  document.querySelector('[data-theme-toggle]')?.setAttribute('aria-pressed', 'false');
});</script></head>`;

/**
 * The HTML for an address in development: title and application; or the findings if nothing can be shown.
 *
 * @param template `index.html` with the boot script
 * @param renderBody if given, the page is prerendered and then hydrated
 */
export function pageHtml(
  template: string,
  content: LiveContent,
  { pathname, searchParams }: Address,
  renderBody?: RenderBody,
): string {
  // Before the stylesheet, which overrides it for visitors who prefer more contrast.
  const html = template.replace('<!--head-->', () => `<!--head--><style id="look">${content.look}</style>`);
  const page = content.pageAt(pathname);
  if (!page)
    return html.replace('<!--body-->', () => `<pre data-findings>${escapeHtml(content.report)}</pre>`);
  // The empty icon prevents a request for /favicon.ico.
  const head = `<title>${escapeHtml(page.title)}</title><link rel="icon" href="data:,">`;
  const site = content.site?.sites.get(page.language);
  const body = (site && renderBody?.({ page, site })) ?? '';
  const whole = framed(
    body === '' ? html.replace(waiting, '') : html.replace('</head>', asRendered),
    page,
    searchParams,
  );
  return templateFiller({ html: whole, styles: [], manifest: {} }, content.languages)(page, { head, body });
}
