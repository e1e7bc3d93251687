import { renderToString } from 'react-dom/server';
import '../../i18n/all-words';
import { sourceLanguage } from '../../content/model/languages';
import { borrowWords, hasLabels } from '../../i18n/language';
import { provideSections } from '../../sections/components';
import { registry } from '../../sections/registry.generated';
import { headHtml } from '../head/head';
import { type PageData, PageView } from '../page-view';

export { siteFiles } from '../head/head';

provideSections(registry);

/** The parts of a page's HTML that fill the template. */
interface RenderedPage {
  head: string;
  body: string;
}

/** Renders a page to HTML that is complete without scripts and that React hydrates in the browser. */
export function renderPage(data: PageData): RenderedPage {
  const { language } = data.page;
  // A draft may not have its own words yet.
  if (!hasLabels(language)) borrowWords(language, sourceLanguage(data.site.languages));
  return { head: headHtml(data.page, data.site), body: renderToString(<PageView {...data} />) };
}

/** The index of the first section that throws when rendered alone; undefined if none does. */
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
