import type { QueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { ResolvedPage } from '../content/resolve';
import { documentTitle } from './head';
import { applyStyles } from './load-styles';
import { fetchPage, pageOf, readyPage } from './page-data';
import { type NoticeKind, type PageData, PageView } from './page-view';
import { restorePlace } from './place';
import { rememberPositions, restorePosition, showAnchor } from './scroll';
import { withTransition } from './transition';
import { afterPaint, untilOnline, within } from './waiting';

/** What the rest of the application may ask of the router. */
export interface Navigation {
  /**
   * Shows the page at a path once it is there; loads it as a page when it cannot be fetched.
   *
   * @param keepsPlace whether what is being read stays where it is: the same page in another language
   */
  go(path: string, keepsPlace: boolean): Promise<void>;
  /** Shows the page again with what was fetched anew. */
  refresh(): void;
}

interface RouterProps {
  queryClient: QueryClient;
  /** The page that is already on the screen. */
  initial: PageData;
  /** Gets what the router offers, as soon as it is there. */
  onReady: (navigation: Navigation) => void;
  /** Called whenever another page is in the document. */
  onShown: (page: ResolvedPage) => void;
}

/** The one route of the site: it renders whatever page answers, and adding a page changes no code (design decision 6). */
export function PageRoute({ queryClient, initial, onReady, onShown }: RouterProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const type = useNavigationType();
  const [version, refresh] = useReducer((count: number) => count + 1, 0);
  const [, showMore] = useReducer((count: number) => count + 1, 0);
  const [notice, setNotice] = useState<NoticeKind>();
  const shown = useRef({ data: initial, key: location.key, version, step: wholeStep });
  const latest = useRef(0);
  /** Tells the transition that the page is in the document. */
  const settle = useRef(() => {});
  /** Fetches what the address says, where it is not there, and shows it. */
  const loadShown = useRef(() => {});

  // What is there is shown at once; until the rest is there, the page before it stays.
  if (location.key !== shown.current.key || version !== shown.current.version) {
    const data = readyPage(queryClient, location.pathname);
    if (data) {
      // A page that is followed to begins with its first section. What has a place to go to needs all of them for it, and
      // a page that is shown already has them.
      const isFollowed = type !== 'POP' && !location.hash && data.page.id !== shown.current.data.page.id;
      shown.current = { data, key: location.key, version, step: isFollowed ? 0 : wholeStep };
    }
  }
  const view = shown.current;
  const { data, key, step } = view;
  const isWhole = step === wholeStep;

  // React Router makes it anew for every page; what uses it is made once.
  const latestNavigate = useRef(navigate);
  useLayoutEffect(() => {
    latestNavigate.current = navigate;
  }, [navigate]);

  // With the page itself, before anything else can happen: a link that is pressed while the page is being taken over, and so
  // makes React finish, is followed like any other.
  useLayoutEffect(() => {
    const load = async (path: string, isDone: () => void) => {
      const turn = ++latest.current;
      // What was said of the one before.
      setNotice(undefined);
      const { pathname } = new URL(path, window.location.href);
      const { pageId, language } = pageOf(pathname);
      // Of two clicks the later one counts.
      const isLatest = () => turn === latest.current;
      if (readyPage(queryClient, pathname)) {
        // While the click lasts, React shows what follows from it at once.
        isDone();
        return;
      }
      const saying = setTimeout(() => {
        if (isLatest()) setNotice('waiting');
      }, silence);
      try {
        await within(patience, fetchPage(queryClient, pageId, language)).finally(() => clearTimeout(saying));
      } catch {
        if (!isLatest()) return;
        if (navigator.onLine) {
          // Unknown path, alias, no answer, a newer deploy: loading the page itself gives the right answer in each case. The
          // browser says that it does.
          setNotice(undefined);
          if (path === window.location.href) window.location.reload();
          else window.location.assign(path);
          return;
        }
        // Leaving would show the browser's page instead of this one, and lose what was typed.
        setNotice('offline');
        await untilOnline();
        if (isLatest()) await load(path, isDone);
        return;
      }
      if (!isLatest()) return;
      setNotice(undefined);
      isDone();
    };
    onReady({
      go: (path, keepsPlace) =>
        load(path, () => {
          rememberPositions();
          const change = () => {
            const isInDocument = new Promise<void>((resolve) => {
              settle.current = resolve;
            });
            // The page that is shown is no other entry to go back to, as with the browser's own links.
            const { pathname, search, hash } = window.location;
            void latestNavigate.current(path, {
              state: { keepsPlace },
              replace: path === pathname + search + hash,
            });
            return isInDocument;
          };
          // Texts melt into their translation; a new page is there at once, and a transition would make it wait.
          if (keepsPlace) withTransition(change);
          else void change();
        }),
      refresh: () => loadShown.current(),
    });
    loadShown.current = () => void load(window.location.href, refresh);
  }, [onReady, queryClient]);

  // Back or forward to a page that is not there.
  useEffect(() => {
    if (key !== location.key) loadShown.current();
  }, [key, location]);

  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    if (key !== location.key) return;
    if (type === 'POP') {
      // Who goes back has changed their mind about what is on its way.
      latest.current++;
      setNotice(undefined);
    }
    if ((location.state as { keepsPlace?: boolean } | null)?.keepsPlace && type !== 'POP') restorePlace();
    else {
      // Before anything asks where things are.
      applyStyles();
      if (type === 'POP') restorePosition();
      else showAnchor(location.hash);
    }
    settle.current();
  }, [key, location, type]);

  const { page, site } = data;
  // More of its sections come when those before them have been painted.
  useEffect(() => {
    if (view.step === wholeStep) return;
    return afterPaint(() => {
      // Another page may be on its way, with a rest of its own.
      if (shown.current !== view) return;
      shown.current = { ...view, step: view.step + 1 };
      if (shown.current.step === wholeStep) startTransition(showMore);
      else showMore();
    });
  }, [view]);
  useEffect(() => {
    if (isWhole) onShown(page);
  }, [page, isWhole, onShown]);
  const shownId = useRef(page.id);
  useEffect(() => {
    // Setting what it is already would have the browser work out every style again.
    if (document.documentElement.lang !== page.language) document.documentElement.lang = page.language;
    document.title = documentTitle(page, site);
    document.querySelector('meta[name=description]')?.setAttribute('content', page.description);
    if (shownId.current === page.id) return;
    shownId.current = page.id;
    // Screen readers announce the new page by its heading; a change of language leaves the focus where it is.
    if (!window.location.hash) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [page, site]);
  return <PageView {...data} sectionCount={sectionCounts[step]} notice={notice} />;
}

/** How many sections of a page that is followed to are shown, one step after the other: its heading, what fills the window, all. */
const sectionCounts = [1, 2, Number.POSITIVE_INFINITY];
const wholeStep = sectionCounts.length - 1;

/** How long a page may take to arrive before that is said, in milliseconds. */
const silence = 1000;
/** How long a page may take to arrive before it is loaded as a page, in milliseconds. */
const patience = 6000;
