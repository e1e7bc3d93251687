/** A path of this site with or without an anchor, or an anchor alone. */
const internal = /^(\/([a-z0-9-]+(\/[a-z0-9-]+)*)?(#[a-z][a-z0-9-]*)?|#[a-z][a-z0-9-]*)$/;
const external = /^(https:\/\/[^\s/?#"<>\\]+\.?[^\s"<>\\]*|mailto:[^\s@"<>]+@[^\s@"<>]+|tel:\+?[0-9-]+)$/;

/** Whether a link leads to a page or an anchor of this site, elsewhere, or is not one that pages may have. */
export function kindOfHref(href: string): 'internal' | 'external' | 'wrong' {
  if (internal.test(href)) return 'internal';
  return external.test(href) ? 'external' : 'wrong';
}

/** Whether a link is one that pages may have: of this site, https, mailto or tel. Never a script. */
export function isHref(href: string): boolean {
  return kindOfHref(href) !== 'wrong';
}
