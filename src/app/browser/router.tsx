import type { QueryClient } from '@tanstack/react-query';
import {
  type Dispatch,
  memo,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { type Location, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { ResolvedPage } from '../../content/resolve/resolved-page';
import { rememberState } from '../../ui/visitor-state';
import { type NoticeKind, type PageData, PageView } from '../page-view';
import { focusLink, rememberLink } from './followed';
import { rememberOpened, restoreOpened } from './opened';
import { readyPage } from './page-data';
import { createPageLoader, type PageLoader } from './page-loader';
import { rememberPlace, restorePlace } from './place';
import {
  anchored,
  currentKey,
  enterEntry,
  rememberPosition,
  restorePosition,
  showAnchor,
  shownEntry,
} from './scroll';
import { showHead } from './show-head';
import { withTransition } from './transition';

/** The router as the rest of the application sees it. */
export interface PageNavigation {
  /**
   * Shows the page at a path once it has loaded; if it cannot be fetched, loads it as a document.
   *
   * @param how.keepsPlace whether to keep the reading position: the same page in another language
   * @param how.replaces whether to replace the current history entry
   */
  go(path: string, how: { keepsPlace?: boolean; replaces?: boolean }): Promise<void>;
  /** Replaces the page on the screen without changing the address. */
  show(data: PageData): void;
}

interface RouterProps {
  queryClient: QueryClient;
  /** The page in the document at the start. */
  initial: PageData;
  /** Receives the navigation functions once the router is mounted. */
  onReady: (navigation: PageNavigation) => void;
  /** Called whenever a different page is in the document. */
  onShown: (page: ResolvedPage) => void;
}

/** What is on the screen. */
interface State {
  data: PageData;
  /** Why another page is not shown yet: it is loading, or waiting for the connection. */
  notice?: NoticeKind | undefined;
  /** The history entry that the page is shown for: the router's location. */
  entry: unknown;
  /** Number of forced remounts, after the page's elements were changed from outside. */
  drawn: number;
}

type Action = { data: PageData; entry: unknown; isTranslated: boolean } | Pick<State, 'notice'>;

function reduce(state: State, action: Action): State {
  if (!('data' in action)) return { ...state, ...action };
  const { data, entry, isTranslated } = action;
  const isAnew = isTranslated && data.page.language !== state.data.page.language;
  return { data, entry, drawn: state.drawn + Number(isAnew) };
}

/** Shows a page, anew where the browser has translated the last one: it has replaced React's text nodes, which can no longer be updated. */
function showing(data: PageData, entry: unknown): Action {
  const { dataset, lang } = document.documentElement;
  const isTranslated = lang !== dataset.lang || document.querySelector('#root font') !== null;
  return { data, entry, isTranslated };
}

/** Keeps the visitor's state across the first render, in which React may replace elements that it does not recognize. */
function Kept({ children }: { children: ReactNode }) {
  const [restore] = useState(rememberState);
  useLayoutEffect(restore, [restore]);
  return children;
}

/** Renders again only when its page or notice changes. */
const View = memo(PageView);

/** The only route: it renders any page, so adding a page changes no code (docs/decisions/105). */
export function PageRoute({ queryClient, initial, onReady, onShown }: RouterProps) {
  const location = useLocation();
  const type = useNavigationType();
  const [{ data, notice, entry, drawn }, dispatch] = useReducer(reduce, {
    data: initial,
    entry: location,
    drawn: 0,
  });
  const [loader] = useState(() => createPageLoader(queryClient, (notice) => dispatch({ notice })));
  useNavigation(location, loader, dispatch, onReady);

  // The page for the current location is shown once it has loaded; until then, the previous page stays.
  useLayoutEffect(() => {
    if (entry === location) return;
    const show = (data: PageData) => {
      rememberOpened(shownEntry());
      dispatch(showing(data, location));
    };
    const ready = readyPage(queryClient, location.pathname);
    if (ready) {
      // Going back cancels the page that is still loading.
      if (type === 'POP') loader.cancel();
      show(ready);
      return;
    }
    void loader.load(window.location.href).then((fetched) => {
      if (fetched) show(fetched);
    });
  }, [entry, location, type, loader, queryClient]);

  const { page } = data;
  const shown = useRef({ entry, id: page.id });
  useLayoutEffect(() => {
    const before = shown.current;
    if (entry === before.entry || entry !== location) return;
    shown.current = { entry, id: page.id };
    if (type === 'POP' && before.id !== page.id) restoreOpened(currentKey());
    const { keepsPlace } = (location.state ?? {}) as { keepsPlace?: boolean };
    // React shows what an effect selects, such as the tab that the address names, when all effects have ended.
    queueMicrotask(() => {
      if (type === 'POP') restorePosition();
      else if (keepsPlace) restorePlace();
      else showAnchor(location.hash);
      enterEntry();
    });
  }, [entry, location, type, page.id]);

  useEffect(() => onShown(page), [page, onShown]);
  useHead(data, type === 'POP');
  return (
    <Kept key={drawn}>
      <View {...data} notice={notice} />
    </Kept>
  );
}

/** Hands out functions that navigate from wherever the visitor is. */
function useNavigation(
  location: Location,
  loader: PageLoader,
  dispatch: Dispatch<Action>,
  onReady: RouterProps['onReady'],
): void {
  const navigate = useNavigate();
  // React Router returns a new `navigate` and `location` on every navigation. `onReady` is called once and needs the latest.
  const latest = useRef({ navigate, location });
  useLayoutEffect(() => {
    latest.current = { navigate, location };
  });

  // In a layout effect, so that a link pressed during hydration is handled like any other.
  useLayoutEffect(() => {
    onReady({
      async go(path, { keepsPlace = false, replaces = false }) {
        if (!(await loader.load(path))) return;
        if (keepsPlace) rememberPlace();
        rememberPosition();
        rememberLink();
        const { pathname, search, hash } = window.location;
        // Like browsers do, a link to the current page adds no history entry.
        const options = { state: { keepsPlace }, replace: replaces || path === pathname + search + hash };
        const change = () => flushSync(() => void latest.current.navigate(path, options));
        if (keepsPlace) withTransition(change);
        else change();
      },
      show(data) {
        dispatch(showing(data, latest.current.location));
      },
    });
  }, [onReady, loader, dispatch]);
}

/** Describes another page in the document's head, and announces it. @param isBack whether the visitor went back or forward */
function useHead(data: PageData, isBack: boolean): void {
  const { page } = data;
  const described = useRef(page);
  useEffect(() => {
    // The head of the initial document is correct already, and the browser may have translated it.
    if (described.current === page) return;
    showHead(data);
    const isOther = described.current.id !== page.id;
    described.current = page;
    // Focus moves to where the visitor left the page, to the target of the address, or to the heading, so that screen readers
    // announce the new page and Tab continues there. On a language switch it stays where it is.
    if (!isOther) return;
    queueMicrotask(() => {
      if (isBack && focusLink()) return;
      const place = anchored(window.location.hash) ?? document.querySelector<HTMLElement>('h1');
      if (!place) return;
      // Makes what is not a control focusable.
      if (place.tabIndex < 0) place.tabIndex = -1;
      place.focus({ preventScroll: true });
    });
  }, [data, page, isBack]);
}
