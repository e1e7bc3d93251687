import { isRecord } from './is-record';

/** The description that a new page begins with: its title, and what the site document says of the site. */
export function starterDescription(title: string, site: unknown): string | undefined {
  if (!isRecord(site) || !isRecord(site.brand)) return undefined;
  const tagline = isRecord(site.footer) ? site.footer.tagline : undefined;
  return [`${title} – ${site.brand.name}.`, tagline].filter(Boolean).join(' ');
}
