import type { QueryClient } from '@tanstack/react-query';
import { memo, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { ResolvedPage } from '../../content/resolve';
import { documentTitle } from '../head/head';
import { type NoticeKind, type PageData, PageView } from '../page-view';
import { readyPage } from './page-data';
import { createPageLoader } from './page-loader';
import { restorePlace } from './place';
import { enterEntry, rememberPosition, restorePosition, showAnchor } from './scroll';
import { withTransition } from './transition';

/** What the rest of the application may ask of the router. */
export interface Navigation {
  /**
   * Shows the page at a path once it is there; loads it as a document when it cannot be fetched.
   *
   * @param keepsPlace whether what is being read stays where it is: the same page in another language
   */
  go(path: string, keepsPlace: boolean): Promise<void>;
  /** Shows a page in place of the one on the screen; the address stays. */
  show(data: PageData): void;
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

/** What is on the screen. */
interface State {
  data: PageData;
  /** Whether the page is the one that was asked for, or another one is on its way or waits for the connection. */
  status: 'shown' | NoticeKind;
  /** The entry of the history that the page was shown for: the router's location. */
  entry: unknown;
}

type Action =
  | { type: 'show'; data: PageData; entry: unknown }
  | { type: 'notice'; notice: NoticeKind | undefined };

function reduce(state: State, action: Action): State {
  if (action.type === 'show') return { data: action.data, entry: action.entry, status: 'shown' };
  return { ...state, status: action.notice ?? 'shown' };
}

/** Rendered again only when its page or its notice is another one. */
const View = memo(PageView);

/** The one route of the site: it renders whatever page answers, and adding a page changes no code (docs/decisions/105). */
export function PageRoute({ queryClient, initial, onReady, onShown }: RouterProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const type = useNavigationType();
  const [{ data, status, entry }, dispatch] = useReducer(reduce, {
    data: initial,
    status: 'shown',
    entry: location,
  });
  const [loader] = useState(() =>
    createPageLoader(queryClient, (notice) => dispatch({ type: 'notice', notice })),
  );

  // React Router returns a new `navigate` and `location` for every location. `onReady` is called once and needs the latest.
  const latest = useRef({ navigate, location });
  useLayoutEffect(() => {
    latest.current = { navigate, location };
  }, [navigate, location]);

  // With the page itself, before anything else can happen: a link that is pressed while React takes the page over is followed
  // like any other.
  useLayoutEffect(() => {
    onReady({
      async go(path, keepsPlace) {
        if (!(await loader.load(path))) return;
        rememberPosition();
        const { pathname, search, hash } = window.location;
        // As with the browser's own links, the page that is shown is no further entry to go back to.
        const options = { state: { keepsPlace }, replace: path === pathname + search + hash };
        const change = () => flushSync(() => void latest.current.navigate(path, options));
        if (keepsPlace) withTransition(change);
        else change();
      },
      show(data) {
        dispatch({ type: 'show', data, entry: latest.current.location });
      },
    });
  }, [onReady, loader]);

  // The page of the location is shown as soon as it is there; until then, the page before it stays.
  useLayoutEffect(() => {
    if (entry === location) return;
    const ready = readyPage(queryClient, location.pathname);
    if (ready) {
      // Whoever goes back has changed their mind about what is on its way.
      if (type === 'POP') loader.cancel();
      dispatch({ type: 'show', data: ready, entry: location });
      return;
    }
    void loader.load(window.location.href).then((fetched) => {
      if (fetched) dispatch({ type: 'show', data: fetched, entry: location });
    });
  }, [entry, location, type, loader, queryClient]);

  const first = useRef(entry);
  useLayoutEffect(() => {
    if (entry === first.current || entry !== location) return;
    if (type === 'POP') restorePosition();
    else if ((location.state as { keepsPlace?: boolean } | null)?.keepsPlace) restorePlace();
    else showAnchor(location.hash);
    enterEntry();
  }, [entry, location, type]);

  const { page, site } = data;
  useEffect(() => onShown(page), [page, onShown]);
  const shownId = useRef(page.id);
  useEffect(() => {
    const { documentElement } = document;
    documentElement.lang = page.language;
    documentElement.dataset.page = page.id;
    const direction = site.languages.find(({ code }) => code === page.language)?.direction;
    if (direction === 'rtl') documentElement.dir = direction;
    else documentElement.removeAttribute('dir');
    document.title = documentTitle(page, site);
    document.querySelector('meta[name=description]')?.setAttribute('content', page.description);
    if (shownId.current === page.id) return;
    shownId.current = page.id;
    // Screen readers announce the new page by its heading; a change of language leaves the focus where it is.
    if (!window.location.hash) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [page, site]);
  return <View {...data} notice={status === 'shown' ? undefined : status} />;
}
