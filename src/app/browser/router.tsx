import type { QueryClient } from '@tanstack/react-query';
import { memo, type ReactNode, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { ResolvedPage } from '../../content/resolve/resolve';
import { rememberState } from '../../ui/visitor-state';
import { type NoticeKind, type PageData, PageView } from '../page-view';
import { readyPage } from './page-data';
import { createPageLoader } from './page-loader';
import { rememberPlace, restorePlace } from './place';
import { enterEntry, rememberPosition, restorePosition, showAnchor } from './scroll';
import { showHead } from './show-head';
import { withTransition } from './transition';

/** What the rest of the application may ask of the router. */
export interface Navigation {
  /**
   * Shows the page at a path once it is there; loads it as a document when it cannot be fetched.
   *
   * @param how.keepsPlace whether what is being read stays where it is: the same page in another language
   * @param how.replaces whether the page that was shown is no entry to go back to
   */
  go(path: string, how: { keepsPlace?: boolean; replaces?: boolean }): Promise<void>;
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
  /** How often the page was drawn anew because something else had changed it. */
  drawn: number;
}

type Action =
  | { type: 'show'; data: PageData; entry: unknown; isTranslated: boolean }
  | { type: 'notice'; notice: NoticeKind | undefined };

function reduce(state: State, action: Action): State {
  if (action.type === 'show') {
    const { data, entry, isTranslated } = action;
    const isAnew = isTranslated && data.page.language !== state.data.page.language;
    return { data, entry, status: 'shown', drawn: state.drawn + Number(isAnew) };
  }
  return { ...state, status: action.notice ?? 'shown' };
}

/** Whether the browser has translated the page. React's own texts are then no longer in it, and cannot be changed. */
function isTranslated(): boolean {
  const { dataset, lang } = document.documentElement;
  return lang !== dataset.lang || document.querySelector('#root font') !== null;
}

/** Keeps what the visitor did over its first rendering, which takes the place of elements when they are not React's. */
function Kept({ children }: { children: ReactNode }) {
  const [restore] = useState(rememberState);
  useLayoutEffect(restore, [restore]);
  return children;
}

/** Rendered again only when its page or its notice is another one. */
const View = memo(PageView);

/** The one route of the site: it renders whatever page answers, and adding a page changes no code (docs/decisions/105). */
export function PageRoute({ queryClient, initial, onReady, onShown }: RouterProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const type = useNavigationType();
  const [{ data, status, entry, drawn }, dispatch] = useReducer(reduce, {
    data: initial,
    status: 'shown',
    entry: location,
    drawn: 0,
  });
  const [loader] = useState(() =>
    createPageLoader(queryClient, (notice) => dispatch({ type: 'notice', notice })),
  );
  const [show] = useState(
    () => (data: PageData, entry: unknown) =>
      dispatch({ type: 'show', data, entry, isTranslated: isTranslated() }),
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
      async go(path, { keepsPlace = false, replaces = false }) {
        if (keepsPlace) rememberPlace();
        if (!(await loader.load(path))) return;
        rememberPosition();
        const { pathname, search, hash } = window.location;
        // As with the browser's own links, the page that is shown is no further entry to go back to.
        const options = { state: { keepsPlace }, replace: replaces || path === pathname + search + hash };
        const change = () => flushSync(() => void latest.current.navigate(path, options));
        if (keepsPlace) withTransition(change);
        else change();
      },
      show(data) {
        show(data, latest.current.location);
      },
    });
  }, [onReady, loader, show]);

  // The page of the location is shown as soon as it is there; until then, the page before it stays.
  useLayoutEffect(() => {
    if (entry === location) return;
    const ready = readyPage(queryClient, location.pathname);
    if (ready) {
      // Whoever goes back has changed their mind about what is on its way.
      if (type === 'POP') loader.cancel();
      show(ready, location);
      return;
    }
    void loader.load(window.location.href).then((fetched) => {
      if (fetched) show(fetched, location);
    });
  }, [entry, location, type, loader, queryClient, show]);

  const first = useRef(entry);
  useLayoutEffect(() => {
    if (entry === first.current || entry !== location) return;
    if (type === 'POP') restorePosition();
    else if ((location.state as { keepsPlace?: boolean } | null)?.keepsPlace) restorePlace();
    else showAnchor(location.hash);
    enterEntry();
  }, [entry, location, type]);

  const { page } = data;
  useEffect(() => onShown(page), [page, onShown]);
  const shown = useRef(initial.page);
  useEffect(() => {
    // What the page that came with the document says of itself may have been translated.
    if (shown.current === page) return;
    showHead(data);
    const isOther = shown.current.id !== page.id;
    shown.current = page;
    // Screen readers announce the new page by its heading; a change of language leaves the focus where it is.
    if (isOther && !window.location.hash)
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [data, page]);
  return (
    <Kept key={drawn}>
      <View {...data} notice={status === 'shown' ? undefined : status} />
    </Kept>
  );
}
