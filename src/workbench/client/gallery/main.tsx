import { enableShadowDOM } from '@react-stately/flags';
import { createRoot } from 'react-dom/client';
import { createHttpApi } from '../http-api';
import { WorkbenchContext } from '../state/use-workbench';
import { createWorkbench } from '../state/workbench';
import css from '../styles';
import { PortalContext } from '../ui/portal-context';
import { createExamples } from './examples';
import { TypeGallery } from './gallery';
import galleryCss from './gallery.css?inline';

/** The page of a section type in development: see `src/node/dev/gallery-html.ts`. */
enableShadowDOM();
const { documentElement: root } = document;
root.classList.add(localStorage.getItem('theme') === 'dark' ? 'dark' : 'light');
if (root.classList.contains('dark')) root.classList.remove('light');

const host = document.createElement('div');
const shadow = host.attachShadow({ mode: 'open' });
const container = document.createElement('div');
container.className = 'workbench';
const style = document.createElement('style');
style.textContent = css + galleryCss;
const place = document.createElement('div');
const portal = document.createElement('div');
portal.className = 'floats';
container.append(style, place, portal);
shadow.append(container);
document.body.append(host);
// Without a server: what is changed here is written to no file.
const workbench = createWorkbench(undefined);
const examples = createExamples(workbench, root.dataset.type ?? '', createHttpApi(workbench.kept), () =>
  place.querySelectorAll('iframe'),
);
createRoot(place).render(
  <WorkbenchContext value={workbench}>
    <PortalContext value={portal}>
      <TypeGallery examples={examples} />
    </PortalContext>
  </WorkbenchContext>,
);
examples.start();
// A schema, an example or a component was saved; frames update themselves.
document.addEventListener('workbench:updated', () => void examples.load());
