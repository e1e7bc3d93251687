/**
 * The boot script runs in the head before the first paint and handles the theme, the stored language, and the few controls that
 * cannot wait for the application. The build inlines it into every page, so it must not import anything.
 */
declare global {
  interface Window {
    /** Controls that the visitor pressed before the application had loaded. */
    early?: Early[];
    /** Called when the application cannot start. @param again retries the start @param reason a TypeError without an answer */
    failed?: (again: () => void, reason?: unknown) => void;
    /** Replaces the current address without loading a document; the application then shows that page. */
    replacePage?: (address: string) => void;
    /** Responses requested before the application had loaded, by address; undefined for failed requests. */
    fetched?: Record<string, Promise<Response | undefined>>;
  }
}

type Early = HTMLElement | [target: Element, key: string];

const root = document.documentElement;
const isLive = () => 'live' in root.dataset;
/** What the `html` element lists; in development, which has a script tag, no files in `app` and `preload`. */
const listed = (name: 'app' | 'preload' | 'languages' | 'paths') => root.dataset[name]?.split(' ') ?? [];

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage may be blocked: the choice then applies to this page only.
  }
}

// Changes no other classes: translating browsers and extensions add their own.
function showTheme(isDark: boolean): void {
  root.classList.toggle('dark', isDark);
  root.classList.toggle('light', !isDark);
  document.querySelector('[data-theme-toggle]')?.setAttribute('aria-pressed', `${isDark}`);
}

const showStoredTheme = () => showTheme(stored('theme') === 'dark');

/** What stands behind the path of an address in another language, too. */
const behindPath = () => location.search + location.hash;

/** The languages of the site whose addresses name them: all but the first. */
const [main = '', ...translated] = listed('languages');

/** The path of this page in one of those languages, unless the current address names a language. */
function pathIn(language: string): string | undefined {
  // The base path of the site, as in `src/content/model/base-path.ts`.
  const { base = '' } = root.dataset;
  const pathname = location.pathname.slice(base.length).replace(/^\/index(\.html)?$/, '/');
  // A page may have its own path in that language: `src/content/model/local-routes.ts`.
  const own = listed('paths').find((one) => one.startsWith(`${language}:`));
  if (!translated.includes(language) || translated.includes(pathname.split('/')[1] ?? '')) return undefined;
  return `${base}/${language}${own?.slice(language.length + 1) ?? pathname}`.replace(/\/$/, '');
}

/** The address of this page in the visitor's stored language, unless the current address names a language. */
function chosenAddress(): string | undefined {
  const path = pathIn(stored('language') ?? '');
  return path && path + behindPath();
}

/**
 * Whether a link from this page in another language led here. Such a link that is opened in a new tab is a choice of this
 * language that no click has stored. After a reload, the referrer says nothing about the latest choice.
 */
function isFollowed(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const [from] = document.referrer.split(/\/?[?#]|\/?$/);
  return (
    entry?.type === 'navigate' && translated.some((code) => `${location.origin}${pathIn(code)}` === from)
  );
}

/** Loads another page. If loading is slow or is stopped, the current page is shown. */
function leaveFor(address: string): void {
  location.replace(address);
  const show = () => {
    root.style.visibility = '';
  };
  window.navigation?.addEventListener('navigateerror', show);
  setTimeout(show, 1000);
}

function openChosen(): void {
  const address = chosenAddress();
  if (!address) return;
  if (window.replacePage) window.replacePage(address);
  else {
    root.style.visibility = 'hidden';
    // Chromium stops parsing once another page is requested. If that request were stopped, only the head of this page would be
    // left.
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', () => leaveFor(address));
    else leaveFor(address);
  }
}

showStoredTheme();
if (isFollowed()) store('language', main);
openChosen();
addEventListener('DOMContentLoaded', () => {
  // The toggle now exists and can show the current theme.
  showStoredTheme();
  restoreScroll();
});
// A page restored from the back/forward cache still has its old theme; the visitor may have changed it on another page.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  showStoredTheme();
  openChosen();
});
// Changed in another tab.
addEventListener('storage', showStoredTheme);

// The print footer names the page's address and the day. The styles for print show it; only the browser knows the current
// address.
addEventListener('beforeprint', () => {
  const day = new Intl.DateTimeFormat(root.dataset.lang, { dateStyle: 'long' }).format();
  document.querySelector('footer')?.setAttribute('data-printed', `${location.href}, ${day}`);
});

// The application is loaded on the first interaction. Presses before it has started are recorded and repeated.
const early: Early[] = [];
window.early = early;
const fetched: NonNullable<Window['fetched']> = {};
window.fetched = fetched;

/** Starts loading the application; undefined while that is in progress. */
let start: (() => void) | undefined = load;

function loadApplication(): void {
  const now = start;
  if (!now) return;
  start = undefined;
  announce('');
  now();
}

