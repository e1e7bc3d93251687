import { useMemo } from 'react';
import { contrastOf, cssOf } from '../../../content/site/theme/color';
import { type Role, type Shade, shades } from '../../../content/site/theme/look';
import { resolveTheme, type Theme } from '../../../content/site/theme/theme';

/** The color pairs that make up most of a page. */
const pairs: readonly { name: string; front: Role; ground: Role }[] = [
  { name: 'Text', front: 'ink', ground: 'surface' },
  { name: 'Soft text', front: 'inkSoft', ground: 'surfaceMuted' },
  { name: 'Links', front: 'accent', ground: 'surface' },
  { name: 'Buttons', front: 'onAccent', ground: 'accent' },
];

/** A preview of a theme, light and dark side by side, with the contrast of its colors. */
export function LookSample({ theme: document }: { theme: unknown }) {
  const theme = useMemo(() => resolveTheme(document), [document]);
  return (
    <div className="look-samples">
      {shades.map((shade) => (
        <Sample key={shade} {...{ shade, theme }} />
      ))}
    </div>
  );
}

function Sample({ shade, theme }: { shade: Shade; theme: Theme }) {
  const palette = theme[shade];
  const css = (role: Role) => cssOf(palette[role]);
  const { radius } = theme;
  return (
    <figure
      className="look-sample"
      style={{ background: css('surface'), color: css('ink'), borderColor: css('line') }}
    >
      <figcaption>{shade === 'light' ? 'Light' : 'Dark'}</figcaption>
      <div className="look-words" aria-hidden="true">
        <b>Heading</b>
        <span style={{ color: css('inkSoft') }}>Text that stands back</span>
        <span style={{ color: css('accent'), textDecoration: 'underline' }}>A link</span>
        <span
          className="look-button"
          style={{ background: css('accent'), color: css('onAccent'), borderRadius: radius }}
        >
          Button
        </span>
        <span
          className="look-button"
          style={{
            background: css('surfaceRaised'),
            borderColor: css('lineStrong'),
            color: css('ink'),
            borderRadius: radius,
          }}
        >
          Field
        </span>
        <span style={{ color: css('error') }}>An error</span>
        <span className="look-accents">
          {theme.accents.map((accent) => (
            <i key={accent.name} style={{ background: cssOf(accent[shade]) }} />
          ))}
        </span>
      </div>
      <dl style={{ background: css('surfaceMuted') }}>
        {pairs.map(({ name, front, ground }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{contrastOf(palette[front], palette[ground]).toFixed(1)} : 1</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
