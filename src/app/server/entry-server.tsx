import { renderToString } from 'react-dom/server';
import '../../i18n/all-words.generated';
import { sourceLanguage } from '../../content/model/languages';
import { borrowWords, hasWords } from '../../i18n/language';
import { provideSections } from '../../sections/components';
import { registry } from '../../sections/registry.generated';
import { headHtml } from '../head/head';
import { type PageData, PageView } from '../page-view';

export { siteFiles } from '../head/head';

provideSections(registry);

/** The parts of a page's HTML that the template has places for. */
export interface RenderedPage {
  head: string;
  body: string;
}

/** Renders a page to HTML that is complete without scripts and that the browser's React takes over. */
export function renderPage(data: PageData, siteUrl: string): RenderedPage {
  const { language } = data.page;
  // A draft may have no words of its own yet.
  if (!hasWords(language)) borrowWords(language, sourceLanguage(data.site.languages));
  return { head: headHtml(data.page, data.site, siteUrl), body: renderToString(<PageView {...data} />) };
}

/** The place of the first section that throws when it is rendered alone; undefined when none does. */
export function findFailingSection({ page, site }: PageData): number | undefined {
  const index = page.sections.findIndex((section) => {
    try {
      renderToString(<PageView page={{ ...page, sections: [section] }} site={site} />);
      return false;
    } catch {
      return true;
    }
  });
  return index < 0 ? undefined : index;
}
