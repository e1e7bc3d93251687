import type { Check } from '../check';
import { isHref } from '../hrefs';
import { type Languages, translatedLanguages } from '../languages';
import { protocolOf } from './unsafe-href';

export const malformedHref: Check = {
  code: 'malformed-href',
  severity: 'error',
  summary: 'Every link is written as links of this site are.',
  why: 'A link with a capital letter, a space or a slash at the end leads past the page, or to the same page under a second address.',
  example: { file: 'finance/page.json', right: '"href": "/"', wrong: '"href": "/Finance/"' },
  page({ wrongHrefs, languages }, report) {
    for (const { file, pointer, text } of wrongHrefs) {
      // Those that could do harm are found by their own check.
      if (isHref(text) || /^\s*([/\\])[/\\]/.test(text)) continue;
      const protocol = protocolOf(text);
      if (protocol !== undefined && !['https', 'mailto', 'tel'].includes(protocol)) continue;
      const meant = correct(text, protocol, languages);
      const isSure = meant !== undefined && isHref(meant);
      report({
        file,
        pointer,
        message: `${JSON.stringify(text)} is not how a link is written.`,
        hint: isSure
          ? `Write ${JSON.stringify(meant)}.`
          : 'Write "/finance", "/solutions#data", "#offices", "https://…", "mailto:…" or "tel:…".',
        ...(isSure ? { fix: { replace: JSON.stringify(meant) } } : {}),
      });
    }
  },
};

/** The same link without what commonly goes wrong; undefined for another protocol's. */
function correct(href: string, protocol: string | undefined, languages: Languages): string | undefined {
  const trimmed = href.trim();
  if (protocol !== undefined) return trimmed;
  const path = trimmed
    .replace(/^\.?\/?(?=[^/#.])/, '/')
    .replace(/\.html(?=#|$)/i, '')
    .replace(/(?<=.)\/+(?=#|$)/, '')
    .toLowerCase();
  const folder = translatedLanguages(languages).find(({ code }) => path.startsWith(`/${code}/`));
  return path.slice(folder ? folder.code.length + 1 : 0).replaceAll(/\s+/g, '-');
}
