import { isSharedSection, routeOf, siteFolder } from '../../content/model/routes';
import type { PageContext } from '../../content/site/page-context';
import type { PageFacts } from '../../content/site/page-facts';
import type { Checker } from '../../node/check/checker';

/** Where part of a document is edited: the route and title of its page, and its form pointer. */
interface EditedPlace {
  /** Empty for shared content. */
  route: string;
  title: string;
  pointer: string;
}

/** Maps locations in a document to form fields; undefined for a section that no page shows. */
export function placesIn(
  { site }: Checker,
  { id, title }: PageFacts,
): ((pointer: string) => EditedPlace) | undefined {
  if (id === siteFolder)
    return (pointer: string) => ({ route: '', title: 'On every page', pointer: `site:${pointer}` });
  if (!isSharedSection(id)) return (pointer: string) => ({ route: routeOf(id), title, pointer });
  // A shared section is edited on the first page with it.
  const [page] = site.pagesShowing(id);
  const pointer = page?.shows?.find((one) => one.id === id)?.pointer;
  if (!page || pointer === undefined) return undefined;
  return () => ({ route: routeOf(page.id), title: page.title, pointer });
}

/** The translations of a document's text, its own or those that all pages share; undefined where there is none. */
export function translationsOf(
  { site }: Checker,
  { copies, translations }: PageContext,
  index: number,
): { language: string; words: string | undefined }[] {
  const text = copies[index]?.text ?? '';
  return translations.map(({ language, own }) => {
    const { entries = {} } = site.translations.find((one) => one.language === language) ?? {};
    return { language, words: own[index] ?? (Object.hasOwn(entries, text) ? entries[text] : undefined) };
  });
}
