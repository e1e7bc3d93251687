import { pathsOf } from '../../content/model/local-routes';
import { documentTitle } from '../head/head';
import type { PageData } from '../page-view';

/**
 * Makes the document say of itself what the page that is shown now says. In the same language, what a browser that translates
 * has made of the language stays: it translates the new page as well.
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
  // What the boot script and the application were told of the first page.
  const paths = pathsOf(page);
  if (paths) documentElement.dataset.paths = paths;
  else delete documentElement.dataset.paths;
  document.title = documentTitle(page, site);
  document.querySelector('meta[name=description]')?.setAttribute('content', page.description);
}
