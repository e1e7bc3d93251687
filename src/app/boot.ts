/**
 * What runs in the head, before the first paint and before everything else: theme, stored language, and the few controls
 * that cannot wait for the application. The build writes it into every page; nothing may be imported here.
 */
declare global {
  interface Window {
    /** What the visitor pressed before the application was there. */
    early?: Early[];
    /** Says so where something waits for an application that did not come. @param again tries another time */
    failed?: (again: () => void) => void;
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
    // Storage may be blocked: it holds for this page.
  }
}

root.className = stored('theme') === 'dark' ? 'dark' : 'light';
if (stored('language') === 'es' && !/^\/es(\/|$)/.test(location.pathname)) {
  root.style.visibility = 'hidden';
  location.replace(`/es${location.pathname}`.replace(/\/$/, '') + location.search + location.hash);
}

// The first section is laid out and painted first, then one after the other, each in a task of its own: together they would
// hold up a phone. What has a place to go to needs all of them at once. A page that has been loaded is whole, painted or not:
// its load event waits for an image of nothing, whose error comes in a task of its own and is the shortest to write.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (visit?.type === 'navigate' && !location.hash) {
  const hiding = document.createElement('style');
  let shown = 1;
  const hideRest = () => {
    // The room keeps the scrollbar.
    hiding.textContent = `main>section:nth-of-type(n+${shown + 1}),main~footer{display:none}main{padding-bottom:100vh}`;
  };
  const showRest = () => hiding.remove();
  const showNext = () => {
    if (document.querySelector(`main>section:nth-of-type(${shown + 1})`)) {
      shown++;
      hideRest();
      goOn();
    } else if (document.readyState !== 'loading') {
      showRest();
    }
    document.body.getBoundingClientRect();
  };
  const goOn = () => {
    const pace = new Image();
    pace.onerror = showNext;
    pace.src = 'data:,';
  };
  hideRest();
  document.head.append(hiding);
  requestAnimationFrame(goOn);
  addEventListener('DOMContentLoaded', goOn);
  addEventListener('load', showRest);
  // What has come over a line that broke off is shown.
  setTimeout(showRest, 3000);
}

// The application comes when the visitor does something. Until it is there, what needs it is kept for it.
const early: Early[] = [];
window.early = early;

/** What brings the application, unless that is under way. */
let begin: (() => void) | undefined = load;

function bring(): void {
  const now = begin;
  if (!now) return;
  begin = undefined;
  say();
  now();
}

/** Fetches a file before anything asks for it. */
function preload(href: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  if (/js$/.test(href)) link.rel = 'modulepreload';
  else if (/css$/.test(href)) link.as = 'style';
  else {
    link.as = 'fetch';
    link.crossOrigin = 'use-credentials';
  }
  link.href = href;
  document.head.append(link);
}

/** What the page names there; nothing in development, where the application is part of it. */
const named = (name: 'app' | 'preload') => root.dataset[name]?.split(' ') ?? [];

async function load(): Promise<void> {
  const files = named('app');
  // All is fetched at once, and the files run one after the other, each in a task of its own, as is each request: together
  // they would hold up a phone.
  for (const file of [...files, ...named('preload')]) setTimeout(preload, 0, file);
  try {
    for (const file of files) await import(file);
  } catch {
    failed(load);
  }
}

// Without the application the page still reads, navigates and opens everything. What is pressed, and the line when it is
// back, try once more.
function failed(again: () => void): void {
  begin = again;
  addEventListener('online', bring, { once: true });
  if (early.length > 0) say(true);
}
window.failed = failed;

function say(isFailed = false): void {
  const status = document.querySelector<HTMLElement>('[data-unreachable]');
  if (status) status.textContent = (isFailed && status.dataset.unreachable) || '';
}

/** Keeps what was pressed, once, and shows that it waits. */
function keep(pressed: Early): void {
  if (!early.includes(pressed)) early.push(pressed);
  if (pressed instanceof HTMLElement) pressed.setAttribute('aria-busy', 'true');
  bring();
}

for (const type of ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin']) {
  addEventListener(type, bring, { once: true, capture: true, passive: true });
}

// Sections that need it fetch it when they come near, once everything else is there and painted; not on a metered line.
// For a button it is early enough when the visitor does something: what is pressed is kept.
addEventListener('load', () => {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  new PerformanceObserver((entries, paint) => {
    // On a busy phone the background may be painted a while before the content.
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
    paint.disconnect();
    const observer = new IntersectionObserver(
      (near) => {
        if (near.some(({ isIntersecting }) => isIntersecting)) bring();
      },
      { rootMargin: '400px' },
    );
    for (const element of document.querySelectorAll('main form, [role=tablist]')) observer.observe(element);
  }).observe({ type: 'paint', buffered: true });
});

addEventListener(
  'click',
  ({ target }) => {
    if (!(target instanceof Element)) return;
    const language = target.closest<HTMLElement>('[data-language]')?.dataset.language;
    if (language) store('language', language);
    const button = target.closest('button');
    if (isLive() || !button) return;
    if ('themeToggle' in button.dataset) {
      root.className = root.className === 'dark' ? 'light' : 'dark';
      store('theme', root.className);
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

// Whether the menu is open, for who cannot see it.
addEventListener(
  'toggle',
  ({ target }) => {
    if (isLive() || !(target instanceof HTMLElement && target.popover)) return;
    const isOpen = target.matches(':popover-open');
    document.querySelector(`[popovertarget=${target.id}]`)?.setAttribute('aria-expanded', `${isOpen}`);
  },
  true,
);

addEventListener(
  'submit',
  (event) => {
    if (isLive()) return;
    event.preventDefault();
    // React takes no notice of what a form sends while it takes the page over; of what is pressed it does.
    if (event.submitter) keep(event.submitter);
  },
  true,
);

export {};
