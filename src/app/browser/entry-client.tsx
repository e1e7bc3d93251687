import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { contentKey } from '../../content/model/routes';
import { handleLinks, watchLinks } from './links';
import { fetchPage, requestedPage } from './page-data';
import { createQueryClient } from './query';
import { type PageNavigation, PageRoute } from './router';
import { currentKey, handleScroll } from './scroll';
import { siteBase } from './site-languages';
import { repeatEarly, takeOver } from './take-over';

/**
 * Hydrates the page on screen. The HTML names the page; its address does not, in the case of a 404 page. If the page's data
 * cannot be fetched, the page stays as it is: complete HTML.
 */
async function start(): Promise<void> {
  // The boot script imports this module dynamically, so it may run before the document is parsed. React needs the complete
  // document.
  if (document.readyState === 'loading')
    await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
  const root = document.getElementById('root');
  // Not `lang`, because translating browsers change it.
  const {
    page: pageId = '',
    local = pageId,
    lang: language = '',
    rendered,
  } = document.documentElement.dataset;
  if (!root) return;

  const shown = currentKey();
  const queryClient = createQueryClient();
  const [initial] = await Promise.all([fetchPage(queryClient, local, language), loadStyles()]);
  const onShown = watchLinks((pathname) => {
    // For a link in view, only the page's data is fetched. The code of its sections follows when the link is hovered or
    // focused.
    const { pageId, language } = requestedPage(pathname);
    void queryClient.prefetchQuery({ queryKey: contentKey(pageId, language, siteBase) });
  });
  const onReady = (navigation: PageNavigation) => {
    handleLinks(navigation.go, (pathname) => {
      const target = requestedPage(pathname);
      // If prefetching fails, the page is fetched, or loaded as a document, when it is requested.
      fetchPage(queryClient, target.pageId, target.language).catch(() => {});
    });
    handleScroll(shown);
    window.replacePage = (address) => void navigation.go(address, { keepsPlace: true, replaces: true });
    repeatEarly();
    // The visitor went back while the application was starting, before the router listened for it.
    if (currentKey() !== shown)
      queueMicrotask(() => dispatchEvent(new PopStateEvent('popstate', { state: history.state })));
    if (import.meta.env.DEV)
      void import('../dev/show-saved').then((live) => live.showLiveContent(queryClient, navigation));
  };
  const app = (
    <QueryClientProvider client={queryClient}>
      {/* Navigation must not be a transition, which React could delay. */}
      <BrowserRouter useTransitions={false}>
        <PageRoute queryClient={queryClient} initial={initial} onReady={onReady} onShown={onShown} />
      </BrowserRouter>
    </QueryClientProvider>
  );
  if (rendered === undefined) createRoot(root).render(app);
  else startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
  takeOver();
}

/**
 * Translators and extensions change the page, and React then renders it again on the client. That is not an error: the
 * visitor's state is kept (`src/ui/visitor-state.ts`).
 */
function onRecoverableError(error: unknown): void {
  // During development of a section, it is one: server and client render different output.
  const say = import.meta.env.DEV ? console.error : console.info;
  say('The page was drawn anew: something had changed it before its application came.', error);
}

/**
 * Fetches and applies the complete stylesheet. A page inlines only the rules that it needs; other pages need more.
 *
 * @throws if it cannot be fetched
 */
async function loadStyles(): Promise<void> {
  const { styles } = document.documentElement.dataset;
  if (!styles || document.querySelector(`link[rel=stylesheet][href="${styles}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = styles;
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      // Whether the server has answered is unknown.
      reject(new TypeError(`${styles} cannot be fetched.`));
    };
    document.head.append(link);
  });
}

function begin(): void {
  start().catch((error: unknown) => {
    console.warn('The page stays as it is, without its application.', error);
    window.failed?.(begin, error);
    if (import.meta.env.DEV) void import('../dev/show-saved').then((live) => live.showFailure(error));
  });
}

begin();
