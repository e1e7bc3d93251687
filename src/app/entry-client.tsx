import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { isLanguage } from '../content/languages';
import { contentKey } from '../content/routes';
import { handleLinks } from './links';
import { createQueryClient } from './query';
import { createRouter, fetchPage, pageOf } from './router';

/**
 * Takes over the page that is on the screen. The HTML says which page that is: the address does not, for a 404 page.
 * When its data cannot be fetched, the page stays what it is: complete HTML.
 */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  const { page: pageId = '', rendered } = document.documentElement.dataset;
  const { lang } = document.documentElement;
  if (!root || !isLanguage(lang)) return;

  const queryClient = createQueryClient();
  const initial = await fetchPage(queryClient, pageId, lang);
  const router = createRouter(queryClient, initial);
  handleLinks(router, (pathname) => {
    const target = pageOf(pathname);
    void queryClient.prefetchQuery({ queryKey: contentKey(target.pageId, target.language) });
  });
  const app = (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
  if (rendered === undefined) createRoot(root).render(app);
  else startTransition(() => void hydrateRoot(root, app));

  if (import.meta.hot) (await import('./live-content')).showLiveContent(import.meta.hot, queryClient, router);
}

start().catch((error: unknown) => console.warn('The page stays as it is, without its application.', error));
