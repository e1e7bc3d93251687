import { asShown, faultInLink, faultySign, isTooLong } from '../model/addresses';
import { isHref } from '../model/hrefs';
import { notFoundId, routeOf } from '../model/routes';
import { hintForLocal } from '../site/own-links';
import type { PageFacts } from '../site/page-facts';
import type { SiteContext } from '../site/site-context';
import { groupedLinks, wrongUses } from '../site/uses-by';
import { quote } from '../text/quote';
import { urlOf } from '../text/urls';
import type { Check } from './core/check';
import { linkFinding } from './core/link-fix';
import { repairHref } from './core/link-repair';
import { isDisguised, isMisleading, protocolOf } from './unsafe-href';
import { isMisplaced } from './wrong-route';

export const malformedHref: Check = {
  code: 'malformed-href',
  severity: 'error',
  summary: 'Every link is written in a form that this site accepts.',
  why: 'A link with a capital letter, a space or a slash at the end leads past the page, or to the same page under a second address.',
  example: { file: 'finance/page.json', right: '"href": "/"', wrong: '"href": "/Finance/"' },
  site(site, report) {
    for (const uses of groupedLinks(wrongUses(site, 'wrongHrefs'))) {
      const [{ text, facts }] = uses;
      if (!isOurs(text)) continue;
      const { why = '', ...advice } = meant(text, site, facts);
      const message = `${quote(text)} is not a valid link.${why}`;
      report(linkFinding(site, uses, { message, ...advice }));
    }
  },
};

/** Dangerous links are reported by another check. */
function isOurs(href: string): boolean {
  const protocol = protocolOf(href);
  if (isMisleading(href) || isDisguised(href)) return false;
  return protocol === undefined || ['https', 'mailto', 'tel'].includes(protocol);
}

/** A hint, the corrected link, if certain, and an explanation for the message, if needed. */
interface Meant {
  hint: string;
  fixed?: string;
  why?: string;
}

function meant(href: string, site: SiteContext, from: PageFacts): Meant {
  // The checks below take longer for longer texts.
  if (isTooLong(href)) return { hint: 'Use a shorter address.', why: ` It has ${href.length} characters.` };
  const shown = asShown(href);
  if (shown !== href.trim()) {
    const why = ` ${faultySign(href.trim())?.message ?? ''}`.trimEnd();
    if (isHref(shown)) return { hint: `Write ${JSON.stringify(shown)}.`, fixed: shown, why };
    return { ...meant(shown, site, from), why };
  }
  const outward = outwardOf(shown, site);
  if (outward) return outward;
  const repair = repairHref(href, site, from);
  if (repair?.isCertain) return { hint: `Write ${JSON.stringify(repair.href)}.`, fixed: repair.href };
  const isQuery = /^[^#]*\?/.test(href);
  const why = isQuery ? ' Links within the site have no "?": what stands behind it is for other sites.' : '';
  if (repair) return { hint: `Did you mean ${JSON.stringify(repair.href)}?${why}` };
  return { hint: `Write ${examples(site, from)}, "https://…", "mailto:…" or "tel:…".` };
}

/** How links within the site are written, by a page and an anchor of this one if there are any. */
function examples(site: SiteContext, from: PageFacts): string {
  const [path] = [...site.pages.keys()]
    .filter((id) => id !== 'index' && id !== notFoundId && !isMisplaced(id, site.languages))
    .map(routeOf)
    .sort();
  const [anchor] = from.isInvalid ? [] : site.anchorsOf(from);
  return [path ?? '/', ...(anchor === undefined ? [] : [`#${anchor}`])].map((one) => `"${one}"`).join(', ');
}

/** The same for external links: mail addresses, phone numbers, other sites. */
function outwardOf(href: string, site: SiteContext): Meant | undefined {
  const protocol = protocolOf(href);
  const write = (link: string) => ({ hint: `Write ${JSON.stringify(link)}.` });
  if (protocol === 'tel' || isTelephone.test(href)) {
    const written = href.replace(/^tel:/i, '').trim();
    const link = telephoneOf(written);
    if (link !== undefined && isTrunk.test(written)) {
      const abroad = telephoneOf(written.replace(isTrunk, '$1('));
      if (abroad !== undefined)
        return {
          hint: `Write ${JSON.stringify(abroad)}: the 0 in brackets is dialled only without what stands before it. Where it always is, as in Italy, write ${JSON.stringify(link)}.`,
        };
    }
    if (link !== undefined) return { ...write(link), fixed: link };
    return { hint: 'Write the number in digits, with hyphens between its parts: "tel:+34-910-000-000".' };
  }
  if (protocol === 'mailto' || /^[^\s/@:]+@[^\s/@]+\.[^\s/@]+$/.test(href)) {
    const address = href.replace(/^mailto:[\s/]*/i, '');
    // Spaces of a subject are written as browsers do.
    const link = `mailto:${address.replace(/\?.*$/, (query) => query.replaceAll(' ', '%20'))}`;
    if (isHref(link)) return { ...write(link), fixed: link };
    return { hint: 'Write one whole address without spaces: "mailto:office@example.org".' };
  }
  if (protocol === 'https') {
    const fault = faultInLink(href);
    if (!fault) return { ...write(href), fixed: href };
    const why = ` ${fault.message}`;
    if (fault.isLocal) return { hint: hintForLocal(href, site) ?? fault.hint, why };
    if (fault.meant !== undefined && isHref(fault.meant))
      return { ...write(fault.meant), fixed: fault.meant, why };
    const encoded = urlOf(href)?.href ?? '';
    return isHref(encoded) ? { ...write(encoded), why } : { hint: fault.hint, why };
  }
  const rest = /^https?[\s.;,/]{1,4}(?=[^\s/.]+\.)(.*)/i.exec(href)?.[1];
  if (rest !== undefined && isHref(`https://${rest}`))
    return { hint: `Did you mean ${JSON.stringify(`https://${rest}`)}?` };
  if (/^www\.[^\s/]+\.[^\s/]+/i.test(href) && isHref(`https://${href}`)) return write(`https://${href}`);
  return undefined;
}

/** A telephone number alone, which begins with the code of a country or with a 0. */
const isTelephone = /^(?:\+|\(\+|\(?0)[\d\s().\u00a0/-]{5,}\d$/;

/** A number with a country's code, and in brackets the 0 that takes its place within the country: `+49 (0)40`, `(+44) (020) 79`. */
const isTrunk = /^(\(?\s*(?:\+|00)[\d\s.)/-]*)\(\s*0(?=[\d\s]*\))/;

/** The link that calls a number; undefined for anything else. */
function telephoneOf(written: string): string | undefined {
  const number = written.replaceAll(/[\s().\u00a0\u2010-\u2015/-]+/g, '-').replaceAll(/^-|-$/g, '');
  const link = `tel:${number}`;
  return /\d/.test(number) && isHref(link) ? link : undefined;
}
