import type { Finding } from '../../model/diagnostics';
import { setAt } from '../../model/fix';
import { icons } from '../../model/icons';
import { siteFolder } from '../../model/routes';
import type { SiteContext } from '../../site/site-context';
import { placeOfUse, usesBy } from '../../site/uses-by';
import { didYouMean, quote } from '../../text/quote';
import { suggest, suggestOnly } from '../../text/suggest';

/** Icons that neither the engine nor the site document has, once for each name; none if the site document is unreliable. */
export function iconFaults(site: SiteContext): Omit<Finding, 'code' | 'severity'>[] {
  if (site.shared?.isInvalid) return [];
  const names = [...Object.keys(icons), ...Object.keys(site.ownIcons)];
  const existing = new Set(names);
  const wrong = usesBy(site, 'icons', (name) => (existing.has(name) ? undefined : name));
  return [...wrong].flatMap(([name, uses]) => {
    const [first, ...others] = uses.map(placeOfUse);
    if (!first) return [];
    const meant = suggest(name, names);
    const certain = suggestOnly(name, names);
    return {
      ...first,
      ...(others.length > 0 && { others }),
      message: `There is no icon ${quote(name)}.`,
      hint: didYouMean(
        meant,
        `Use ${names.slice(0, 4).map(quote).join(', ')} or another of the ${names.length} that completion lists, or draw it in "icons" of ${siteFolder}/site.json.`,
      ),
      ...(certain !== undefined && {
        fix: { edits: [first, ...others].map((place) => setAt(place, certain)), isOne: true },
      }),
    };
  });
}
