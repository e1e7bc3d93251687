import type { Check } from '../check';
import type { Fix } from '../diagnostics';
import { isHref } from '../hrefs';

export const unsafeHref: Check = {
  code: 'unsafe-href',
  severity: 'error',
  summary: 'No link runs a script, leaves the site without saying so, or goes unencrypted.',
  why: 'A link that runs a script can do anything in the name of the site; one without https can be changed on the way.',
  example: { file: 'finance/page.json', right: '"href": "/"', wrong: '"href": "javascript:alert(1)"' },
  page({ wrongHrefs }, report) {
    for (const { file, pointer, text } of wrongHrefs) {
      const mistake = mistakeIn(text);
      if (mistake) report({ file, pointer, ...mistake });
    }
  },
};

/** Browsers pass over white space and control characters in front of a protocol and inside it. */
export function protocolOf(href: string): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what browsers ignore
  return /^([a-z][a-z0-9+.-]*):/i.exec(href.replaceAll(/[\u0000-\u0020]/g, ''))?.[1]?.toLowerCase();
}

function mistakeIn(href: string): { message: string; hint: string; fix?: Fix } | undefined {
  if (isHref(href)) return undefined;
  if (/^\s*(\/\/|\\\\|\/\\)/.test(href)) {
    return {
      message: 'This link leads to another site, though it looks like a path.',
      hint: 'Write "https://…" for another site, or one "/" for a page of this one.',
    };
  }
  const protocol = protocolOf(href);
  if (protocol === 'http') {
    const secure = href.trim().replace(/^http:/i, 'https:');
    return {
      message: 'This link is not encrypted.',
      hint: `Write "https:" instead of "http:".`,
      ...(isHref(secure) ? { fix: { replace: JSON.stringify(secure) } } : {}),
    };
  }
  if (protocol === undefined || ['https', 'mailto', 'tel'].includes(protocol)) return undefined;
  return {
    message: `A link cannot begin with "${protocol}:".`,
    hint: 'Links lead to pages of this site ("/finance"), or begin with https:, mailto: or tel:.',
  };
}
