import type { Language } from '../model/languages';
import { siteFolder } from '../model/routes';
import { mapFields } from '../schema/fields';
import type { SchemaSet } from '../schema/schemas';
import { takeAccepts } from '../site/accept';
import { sitePage } from '../site/load';
import { resolveTheme } from '../site/theme/theme';
import { accentAt } from '../site/theme/theme-css';
import { isUnpublished, withoutLinks } from '../site/unpublished';
import type { SiteDocument } from '../types.generated';
import type { MapperOf } from './field-values';
import { headerFit } from './header-fit';
import type { ResolvedSite } from './resolved-page';
import type { SharedContent } from './shared-content';

type Mark = NonNullable<SiteDocument['brand']['mark']>;

/**
 * Resolves the site document, with what the theme and the languages say.
 *
 * @param now the time that decides whether the banner is shown
 */
export function resolveSite(
  site: SharedContent,
  schemas: SchemaSet,
  mapperOf: MapperOf,
  now: string,
  language: Language,
): ResolvedSite {
  const { languages, siteDocument, base = '' } = site;
  const source = siteDocument && takeAccepts(sitePage(siteDocument, new Map())).page.source;
  const { $schema: _, ...document } = mapFields(
    schemas.siteFields,
    withoutLinks(schemas.siteFields, source?.value, site.unpublished),
    mapperOf(siteFolder, source?.path ?? '', {}, language),
  ) as SiteDocument;
  const { accents } = resolveTheme(site.theme?.value);
  const { mark, name } = document.brand;
  const brand = {
    ...document.brand,
    name: languages.find(({ code }) => code === language)?.brand ?? name,
    ...(mark && { mark: withAccents(mark, accents) }),
  };
  const names = languages.map(({ name }) => name);
  const fit = headerFit({ ...document, brand }, names);
  const { banner, icons: _own, ...rest } = document;
  return {
    ...rest,
    ...(banner && !isUnpublished(banner, now) && { banner }),
    brand,
    languages,
    ...(fit && { fit }),
    ...(accents.length > 0 && { accents: accents.length }),
    ...(base && { base }),
  };
}

/** A mark with the positions of its colors in the theme instead of their names; any other name is the default accent. */
function withAccents(mark: Mark, accents: readonly { name: string }[]): Mark {
  return mark.map((shape) => {
    if (shape.color === 'ink') return shape;
    const place = accents.findIndex(({ name }) => name === shape.color);
    return { ...shape, color: place < 0 ? 'accent' : accentAt(place) };
  });
}
