import { renderToString } from 'react-dom/server';
import '../i18n/all-words';
import { provideSections } from '../sections/components';
import { registry } from '../sections/registry';
import { headHtml } from './head';
import { type PageData, PageView } from './page-view';
import { prerender } from './prerender';

export { escapeHtml, siteFiles } from './head';

provideSections(registry);

/** The parts of a page's HTML that the template has places for. */
export interface RenderedPage {
  head: string;
  body: string;
  /** The texts of the body that ask for styles, each once: class attributes and uses of custom properties. Left out, they are looked for. */
  asking?: Iterable<string>;
}

/** Renders a page to HTML that is complete without scripts and that the browser's React takes over. */
export function renderPage(data: PageData, siteUrl: string): RenderedPage {
  const head = headHtml(data.page, data.site, siteUrl);
  return { head, ...(prerender(<PageView {...data} />) ?? { body: renderWithReact(data) }) };
}

/** The body of a page as React's own renderer gives it: what is left to it, and what benchmarks compare with. */
export function renderWithReact(data: PageData): string {
  return renderToString(<PageView {...data} />);
}

/** The place of the first section that throws when it is rendered alone; undefined when none does. */
export function findFailingSection({ page, site }: PageData): number | undefined {
  const index = page.sections.findIndex((section) => {
    try {
      renderWithReact({ page: { ...page, sections: [section] }, site });
      return false;
    } catch {
      return true;
    }
  });
  return index < 0 ? undefined : index;
}
