import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '../content/languages';
import type { PublishedSite, ResolvedPage, ResolvedSite } from '../content/resolve';
import { contentKey, pageIdOf, parsePath, siteFolder } from '../content/routes';
import { hasWords } from '../i18n/language';
import { sectionComponent } from '../sections/components';
import { loadSections } from './load-sections';
import { loadWords } from './load-words';
import type { PageData } from './page-view';

/** The data of a page and the code of its sections, from the cache or fetched. @throws when they cannot be fetched */
export async function fetchPage(
  queryClient: QueryClient,
  pageId: string,
  language: Language,
): Promise<PageData> {
  const siteKey = contentKey(siteFolder, language);
  const known = queryClient.getQueryData<PublishedSite>(siteKey);
  const [page, site] = await Promise.all([
    queryClient.ensureQueryData<ResolvedPage>({ queryKey: contentKey(pageId, language) }),
    queryClient.ensureQueryData<PublishedSite>({ queryKey: siteKey }),
    loadWords(language),
    // What header and footer lead to: else its code would wait until its data says which it is.
    loadSections(known?.linkedPages?.find(({ id }) => id === pageId)?.types ?? []),
  ]);
  await loadSections(page.sections.map(({ type }) => type));
  return { page, site };
}

/** The page id and language of an address. */
export function pageOf(pathname: string): { pageId: string; language: Language } {
  const { language, route } = parsePath(pathname);
  return { pageId: pageIdOf(route), language };
}

/** The data of the page at a path, when it can be shown without anything being fetched: see `fetchPage`. */
export function readyPage(queryClient: QueryClient, pathname: string): PageData | undefined {
  const { pageId, language } = pageOf(pathname);
  const page = queryClient.getQueryData<ResolvedPage>(contentKey(pageId, language));
  const site = queryClient.getQueryData<ResolvedSite>(contentKey(siteFolder, language));
  if (!page || !site || !hasWords(language)) return undefined;
  return page.sections.every(({ type }) => sectionComponent(type)) ? { page, site } : undefined;
}
