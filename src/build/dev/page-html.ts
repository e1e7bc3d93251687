import { escapeHtml } from '../../content/encode/html';
import { templateFiller } from '../render/html';
import type { LiveContent } from './live-content';

/**
 * The HTML that development sends for an address: the page's title, and the application that shows the page; or what is wrong
 * with the site, where nothing of it can be shown.
 *
 * @param html `index.html` with the script that runs first
 */
export function pageHtml(html: string, content: LiveContent, pathname: string): string {
  const page = content.pageAt(pathname);
  if (!page) return html.replace('<!--body-->', () => `<pre>${escapeHtml(content.report)}</pre>`);
  const head = `<title>${escapeHtml(page.title)}</title>`;
  return templateFiller({ html, styles: [], manifest: {} }, content.languages)(page, { head, body: '' });
}
