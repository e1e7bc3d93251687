import { faultInAddress, faultInLink } from '../model/addresses';
import { isHref } from '../model/hrefs';
import { faultOfPrivate, hintForLocal, ownPath } from '../site/own-links';
import type { SiteContext } from '../site/site-context';
import { groupedLinks, wrongUses } from '../site/uses-by';
import { suggest } from '../text/suggest';
import type { Check } from './core/check';
import { type LinkFault, linkFinding } from './core/link-fix';

export const unsafeHref: Check = {
  code: 'unsafe-href',
  severity: 'error',
  waivedBy: [],
  summary: 'No link runs a script, leaves the site without saying so, or goes unencrypted.',
  why: 'A link that runs a script can do anything in the name of the site; one without https can be changed on the way.',
  example: { file: 'finance/page.json', right: '"href": "/"', wrong: '"href": "javascript:alert(1)"' },
  site(site, report) {
    for (const uses of groupedLinks(wrongUses(site, 'wrongHrefs'))) {
      const fault = faultIn(uses[0].text, site);
      if (fault) report(linkFinding(site, uses, fault));
    }
  },
};

/** The protocol of a link. Browsers ignore white space and control characters before and inside it. */
export function protocolOf(href: string): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what browsers ignore
  return /^([a-z][a-z0-9+.-]*):/i.exec(href.replaceAll(/[\u0000-\u0020]/g, ''))?.[1]?.toLowerCase();
}

/** Whether a link looks like a path and leads to another site: browsers take a backslash for a slash. */
export function isDisguised(href: string): boolean {
  return /^\s*[/\\]{2}/.test(href);
}

/** Whether a link reads like one to another site than its actual target. */
export function isMisleading(href: string): boolean {
  return faultInAddress(href.trim())?.isMisleading === true;
}

function faultIn(href: string, site: SiteContext): LinkFault | undefined {
  if (isDisguised(href)) {
    return {
      message: 'This link leads to another site, though it looks like a path.',
      hint: 'Write "https://…" for another site, or one "/" for a page of this one.',
    };
  }
  const protocol = protocolOf(href);
  if (protocol === 'http') {
    const secure = href.trim().replace(/^http:/i, 'https:');
    // A page of this site is to be linked by path; if it does not exist, there is no fix.
    const own = ownPath(secure, site);
    if (own !== undefined)
      return {
        message: 'This link is not encrypted.',
        hint: `Write ${JSON.stringify(own)}.`,
        ...(site.pageAt(own) !== undefined && { fixed: own }),
      };
    const fault = faultInLink(href.trim());
    if (fault?.isLocal) return { message: fault.message, hint: hintForLocal(href, site) ?? fault.hint };
    const ofHouse = faultOfPrivate(href, site);
    if (ofHouse) return ofHouse;
    return {
      message: 'This link is not encrypted.',
      hint: 'Write "https:" instead of "http:".',
      ...(fault?.meant !== undefined && isHref(fault.meant) && { fixed: fault.meant }),
    };
  }
  const fault = faultInAddress(href.trim());
  if (fault?.isMisleading) return { message: fault.message, hint: fault.hint };
  if (protocol === undefined || ['https', 'mailto', 'tel'].includes(protocol)) return undefined;
  if (protocol === 'file')
    return {
      message: 'This is a file on your own computer, which nobody else can open.',
      hint: 'Put it beside the page document and offer it as a download; or link to a page.',
    };
  const usual = suggest(protocol, ['https', 'mailto', 'tel']);
  const meant = usual && `${usual}${href.slice(href.indexOf(':'))}`;
  return {
    message: `A link cannot begin with "${protocol}:".`,
    hint:
      meant && isHref(meant)
        ? `Did you mean ${JSON.stringify(meant)}?`
        : 'Links lead to pages of this site ("/finance"), or begin with https:, mailto: or tel:.',
  };
}
