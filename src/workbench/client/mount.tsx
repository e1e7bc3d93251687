import { enableShadowDOM } from '@react-stately/flags';
import { createRoot, type Root } from 'react-dom/client';
import { createHttpApi } from './http-api';
import { watchPage } from './page/watch';
import { createKeptChanges } from './state/kept';
import { missServer, startWorkbench } from './state/load';
import { createStorage } from './state/storage';
import { WorkbenchContext } from './state/use-workbench';
import { createWorkbench, type Workbench } from './state/workbench';
import css from './styles';
import pageCss from './styles/page.css?inline';
import { PortalContext } from './ui/portal-context';
import { WorkbenchView } from './workbench-view';

enableShadowDOM();

/** The page's workbench, from when it is first opened: what is not sent yet survives closing it. */
let workbench: Workbench | undefined;
let app: { root: Root; stop: () => void; container: HTMLElement; pageStyle: HTMLElement } | undefined;

// Said at once, not when the next change cannot be written.
document.addEventListener('workbench:disconnected', () => workbench && missServer(workbench));

/** Creates the page's workbench and starts it. */
function started(): Workbench {
  const storage = createStorage();
  const kept = createKeptChanges(storage);
  const created = createWorkbench(createHttpApi(kept), { storage, kept });
  void startWorkbench(created);
  return created;
}

/**
 * Opens the workbench in a shadow root, or closes it.
 *
 * @param onClose called when its own close button is pressed
 * @returns whether it is open now
 */
export function toggleWorkbench(shadow: ShadowRoot, onClose: () => void): boolean {
  workbench ??= started();
  if (app) {
    app.stop();
    app.root.unmount();
    app.container.remove();
    app.pageStyle.remove();
    app = undefined;
    workbench.store.change({ isOpen: false, selected: undefined, dialog: undefined });
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
    <WorkbenchContext value={workbench}>
      <PortalContext value={portal}>
        <WorkbenchView onClose={onClose} />
      </PortalContext>
    </WorkbenchContext>,
  );
  app = { root, container, pageStyle, stop: watchPage(workbench, shadow.host) };
  workbench.store.change({ isOpen: true });
  tell(true);
  return true;
}

/** Tells the page's own list of findings to hide or to return. */
function tell(isEdited: boolean): void {
  document.dispatchEvent(new CustomEvent('content:edited', { detail: { isEdited } }));
}
