import { faultInAddress, faultySign } from './addresses';

/** A path of this site with or without an anchor, or an anchor alone. */
const internal = /^(\/([a-z0-9-]+(\/[a-z0-9-]+)*)?(#[a-z][a-z0-9-]*)?|#[a-z][a-z0-9-]*)$/;
const direct = /^(mailto:[^@]+@[^@]+|tel:\+?[0-9-]+)$/;

/** Whether a link leads to a page or an anchor of this site, elsewhere, or is invalid. */
export function kindOfHref(href: string): 'internal' | 'external' | 'wrong' {
  // First, since it limits the length for the patterns below.
  if (faultySign(href)) return 'wrong';
  if (internal.test(href)) return 'internal';
  return direct.test(href) || !faultInAddress(href) ? 'external' : 'wrong';
}

/** Whether a link is valid: a path of this site, https, mailto or tel. Never a script. */
export function isHref(href: string): boolean {
  return kindOfHref(href) !== 'wrong';
}
