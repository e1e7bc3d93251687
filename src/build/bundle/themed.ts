import type { Theme } from '../../content/theme/theme';
import { type Declarations, declarationsOf, textOf } from '../../content/theme/theme-css';
import { hashOf } from '../project/hash';
import { type Bundle, readClient } from './bundle';
import type { StyleRule } from './styles';
import { stylesSource } from './vite-manifest';

/** What stands in the styles where a theme belongs: `--look: light` and `--look: dark`. */
const place = '--look';

/**
 * The bundle with the theme of a site in its styles. The stylesheet is a file of another name then: visitors' browsers keep
 * what they know by its name.
 */
export function themed(bundle: Bundle, theme: Theme): Bundle {
  const { template, clientFiles } = bundle;
  const declarations = declarationsOf(theme);
  const entry = template.manifest[stylesSource];
  if (!entry) throw new Error(`${stylesSource} is not in the bundle.`);
  const css = Buffer.from(readClient(bundle, entry.file)).toString('utf8');
  const text = css.replaceAll(/--look:\s*(light|dark)\s*;?/g, (_, shade: 'light' | 'dark') =>
    textOf(declarations[shade]),
  );
  const file = `assets/${BigInt(`0x${hashOf(text)}`)
    .toString(36)
    .slice(0, 21)
    .padStart(21, '0')}.css`;
  return {
    ...bundle,
    template: {
      ...template,
      styles: template.styles.flatMap((rule) => withTheme(rule, declarations)),
      manifest: { ...template.manifest, [stylesSource]: { ...entry, file } },
    },
    clientFiles: clientFiles.map((name) => (name === entry.file ? file : name)),
    made: new Map([[file, text]]),
  };
}

/** A rule of the stylesheet; in place of that for the theme, one for each of its custom properties. */
function withTheme(rule: StyleRule, declarations: Record<'light' | 'dark', Declarations>): StyleRule[] {
  if (rule.sets !== place) return [rule];
  const shade = /--look:\s*dark/.test(rule.css) ? 'dark' : 'light';
  return declarations[shade].map(([name, value]) => ({ ...rule, css: `${name}:${value};`, sets: name }));
}
