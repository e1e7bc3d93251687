import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '../../content/model/languages';
import { contentKey, pageIdOf, parsePath, siteFolder } from '../../content/model/routes';
import type { PublishedSite, ResolvedPage, ResolvedSite } from '../../content/resolve/resolved-page';
import { hasLabels } from '../../i18n/language';
import { sectionComponent } from '../../sections/components';
import { provideCodeFiles } from '../../ui/fetched-code';
import type { PageData } from '../page-view';
import { loadSections } from './load-sections';
import { loadWords } from './load-words';
import { pathWithin, siteBase, siteLanguages } from './site-languages';

/** The data of a page and the code of its sections, from the cache or the network. @throws if they cannot be fetched */
export async function fetchPage(
  queryClient: QueryClient,
  pageId: string,
  language: Language,
): Promise<PageData> {
  const [page, site] = await Promise.all([
    queryClient.ensureQueryData<ResolvedPage>({ queryKey: contentKey(pageId, language, siteBase) }),
    fetchSite(queryClient, language).then(async (site) => {
      // For pages linked in the header and footer, the site document lists the code they need, so both can be fetched in
      // parallel.
      const linked = site.linkedPages?.find(({ id }) => id === pageId);
      await Promise.all([loadWords(language), loadSections(linked?.types ?? [])]);
      return site;
    }),
  ]);
  await loadSections(page.sections.map(({ type }) => type));
  return { page, site };
}

async function fetchSite(queryClient: QueryClient, language: Language): Promise<PublishedSite> {
  const site = await queryClient.ensureQueryData<PublishedSite>({
    queryKey: contentKey(siteFolder, language, siteBase),
  });
  if (site.codeFiles) provideCodeFiles(site.codeFiles);
  return site;
}

/** The page and the language that a path asks for, whether there is such a page or not. */
export function requestedPage(pathname: string): { pageId: string; language: Language } {
  const { language, route } = parsePath(pathWithin(pathname) ?? pathname, siteLanguages);
  return { pageId: pageIdOf(route), language };
}

/** The data of the page at a path if it can be shown without fetching anything; see `fetchPage`. */
export function readyPage(queryClient: QueryClient, pathname: string): PageData | undefined {
  const { pageId, language } = requestedPage(pathname);
  const page = queryClient.getQueryData<ResolvedPage>(contentKey(pageId, language, siteBase));
  const site = queryClient.getQueryData<ResolvedSite>(contentKey(siteFolder, language, siteBase));
  if (!page || !site || !hasLabels(language)) return undefined;
  return page.sections.every(({ type }) => sectionComponent(type)) ? { page, site } : undefined;
}
