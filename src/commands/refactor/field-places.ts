import type { Place } from '../../content/model/diagnostics';
import type { FieldGroup } from '../../content/site/document-fields';
import type { FieldUse } from '../../content/site/field-uses';
import type { PageContext } from '../../content/site/page-context';
import type { PageFacts } from '../../content/site/page-facts';
import type { SiteContext } from '../../content/site/site-context';

/**
 * Finds every field of a kind whose value satisfies `matches`.
 *
 * @param names preselects documents by their facts
 */
export function fieldPlaces(
  site: SiteContext,
  kind: FieldGroup,
  names: (facts: PageFacts) => boolean,
  matches: (text: string, context: PageContext) => boolean = () => true,
): (Place & { text: string })[] {
  const places = site
    .all()
    .filter(names)
    .flatMap((facts) => {
      const context = site.context(facts);
      const uses: readonly FieldUse[] = context[kind];
      return uses
        .filter(({ text }) => matches(text, context))
        .map(({ file, pointer, text }) => ({ file, pointer, text }));
    });
  site.release();
  return places;
}

/** Finds where forms are sent, and figures come from, as far as that satisfies `matches`. */
export function endpointPlaces(
  site: SiteContext,
  matches: (endpoint: string) => boolean,
): (Place & { text: string })[] {
  return fieldPlaces(site, 'addresses', ({ endpoints }) => endpoints.some(matches), matches);
}
