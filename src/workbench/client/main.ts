import { isShortcut, letterOf, shortcutOf } from './letter-of';
import { hasKeptChanges } from './state/kept';
import { createStorage } from './state/storage';
import buttonCss from './styles/button.css?inline';

const openKey = 'workbench:open';
const storage = createStorage();
const host = document.createElement('div');
host.id = 'workbench';
const root = host.attachShadow({ mode: 'open' });

/** The workbench itself is preloaded after the page, so that it opens immediately. */
const load = () => import('./mount');

async function toggle(): Promise<void> {
  const { toggleWorkbench } = await load();
  const isOpen = toggleWorkbench(root, () => void toggle());
  storage.store('session', openKey, isOpen ? 'yes' : undefined);
  if (!isOpen) root.querySelector('button')?.focus();
}

function start(): void {
  // A browser that translates the page would have its words edited and its language taken for the page's.
  document.documentElement.translate = false;
  const style = document.createElement('style');
  style.textContent = buttonCss;
  const region = document.createElement('aside');
  Object.assign(region, { lang: 'en', dir: 'ltr' });
  region.setAttribute('aria-label', 'Workbench');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'open';
  button.append('Edit page', Object.assign(document.createElement('kbd'), { textContent: shortcutOf('E') }));
  button.onclick = () => void toggle();
  region.append(button);
  root.append(style, region);
  document.body.append(host);
  // In the capture phase, before the page and the browser's own shortcuts.
  document.addEventListener(
    'keydown',
    (event) => {
      if (letterOf(event) !== 'e' || !isShortcut(event) || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void toggle();
    },
    true,
  );
  if (storage.read('session', openKey) !== undefined || hasKeptChanges(storage)) void toggle();
  else setTimeout(() => void load(), 500);
}

// Pages in the workbench's own preview frames are not editable.
if (window.top === window) start();
