import type { FaceRole } from '../../content/site/theme/faces';
import type { Theme } from '../../content/site/theme/theme';
import { type Declarations, declarationsOf, textOf } from '../../content/site/theme/theme-css';
import type { SiteFaces } from '../faces/site-faces';
import { assetName } from '../project/hash';
import { type Bundle, readClient } from './bundle';
import type { StyleRule } from './styles';
import { stylesSource } from './vite-manifest';

/** The placeholder for a theme in the styles: `--look: light` and `--look: dark`. */
const place = '--look';

/**
 * Inserts a site's theme into the styles of a bundle. The stylesheet gets another file name, since browsers cache it by
 * name.
 *
 * @param faces those of the theme; the engine's if omitted
 */
export function themed(bundle: Bundle, theme: Theme, faces: SiteFaces | undefined): Bundle {
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

/** The custom properties that set the font families of a role. */
const properties: Record<FaceRole, string> = {
  display: '--font-display',
  text: '--font-sans',
  code: '--font-mono',
};

/**
 * Puts a site's families first in the lists: the heading face replaces the engine's, the other faces precede the
 * system's.
 */
function withFamilies(css: string, { families }: SiteFaces): string {
  let text = css;
  if (families.display !== undefined)
    text = text.replace(
      /(--font-display:)[^;}]*(?=var\(--font-sans\))/,
      (_, name) => name + families.display,
    );
  for (const role of ['text', 'code'] as const)
    if (families[role]) text = text.replace(`${properties[role]}:`, (name) => name + families[role]);
  return text;
}

/** Replaces the `@font-face` rules of the engine with those of a site, and adapts the families. */
function withFaces(styles: readonly StyleRule[], faces: SiteFaces): StyleRule[] {
  const own = faces.rules.map((css): StyleRule => ({ around: [], css, needs: [], uses: [] }));
  const kept = faces.families.display === undefined ? styles : styles.filter((rule) => !isFaceRule(rule));
  return [...kept, ...own].map((rule) =>
    Object.values(properties).includes(rule.sets ?? '')
      ? { ...rule, css: withFamilies(rule.css, faces) }
      : rule,
  );
}

/** The files of the engine's face, if a site replaces it. */
function engineFiles(styles: readonly StyleRule[], { families }: SiteFaces): string[] {
  if (families.display === undefined) return [];
  return styles
    .filter(isFaceRule)
    .flatMap(({ css }) => [...css.matchAll(/url\(["']?\/([^)"']+)/g)].map(([, file = '']) => file));
}

function isFaceRule({ css }: StyleRule): boolean {
  return css.startsWith('@font-face');
}

/** Replaces the theme's placeholder with one rule per custom property; returns other rules as they are. */
function withTheme(rule: StyleRule, declarations: Record<'light' | 'dark', Declarations>): StyleRule[] {
  if (rule.sets !== place) return [rule];
  const shade = /--look:\s*dark/.test(rule.css) ? 'dark' : 'light';
  return declarations[shade].map(([name, value]) => ({ ...rule, css: `${name}:${value};`, sets: name }));
}

/** The faces of a site as styles that override the engine's stylesheet: rules outside of layers take precedence. */
export function faceStyles(faces: SiteFaces | undefined): string {
  if (!faces) return '';
  const { families, rules } = faces;
  const own = [
    ...(families.display === undefined ? [] : [`--font-display:${families.display}var(--font-sans);`]),
    ...(families.text ? [`--font-sans:${families.text}${systemFaces.text};`] : []),
    ...(families.code ? [`--font-mono:${families.code}${systemFaces.code};`] : []),
  ];
  return `${rules.join('')}${own.length > 0 ? `:root{${own.join('')}}` : ''}`;
}

/** The same as in src/ui/tokens.css. */
const systemFaces = {
  text: 'system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue","Noto Sans",Arial,sans-serif',
  code: 'ui-monospace,"SFMono-Regular",Menlo,Consolas,monospace',
};
