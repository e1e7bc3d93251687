import { createHttpApi } from '../http-api';
import { createWorkbench } from '../state/workbench';
import css from '../styles';
import { renderInShadow } from '../ui/shell';
import { createExamples } from './examples';
import { TypeGallery } from './gallery';
import galleryCss from './gallery.css?inline';

/** The page of a section type in development: see `src/node/dev/gallery-html.ts`. */
const { documentElement: root } = document;
const isDark = localStorage.getItem('theme') === 'dark';
root.classList.toggle('dark', isDark);
root.classList.toggle('light', !isDark);

const host = document.createElement('div');
const shadow = host.attachShadow({ mode: 'open' });
document.body.append(host);
// Without a server: what is changed here is written to no file.
const workbench = createWorkbench(undefined);
const examples = createExamples(workbench, root.dataset.type ?? '', createHttpApi(workbench.kept), () =>
  shadow.querySelectorAll('iframe'),
);
renderInShadow(shadow, css + galleryCss, workbench, <TypeGallery examples={examples} />);
examples.start();
// A schema, an example or a component was saved; frames update themselves.
document.addEventListener('workbench:updated', () => void examples.load());
