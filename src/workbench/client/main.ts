import { letterOf, shortcutOf } from './letter-of';
import buttonCss from './styles/button.css?inline';

const openKey = 'workbench:open';
const host = document.createElement('div');
host.id = 'workbench';
const root = host.attachShadow({ mode: 'open' });

/** The workbench itself is preloaded after the page, so that it opens immediately. */
const load = () => import('./mount');

async function toggle(): Promise<void> {
  const { toggleWorkbench } = await load();
  const isOpen = toggleWorkbench(root, () => void toggle());
  if (isOpen) sessionStorage.setItem(openKey, '');
  else {
    sessionStorage.removeItem(openKey);
    root.querySelector('button')?.focus();
  }
}

function start(): void {
  const style = document.createElement('style');
  style.textContent = buttonCss;
  const region = document.createElement('aside');
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
      if (letterOf(event) !== 'e' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      void toggle();
    },
    true,
  );
  const hasKept = Object.keys(localStorage).some((name) => name.startsWith('workbench:changes:'));
  if (sessionStorage.getItem(openKey) !== null || hasKept) void toggle();
  else setTimeout(() => void load(), 500);
}

// Pages in the workbench's own preview frames are not editable.
if (window.top === window) start();
