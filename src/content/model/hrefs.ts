import { faultInLink, faultySign } from './addresses';

/** A path of this site with or without an anchor, or an anchor alone. */
const internal = /^(\/([a-z0-9-]+(\/[a-z0-9-]+)*)?(#[a-z][a-z0-9-]*)?|#[a-z][a-z0-9-]*)$/;
const telephone = /^tel:\+?[0-9-]+$/;
/**
 * One mail address, perhaps with a subject: words joined by single dots, at a host that others can reach. Mail to other addresses
 * bounces unseen.
 */
const mail =
  /^mailto:[^\s@.,:;/?#\\()<>"[\]]+(\.[^\s@.,:;/?#\\()<>"[\]]+)*@(?!-)[\p{L}\p{N}-]+(\.(?!-)[\p{L}\p{M}\p{N}-]+)*\.\p{L}[\p{L}\p{M}\p{N}-]*(?<!-)(\?[^@]*)?$/u;

/** Whether a link leads to a page or an anchor of this site, elsewhere, or is invalid. */
export function kindOfHref(href: string): 'internal' | 'external' | 'wrong' {
  // First, since it limits the length for the patterns below.
  if (faultySign(href)) return 'wrong';
  if (internal.test(href)) return 'internal';
  const isDirect = mail.test(href) || telephone.test(href);
  return isDirect || !faultInLink(href) ? 'external' : 'wrong';
}

/** Whether a link is valid: a path of this site, https, mailto or tel. Never a script. */
export function isHref(href: string): boolean {
  return kindOfHref(href) !== 'wrong';
}

/** The path of a link to this site, without its anchor; empty if it is only an anchor. */
export function pathOf(href: string): string {
  const end = href.indexOf('#');
  return end < 0 ? href : href.slice(0, end);
}
