import { createHttpApi } from './http-api';
import { watchPage } from './page/watch';
import { createKeptChanges } from './state/kept';
import { missServer, startWorkbench } from './state/load';
import { createStorage } from './state/storage';
import { createWorkbench, type Workbench } from './state/workbench';
import css from './styles';
import pageCss from './styles/page.css?inline';
import { renderInShadow } from './ui/shell';
import { WorkbenchView } from './workbench-view';

/** The page's workbench, from when it is first opened: what is not sent yet survives closing it. */
let workbench: Workbench | undefined;
let app: { stop: () => void; remove: () => void; pageStyle: HTMLElement } | undefined;

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
    app.remove();
    app.pageStyle.remove();
    app = undefined;
    workbench.store.change({ selected: undefined, dialog: undefined });
    document.documentElement.removeAttribute('data-edited');
    tell(false);
    return false;
  }
  const pageStyle = document.createElement('style');
  pageStyle.textContent = pageCss;
  document.head.append(pageStyle);
  const remove = renderInShadow(shadow, css, workbench, <WorkbenchView onClose={onClose} />);
  app = { remove, pageStyle, stop: watchPage(workbench, shadow.host) };
  tell(true);
  return true;
}

/** Tells the page's own list of findings to hide or to return. */
function tell(isEdited: boolean): void {
  document.dispatchEvent(new CustomEvent('content:edited', { detail: { isEdited } }));
}
