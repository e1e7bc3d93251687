import { letterOf, shortcutOf } from './letter-of';
import buttonCss from './styles/button.css?inline';

const openKey = 'workbench:open';
const host = document.createElement('div');
host.id = 'workbench';
const root = host.attachShadow({ mode: 'open' });

/** The program itself comes when the page is there, so that it opens at once. */
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
  // Before the page's own: the browser has other plans for these keys.
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

// A page that the workbench itself shows within a frame is only looked at.
if (window.top === window) start();
