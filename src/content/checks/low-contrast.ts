import { pointerToken } from '../model/diagnostics';
import { fixBy } from '../model/fix';
import { shortfalls } from '../site/theme/contrast';
import { chosenColors } from '../site/theme/theme';
import type { Check } from './core/check';

export const lowContrast: Check = {
  code: 'low-contrast',
  severity: 'error',
  summary: 'Colors of the theme that are used together can be told from each other, in light and in dark.',
  why: 'Text in a color close to its background cannot be read by many people at all, nor by anybody in the sun. The colors that the engine brings or derives have enough contrast, so only colors set by the theme are reported.',
  example: {
    file: '_site/theme.json',
    wrong: '{ "$schema": "../../../../schemas/theme.schema.json", "light": { "ink": "#8a8f98" } }',
  },
  options: {
    text: {
      usual: 7,
      schema: {
        type: 'number',
        minimum: 4.5,
        maximum: 21,
        description:
          'The contrast that is wanted of what is read. Below it a finding is a warning, and below 4.5 always an error.',
      },
    },
  },
  page({ page }, report, options) {
    const theme = page.settings?.theme;
    if (!theme || theme.isBroken) return;
    for (const short of shortfalls(chosenColors(theme.value), Number(options.text))) {
      const { shade, role, front, ground, contrast, least, wanted, nearest } = short;
      const place = { file: theme.path, pointer: pointerToken(shade) + pointerToken(role) };
      report({
        ...place,
        ...(contrast >= least && { severity: 'warning' }),
        message: `"${front}" on "${ground}" has a contrast of ${ratio(contrast)} in the ${shade} theme. ${needOf(least, wanted, contrast)}`,
        hint: nearest
          ? `Write "${nearest}": the nearest color that has enough with all it is used with.`
          : 'No color of another lightness has enough: choose the colors that it is used with farther apart.',
        ...fixBy(nearest, [place]),
      });
    }
  },
};

function needOf(least: number, wanted: number, contrast: number): string {
  if (contrast >= least) return `Everybody reads it from ${wanted}:1 on.`;
  return least === wanted
    ? `It needs ${least}:1.`
    : `It needs ${least}:1, and ${wanted}:1 for everybody to read it.`;
}

/** Truncated rather than rounded, so that insufficient contrast never looks sufficient. */
function ratio(contrast: number): string {
  return `${Math.floor(contrast * 100) / 100}:1`;
}
