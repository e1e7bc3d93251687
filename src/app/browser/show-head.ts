import { type Language, sourceLanguage } from '../../content/model/languages';
import { pathsOf } from '../../content/model/local-routes';
import { cardOf, documentDescription, documentTitle, sharedAs } from '../head/head';
import { pageAddress } from '../head/page-address';
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
  describe('meta', 'name', 'description', documentDescription(page));
  // What browsers and extensions share is the canonical address.
  const address = (language: Language) => pageAddress(page, site, language);
  describe('link', 'rel', 'canonical', address(page.language));
  // What is said in detail of the first page, and its feeds, do not hold for another one.
  for (const tag of document.querySelectorAll(
    'head :is([type$="ld+json"], [type$="atom+xml"], [property^="og:image"])',
  ))
    tag.remove();
  for (const { title, path } of page.feeds ?? []) {
    const feed = { rel: 'alternate', type: 'application/atom+xml', title: `${title} | ${site.brand.name}` };
    document.head.append(Object.assign(document.createElement('link'), feed, { href: site.url + path }));
  }
  for (const [property, content] of Object.entries(sharedAs(page, site)))
    describe('meta', 'property', property, content);
  describe('meta', 'name', 'twitter:card', cardOf(page, site));
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[hreflang]')) {
    const { hreflang } = link;
    link.href = address(hreflang === 'x-default' ? sourceLanguage(site.languages) : hreflang);
  }
  // A 404 page can be shown in another language.
  if (page.isUnindexed || page.id.startsWith('_')) describe('meta', 'name', 'robots', 'noindex');
  else document.querySelector('meta[name=robots]')?.remove();
}

/** Sets what an element of the head says; one that the initial page lacks, such as a 404 page, is added. */
function describe(tag: 'link' | 'meta', key: string, name: string, value: string): void {
  let element = document.querySelector(`${tag}[${key}="${name}"]`);
  if (!element) {
    element = document.createElement(tag);
    element.setAttribute(key, name);
    document.head.append(element);
  }
  element.setAttribute(tag === 'link' ? 'href' : 'content', value);
}
