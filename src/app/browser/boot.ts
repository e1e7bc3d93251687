/**
 * The boot script runs in the head, before the first paint: theme, stored language, and the few controls that cannot wait
 * for the application. The build writes it into every page; nothing may be imported here.
 */
declare global {
  interface Window {
    /** What the visitor pressed before the application was there. */
    early?: Early[];
    /** The application calls this when it cannot start. @param again starts it another time */
    failed?: (again: () => void) => void;
    /** Shows another address in place of this one, without loading a page; the application brings it. */
    replacePage?: (address: string) => void;
    /** Data that was asked for before the application was there, by address; undefined where it did not come. */
    fetched?: Record<string, Promise<Response | undefined>>;
  }
}

type Early = HTMLElement | [target: Element, key: string];

const root = document.documentElement;
const isLive = () => 'live' in root.dataset;

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
    // Storage may be blocked: the choice holds for this page.
  }
}

// Other classes of the document are those of browsers that translate, and of extensions.
function showTheme(isDark: boolean): void {
  root.classList.toggle('dark', isDark);
  root.classList.toggle('light', !isDark);
  document.querySelector('[data-theme-toggle]')?.setAttribute('aria-pressed', String(isDark));
}

const showStoredTheme = () => showTheme(stored('theme') === 'dark');

/** Where the page is in the language that the visitor has chosen before, when its own address names none. */
function chosenAddress(): string | undefined {
  const chosen = stored('language') ?? '';
  const [, ...translated] = root.dataset.languages?.split(' ') ?? [];
  const { search, hash } = location;
  // Where the site stands below the root of its host; the same as `src/content/model/base-path.ts`.
  const { base = '', paths = '' } = root.dataset;
  const pathname = location.pathname.slice(base.length);
  // A page may have a path of its own in that language: `src/content/model/local-routes.ts`.
  const own = paths.split(' ').find((one) => one.startsWith(`${chosen}:`));
  if (!translated.includes(chosen) || translated.includes(pathname.split('/')[1] ?? '')) return undefined;
  return `${base}/${chosen}${own?.slice(chosen.length + 1) ?? pathname}`.replace(/\/$/, '') + search + hash;
}

/** Loads another page. Whoever stops the loading, or waits for long, reads this one meanwhile. */
function leaveFor(address: string): void {
  location.replace(address);
  const show = () => root.style.removeProperty('visibility');
  window.navigation?.addEventListener('navigateerror', show);
  setTimeout(show, 1000);
}

function openChosen(): void {
  const address = chosenAddress();
  if (!address) return;
  if (window.replacePage) window.replacePage(address);
  else {
    root.style.visibility = 'hidden';
    // Chromium reads no further once another page is asked for: whoever stops that would be left with the head of this one.
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', () => leaveFor(address));
    else leaveFor(address);
  }
}

showStoredTheme();
openChosen();
addEventListener('DOMContentLoaded', () => {
  // The toggle is there, and says which theme is shown.
  showStoredTheme();
  restoreScroll();
});
// A page that the browser has kept comes back as it was left; the visitor may have chosen otherwise on another one.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  showStoredTheme();
  openChosen();
});
// Chosen in another tab.
addEventListener('storage', showStoredTheme);

// Paper says where it comes from; the styles for paper show it. The address of the page that is shown is the browser's alone to say.
addEventListener('beforeprint', () => {
  const day = new Date().toLocaleDateString(root.lang, { dateStyle: 'long' });
  document.querySelector('footer')?.setAttribute('data-printed', `${location.href}, ${day}`);
});

// The application is fetched when the visitor does something. What is pressed before it has started is kept for it.
const early: Early[] = [];
window.early = early;
const fetched: NonNullable<Window['fetched']> = {};
window.fetched = fetched;

/** Starts what brings the application; undefined while that is under way. */
let start: (() => void) | undefined = load;

function loadApplication(): void {
  const now = start;
  if (!now) return;
  start = undefined;
  announce('');
  now();
}

/** @throws when the file cannot be fetched whole */
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
  if (file.endsWith('.json')) fetched[file] = fetch(file).catch(() => undefined);
  else fetchFile(file).catch(() => {});
}

/** The files listed in `data-app` or `data-preload` of the `html` element; development has a script tag and lists none. */
const named = (name: 'app' | 'preload') => root.dataset[name]?.split(' ') ?? [];

async function load(): Promise<void> {
  const files = named('app');
  named('preload').forEach(preload);
  try {
    // Most browsers remember an import that failed, and never ask for the file again: only what has come is imported.
    await Promise.all(files.map(fetchFile));
    const application = files.at(-1);
    if (application) await import(application);
  } catch {
    failed(load);
  }
}

// Without the application the page still reads, navigates and opens everything. The next press, or the connection when it is
// back, tries once more.
function failed(again: () => void): void {
  start = again;
  addEventListener('online', loadApplication, { once: true });
  if (early.length > 0) announce('unreachable');
}
window.failed = failed;

function announce(name: 'unreachable' | ''): void {
  const status = document.querySelector<HTMLElement>('[data-unreachable]');
  if (status) status.textContent = (name && status.dataset[name]) || '';
}

/** Keeps what was pressed, once, and shows that it waits. */
function keep(pressed: Early): void {
  if (!early.includes(pressed)) early.push(pressed);
  if (pressed instanceof HTMLElement) pressed.setAttribute('aria-busy', 'true');
  loadApplication();
}

// Browsers say that a mouse moves which rests where a page appears below it: how far it moved counts.
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

// Some sections need the application though the visitor only reads: when the page is there, or when they come near.
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

// After a reload, going back leads to a page that this document does not show.
const { pathname } = location;
addEventListener('popstate', () => {
  if (!isLive() && location.pathname !== pathname) location.reload();
});

/** Where the application takes care of scrolling, the browser does not: what it stored says how far (`scroll.ts`). */
function restoreScroll(): void {
  if (history.scrollRestoration !== 'manual') return;
  try {
    const positions = Object.fromEntries(JSON.parse(sessionStorage.getItem('positions') ?? ''));
    scrollTo({
      top: positions[history.state?.key ?? location.pathname + location.hash],
      behavior: 'instant',
    });
  } catch {
    // Storage may be blocked, or nothing stored.
  }
}

addEventListener(
  'click',
  ({ target }) => {
    if (!(target instanceof Element)) return;
    const language = target.closest<HTMLElement>('[data-language]')?.dataset.language;
    if (language) store('language', language);
    const button = target.closest('button');
    if (isLive() || !button) return;
    if ('themeToggle' in button.dataset) {
      const isDark = !root.classList.contains('dark');
      showTheme(isDark);
      store('theme', isDark ? 'dark' : 'light');
    } else if (button.type === 'button' && !button.popoverTargetElement) {
      keep(button);
    }
  },
  true,
);

addEventListener(
  'keydown',
  (event) => {
    const { target, key } = event;
    if (isLive() || !(target instanceof Element) || !/^(Arrow|Home|End)/.test(key)) return;
    if (!target.closest('[role=tablist]')) return;
    event.preventDefault();
    keep([target, key]);
  },
  true,
);

addEventListener(
  'submit',
  (event) => {
    if (isLive()) return;
    event.preventDefault();
    // React ignores what a form sends while it takes the page over, but not what is pressed.
    if (event.submitter) keep(event.submitter);
  },
  true,
);

export {};
