import { enableShadowDOM } from '@react-stately/flags';
import { createRoot, type Root } from 'react-dom/client';
import { httpApi } from './http-api';
import { watchPage } from './page/watch';
import { missServer, startWith } from './state/load';
import { store } from './state/store';
import css from './styles';
import pageCss from './styles/page.css?inline';
import { PortalContext } from './ui/portal-context';
import { Workbench } from './workbench';

enableShadowDOM();

let app: { root: Root; stop: () => void; container: HTMLElement; pageStyle: HTMLElement } | undefined;
let isStarted = false;

// Said at once, not when the next change cannot be written.
document.addEventListener('workbench:disconnected', () => isStarted && missServer());

/**
 * Opens the workbench in a shadow root, or closes it.
 *
 * @param onClose called when its own close button is pressed
 * @returns whether it is open now
 */
export function toggleWorkbench(shadow: ShadowRoot, onClose: () => void): boolean {
  if (app) {
    app.stop();
    app.root.unmount();
    app.container.remove();
    app.pageStyle.remove();
    app = undefined;
    store.set({ isOpen: false, selected: undefined, dialog: undefined });
    document.documentElement.removeAttribute('data-edited');
    tell(false);
    return false;
  }
  const container = document.createElement('div');
  container.className = 'workbench';
  const style = document.createElement('style');
  style.textContent = css;
  container.append(style);
  const pageStyle = document.createElement('style');
  pageStyle.textContent = pageCss;
  document.head.append(pageStyle);
  const portal = document.createElement('div');
  portal.className = 'floats';
  const place = document.createElement('div');
  container.append(place, portal);
  shadow.append(container);
  const root = createRoot(place);
  root.render(
    <PortalContext value={portal}>
      <Workbench onClose={onClose} />
    </PortalContext>,
  );
  app = { root, container, pageStyle, stop: watchPage(shadow.host) };
  store.set({ isOpen: true });
  tell(true);
  if (!isStarted) void startWith(httpApi);
  isStarted = true;
  return true;
}

/** Tells the page's own list of findings to hide or to return. */
function tell(isEdited: boolean): void {
  document.dispatchEvent(new CustomEvent('content:edited', { detail: { isEdited } }));
}