/** @throws if the file cannot be fetched completely */
async function fetchFile(file: string): Promise<void> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${response.status}: ${file}`);
  await response.arrayBuffer();
}

/**
 * Fetches a file that the application will need, so that both arrive at the same time. When this fails, the application
 * requests the file again and handles the error itself. A preload link does not work here: after a failed preload, browsers
 * answer the next request for the file with that failure.
 */
function preload(file: string): void {
  if (file.endsWith('.json')) fetched[file] = fetch(file, { cache: 'no-cache' }).catch(() => undefined);
  else fetchFile(file).catch(() => {});
}

async function load(): Promise<void> {
  const files = listed('app');
  listed('preload').forEach(preload);
  try {
    // Most browsers cache a failed import and never request the file again, so files are imported only after they have been
    // fetched.
    await Promise.all(files.map(fetchFile));
  } catch (error) {
    return failed(load, error);
  }
  const application = files.at(-1);
  if (application) import(application).catch(() => failed(load));
}

/**
 * Whether the application is not there although the server answers: after a deploy, or in a browser that cannot run it. A form with
 * an address is then sent by the browser, as without scripts. A server out of reach would take what was typed along.
 */
let isBroken = false;

// Without the application, the page still reads, navigates and opens everything. The next press, or the connection coming back,
// triggers a retry.
function failed(again: () => void, reason?: unknown): void {
  start = again;
  isBroken = !(reason instanceof TypeError);
  addEventListener('online', loadApplication, { once: true });
  if (early.length === 0) return;
  announce('unreachable');
  // Until the visitor goes on here: it covers the end of the page.
  addEventListener('click', () => isLive() || announce(''), { once: true });
}
window.failed = failed;

function announce(name: 'unreachable' | ''): void {
  const status = document.querySelector<HTMLElement>('[data-unreachable]');
  if (status) status.textContent = status.dataset[name] ?? '';
}

/** Records a press once and marks the control as busy. */
function keep(pressed: Early): void {
  if (!early.includes(pressed)) early.push(pressed);
  if (pressed instanceof HTMLElement) pressed.setAttribute('aria-busy', 'true');
  loadApplication();
}

// Browsers fire pointermove for a resting mouse when a page appears beneath it, so only actual movement counts.
for (const type of ['pointermove', 'pointerdown', 'keydown', 'focusin']) {
  addEventListener(
    type,
    function take({ movementX, movementY }: Partial<PointerEvent>) {
      if (type === 'pointermove' && !(movementX || movementY)) return;
      removeEventListener(type, take, true);
      loadApplication();
    },
    true,
  );
}

// Some sections need the application even if the visitor only reads: once the page has loaded, or when they approach the
// viewport.
addEventListener('load', () => {
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      loadApplication();
    },
    { rootMargin: '50%' },
  );
  for (const mark of document.querySelectorAll<HTMLElement>('[data-needs]')) {
    const section = mark.nextElementSibling;
    if (mark.dataset.needs === 'load') loadApplication();
    else if (section) near.observe(section);
  }
});

// After a reload, going back may lead to an entry for a page that this document does not contain.
const { pathname } = location;
addEventListener('popstate', () => {
  if (!isLive() && location.pathname !== pathname) location.reload();
});

/**
 * Where the application controls scroll restoration, the browser does not restore; the stored position is used (`scroll.ts`).
 */
function restoreScroll(): void {
  if (history.scrollRestoration !== 'manual') return;
  try {
    const positions = new Map<string, number>(JSON.parse(sessionStorage.getItem('positions') ?? ''));
    const top = positions.get(history.state.key);
    if (top) scrollTo({ top, behavior: 'instant' });
  } catch {
    // Storage may be blocked or empty.
  }
}

addEventListener(
  'click',
  ({ target }) => {
    if (!(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>('a[data-language]');
    if (link?.dataset.language) {
      store('language', link.dataset.language);
      link.href = link.pathname + behindPath();
    }
    const button = target.closest('button');
    if (isLive() || !button) return;
    if ('themeToggle' in button.dataset) {
      const isDark = !root.classList.contains('dark');
      showTheme(isDark);
      store('theme', isDark ? 'dark' : 'light');
    } else if (button.type === 'button' && !button.popoverTargetElement) {
      keep(button);
    } else if (button.closest('[data-says-faults]')) {
      // The form itself will say what is missing, in the language of the page, once the press is repeated.
      button.formNoValidate = !isBroken;
    }
  },
  true,
);

addEventListener(
  'keydown',
  (event) => {
    const { target, key } = event;
    if (isLive() || !(target instanceof Element) || !/^(Arrow[LR]|Home|End)/.test(key)) return;
    // With another key it belongs to the browser: going back is Alt and an arrow.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!target.closest('[role=tablist]')) return;
    event.preventDefault();
    keep([target, key]);
  },
  true,
);

addEventListener(
  'submit',
  (event) => {
    const { target, submitter } = event;
    const isSent = isBroken && target instanceof Element && target.matches('[method=post]');
    if (isLive() || isSent) return;
    event.preventDefault();
    // During hydration, React drops submit events but not clicks, so the submit button is recorded as pressed.
    if (submitter) keep(submitter);
  },
  true,
);

export {};
