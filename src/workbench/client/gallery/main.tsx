import { enableShadowDOM } from '@react-stately/flags';
import { createRoot } from 'react-dom/client';
import css from '../styles';
import { PortalContext } from '../ui/portal-context';
import { loadExamples, start } from './examples';
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
createRoot(place).render(
  <PortalContext value={portal}>
    <TypeGallery />
  </PortalContext>,
);
start(() => place.querySelectorAll('iframe'));
// A schema, an example or a component was saved; frames update themselves.
document.addEventListener('workbench:updated', () => void loadExamples());
