import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  ScrollRestoration,
  useLoaderData,
} from 'react-router-dom';
import type { Language } from '../content/languages';
import type { ResolvedPage, ResolvedSite } from '../content/resolve';
import { contentKey, pageIdOf, parsePath, siteFolder } from '../content/routes';
import { documentTitle } from './head';
import { type PageData, PageView } from './page-view';
import { restorePlace } from './place';

/** The data of a page, from the cache or fetched. @throws when it cannot be fetched */
export async function fetchPage(
  queryClient: QueryClient,
  pageId: string,
  language: Language,
): Promise<PageData> {
  const [page, site] = await Promise.all([
    queryClient.ensureQueryData<ResolvedPage>({ queryKey: contentKey(pageId, language) }),
    queryClient.ensureQueryData<ResolvedSite>({ queryKey: contentKey(siteFolder, language) }),
  ]);
  return { page, site };
}

/** The page id and language of an address. */
export function pageOf(pathname: string): { pageId: string; language: Language } {
  const { language, route } = parsePath(pathname);
  return { pageId: pageIdOf(route), language };
}

/**
 * The router: one catch-all route that renders whatever page answers (design decision 6).
 *
 * @param initial the page that is already on the screen
 */
export function createRouter(queryClient: QueryClient, initial: PageData) {
  const loader = async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
    const { pageId, language } = pageOf(new URL(request.url).pathname);
    try {
      return await fetchPage(queryClient, pageId, language);
    } catch (error) {
      if (request.signal.aborted) throw error;
      // Unknown path, alias, no network, a newer deploy: loading the page itself gives the right answer in each case.
      location.assign(request.url);
      return new Promise(() => {});
    }
  };
  return createBrowserRouter([{ id: 'page', path: '*', loader, element: <PageRoute /> }], {
    hydrationData: { loaderData: { page: initial } },
  });
}

function PageRoute() {
  const data = useLoaderData<PageData>();
  const { page, site } = data;
  const shownId = useRef(page.id);
  // The text of another language is longer or shorter; what was being read stays where it was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of language is the occasion
  useLayoutEffect(restorePlace, [page.language]);
  useEffect(() => {
    document.documentElement.lang = page.language;
    document.title = documentTitle(page, site);
    document.querySelector('meta[name=description]')?.setAttribute('content', page.description);
    if (shownId.current === page.id) return;
    shownId.current = page.id;
    // Screen readers announce the new page by its heading; a change of language leaves the focus where it is.
    if (!location.hash) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [page, site]);
  return (
    <>
      <PageView {...data} />
      <ScrollRestoration />
    </>
  );
}
