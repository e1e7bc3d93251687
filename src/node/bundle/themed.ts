import type { FaceRole } from '../../content/site/theme/faces';
import type { Theme } from '../../content/site/theme/theme';
import { type Declarations, declarationsOf, textOf } from '../../content/site/theme/theme-css';
import type { SiteFaces } from '../faces/site-faces';
import { assetName } from '../project/hash';
import { type Bundle, readClient } from './bundle';
import type { StyleRule } from './styles';
import { stylesSource } from './vite-manifest';

/** What stands in the styles where a theme belongs: `--look: light` and `--look: dark`. */
const place = '--look';

/**
 * The bundle with the theme of a site in its styles. The stylesheet is a file of another name then: visitors' browsers keep
 * what they know by its name.
 *
 * @param faces those that the theme says; left out, the site has what the engine brings
 */
export function themed(bundle: Bundle, theme: Theme, faces?: SiteFaces): Bundle {
  const { template, clientFiles } = bundle;
  const declarations = declarationsOf(theme);
  const entry = template.manifest[stylesSource];
  if (!entry) throw new Error(`${stylesSource} is not in the bundle.`);
  const css = Buffer.from(readClient(bundle, entry.file)).toString('utf8');
  const colored = css.replaceAll(/--look:\s*(light|dark)\s*;?/g, (_, shade: 'light' | 'dark') =>
    textOf(declarations[shade]),
  );
  const text = faces ? withFamilies(colored, faces) : colored;
  const file = assetName(text, 'css');
  const styles = template.styles.flatMap((rule) => withTheme(rule, declarations));
  const dropped = faces ? engineFiles(styles, faces) : [];
  return {
    ...bundle,
    template: {
      ...template,
      styles: faces ? withFaces(styles, faces) : styles,
      manifest: { ...template.manifest, [stylesSource]: { ...entry, file } },
    },
    clientFiles: [
      ...clientFiles
        .filter((name) => !dropped.includes(name))
        .map((name) => (name === entry.file ? file : name)),
      ...(faces?.files.keys() ?? []),
    ],
    made: new Map<string, string | Uint8Array>([[file, text], ...(faces?.files ?? [])]),
  };
}

/** The custom properties that say the families of a role. */
const properties: Record<FaceRole, string> = { display: '--font-display', text: '--font-sans' };

/** Styles in which the families of a site begin the lists: those of headings in place of the engine's, those of text before the system's. */
function withFamilies(css: string, { families }: SiteFaces): string {
  let text = css;
  if (families.display !== undefined)
    text = text.replace(
      /(--font-display:)[^;}]*(?=var\(--font-sans\))/,
      (_, name) => name + families.display,
    );
  if (families.text) text = text.replace(`${properties.text}:`, (name) => name + families.text);
  return text;
}

/** The rules of pages with the faces of a site, which say their files. */
function withFaces(styles: readonly StyleRule[], faces: SiteFaces): StyleRule[] {
  const own = faces.rules.map((css): StyleRule => ({ around: [], css, needs: [], uses: [] }));
  const kept = faces.families.display === undefined ? styles : styles.filter((rule) => !isFaceRule(rule));
  return [...kept, ...own].map((rule) =>
    Object.values(properties).includes(rule.sets ?? '')
      ? { ...rule, css: withFamilies(rule.css, faces) }
      : rule,
  );
}

/** The files of the engine's face, where a site has another one. */
function engineFiles(styles: readonly StyleRule[], { families }: SiteFaces): string[] {
  if (families.display === undefined) return [];
  return styles
    .filter(isFaceRule)
    .flatMap(({ css }) => [...css.matchAll(/url\(["']?\/([^)"']+)/g)].map(([, file = '']) => file));
}

function isFaceRule({ css }: StyleRule): boolean {
  return css.startsWith('@font-face');
}

/** A rule of the stylesheet; in place of that for the theme, one for each of its custom properties. */
function withTheme(rule: StyleRule, declarations: Record<'light' | 'dark', Declarations>): StyleRule[] {
  if (rule.sets !== place) return [rule];
  const shade = /--look:\s*dark/.test(rule.css) ? 'dark' : 'light';
  return declarations[shade].map(([name, value]) => ({ ...rule, css: `${name}:${value};`, sets: name }));
}

/** The faces of a site for where the stylesheet is as the engine brings it: what stands in no layer counts more. */
export function faceStyles(faces: SiteFaces | undefined): string {
  if (!faces) return '';
  const { families, rules } = faces;
  const own = [
    ...(families.display === undefined ? [] : [`--font-display:${families.display}var(--font-sans);`]),
    ...(families.text ? [`--font-sans:${families.text}${systemFaces};`] : []),
  ];
  return `${rules.join('')}${own.length > 0 ? `:root{${own.join('')}}` : ''}`;
}

/** Those of src/ui/tokens.css. */
const systemFaces = 'system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue","Noto Sans",Arial,sans-serif';
