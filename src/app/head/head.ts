import { withBase } from '../../content/model/base-path';
import { type Language, sourceLanguage } from '../../content/model/languages';
import { homeIconPath, iconPath } from '../../content/model/routes';
import type { ResolvedPage, ResolvedSite } from '../../content/resolve/resolved-page';
import { escapeHtml, escapeXml, scriptJson } from '../../content/text/encode/html';
import { labelsOf } from '../../i18n/language';
import { imageOf } from '../../sections/image-of';
import { linkedData } from './linked-data';
import { pageAddress } from './page-address';
import { sharedPicture } from './shared-picture';

/** The document title: page title and brand (requirement 5), and the page number in a paginated list. */
export function documentTitle(page: ResolvedPage, site: ResolvedSite): string {
  const place = placeInList(page);
  return `${page.title}${place && ` – ${place}`} | ${site.brand.name}`;
}

/** The description for search engines: the page's own, after the page number in a paginated list. */
export function documentDescription(page: ResolvedPage): string {
  const place = placeInList(page);
  return `${place && `${place} – `}${page.description}`;
}

/** Tells the pages of a list apart: `Page 2 of 3`; empty for others. */
function placeInList({ part, language }: ResolvedPage): string {
  return part ? labelsOf(language)('listing.page', { part: part.number, all: part.count }) : '';
}

/** The head of a page's HTML: title, description, alternate addresses by language, and metadata for sharing. */
export function headHtml(page: ResolvedPage, site: ResolvedSite): string {
  const { languages } = site;
  const address = (language: Language) => pageAddress(page, site, language);
  const title = documentTitle(page, site);
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    tag('meta', { name: 'description', content: documentDescription(page) }),
    tag('link', { rel: 'icon', type: 'image/svg+xml', href: withBase(iconPath, site.base ?? '') }),
    tag('link', { rel: 'apple-touch-icon', href: withBase(homeIconPath, site.base ?? '') }),
  ];
  const image = firstImage(page);
  if (image) tags.push(image);
  const isHidden = page.id.startsWith('_') || page.isDraft;
  if (isHidden || page.isUnindexed) tags.push(tag('meta', { name: 'robots', content: 'noindex' }));
  // An unindexed page may still be shared.
  if (isHidden) return tags.join('\n    ');
  tags.push(
    tag('link', { rel: 'canonical', href: address(page.language) }),
    ...languages.map(({ code }) => tag('link', { rel: 'alternate', hreflang: code, href: address(code) })),
    tag('link', { rel: 'alternate', hreflang: 'x-default', href: address(sourceLanguage(languages)) }),
    ...(page.feeds ?? []).map((feed) =>
      tag('link', {
        rel: 'alternate',
        type: 'application/atom+xml',
        title: `${feed.title} | ${site.brand.name}`,
        href: site.url + feed.path,
      }),
    ),
    ...Object.entries(sharedAs(page, site)).map(([property, content]) => tag('meta', { property, content })),
    tag('meta', { name: 'twitter:card', content: cardOf(page, site) }),
    `<script type="application/ld+json">${scriptJson(linkedData(page, site))}</script>`,
  );
  return tags.join('\n    ');
}

/** The preload link for the first section's image, which the browser then requests before it parses styles and content. */
function firstImage({ sections: [first] }: ResolvedPage): string | undefined {
  const image = first && imageOf(first);
  if (!image) return undefined;
  const { src, srcSet, avif, sizes = '' } = image;
  const address: Record<string, string> = srcSet
    ? { imagesrcset: avif ?? srcSet, imagesizes: sizes }
    : { href: src };
  if (avif) address.type = 'image/avif';
  return tag('link', { rel: 'preload', as: 'image', ...address, fetchpriority: 'high' });
}

/** What services show for a link to a page, by Open Graph property. */
export function sharedAs(page: ResolvedPage, site: ResolvedSite): Record<string, string> {
  const { language } = page;
  const picture = sharedPicture(page, site);
  return {
    'og:type': 'website',
    'og:site_name': site.brand.name,
    'og:title': documentTitle(page, site),
    'og:description': documentDescription(page),
    'og:url': pageAddress(page, site, language),
    'og:locale': localeOf(language, site),
    ...(picture && {
      'og:image': picture.src,
      'og:image:width': `${picture.width}`,
      'og:image:height': `${picture.height}`,
      'og:image:alt': page.title,
    }),
  };
}

/** The kind of preview for a link to a page. */
export const cardOf = (page: ResolvedPage, site: ResolvedSite) =>
  sharedPicture(page, site) ? 'summary_large_image' : 'summary';

/**
 * The Open Graph locale of a language: with the region that the site says, otherwise with the country where most of its speakers live or
 * that it is named after.
 */
function localeOf(language: Language, { languages }: ResolvedSite): string {
  const said = languages.find(({ code }) => code === language)?.region;
  const { language: name, region } = new Intl.Locale(language, said ? { region: said } : {}).maximize();
  return region === undefined ? name : `${name}_${region}`;
}

function tag(name: string, attributes: Record<string, string>): string {
  let text = `<${name}`;
  for (const key in attributes) text += ` ${key}="${escapeHtml(attributes[key] as string)}"`;
  return `${text}>`;
}

/**
 * The files that every page's head refers to, by path from the site's root.
 *
 * @param colors the light theme's colors by token name
 */
export function siteFiles(site: ResolvedSite, colors: Readonly<Record<string, string>>): Map<string, string> {
  return new Map([[iconPath.slice(1), icon(site, colors)]]);
}

/** The logo as an icon, in the light theme's colors because an icon cannot read the page's. */
function icon(site: ResolvedSite, colors: Readonly<Record<string, string>>): string {
  const fill = (color: string) => escapeXml(colors[color] ?? '');
  const letter = `<rect width="32" height="32" rx="6" fill="${fill('accent')}"/><text x="16" y="23" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="700" font-size="20" fill="${fill('on-accent')}">${escapeXml([...site.brand.name][0] ?? '')}</text>`;
  const shapes = site.brand.mark
    ?.map(({ path, color }) => `<path d="${escapeXml(path)}" fill="${fill(color)}"/>`)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${shapes ?? letter}</svg>`;
}
