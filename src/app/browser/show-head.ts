import { pathsOf } from '../../content/model/local-routes';
import { documentTitle } from '../head/head';
import type { PageData } from '../page-view';

/**
 * Updates the document's head and root attributes to the page shown. If the language is the same, `lang` is left as a
 * translating browser may have set it: it translates the new page as well.
 */
export function showHead({ page, site }: PageData): void {
  const { documentElement } = document;
  if (page.language !== documentElement.dataset.lang) {
    documentElement.dataset.lang = page.language;
    documentElement.lang = page.language;
    const direction = site.languages.find(({ code }) => code === page.language)?.direction;
    if (direction === 'rtl') documentElement.dir = direction;
    else documentElement.removeAttribute('dir');
  }
  documentElement.dataset.page = page.id;
  // The values that the boot script and the application read from the initial page.
  const paths = pathsOf(page);
  if (paths) documentElement.dataset.paths = paths;
  else delete documentElement.dataset.paths;
  document.title = documentTitle(page, site);
  document.querySelector('meta[name=description]')?.setAttribute('content', page.description);
}
