import base from './base.css?inline';
import changes from './changes.css?inline';
import findings from './findings.css?inline';
import floating from './floating.css?inline';
import forcedColors from './forced-colors.css?inline';
import form from './form.css?inline';
import imageField from './image-field.css?inline';
import list from './list.css?inline';
import look from './look.css?inline';
import outline from './outline.css?inline';
import overlay from './overlay.css?inline';
import pages from './pages.css?inline';
import panel from './panel.css?inline';
import pictures from './pictures.css?inline';
import translation from './translation.css?inline';

/** The styles for the workbench's shadow root. */
export default [
  base,
  panel,
  outline,
  form,
  translation,
  imageField,
  list,
  look,
  findings,
  changes,
  pages,
  pictures,
  floating,
  overlay,
  forcedColors,
].join('\n');
