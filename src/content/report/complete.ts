import { type Cursor, cursorIn } from '../json/cursor';
import { inJson } from '../json/layout';
import type { JsonNode } from '../json/tree';
import { kindByName } from '../model/document-kind';
import type { SiteContext } from '../site/site-context';
import { linksIn } from '../text/inline-text';
import { fieldAt } from './field-at';
import { type Insertion, insertionOf } from './insertion';
import {
  codeOffers,
  downloadOffers,
  iconOffers,
  imageOffers,
  languageOffers,
  linkOffers,
  type Offered,
  parentOffers,
  schemaOffers,
  sectionOffers,
  tagOffers,
  textOffers,
  zoneOffers,
} from './offers';

/** A completion that depends on the site: those that depend on schemas alone are left to the editor's JSON service. */
export type Completion = Offered & Insertion;

/**
 * The completions at an offset of a document: whatever a schema leaves open and the site knows. Links in the fields for
 * them and in inline text, images and other files, icons of the site, tags, texts that a dictionary has no entry for,
 * codes that may be accepted. The best come first.
 *
 * @param file of the site
 * @param text its current content, which need not be JSON
 */
export function completionsAt(site: SiteContext, file: string, text: string, offset: number): Completion[] {
  const { root, cursor } = cursorIn(text, offset) ?? {};
  if (!root || !cursor) return [];
  const link = linkInText(cursor, text, offset);
  if (link)
    return inlineLinks(site, file, root, cursor).map((one) => ({
      ...one,
      ...{ ...link, text: inJson(one.label) + link.text },
    }));
  const offered = offer(site, file, text, root, cursor);
  return offered.map((one) => ({ ...one, ...insertionOf(one.label, cursor, text, offset) }));
}

function offer(site: SiteContext, file: string, text: string, root: JsonNode, cursor: Cursor): Offered[] {
  const { kind, tokens } = cursor;
  const document = kindByName(file);
  if (kind === 'name') {
    if (document === 'a dictionary' && tokens.length === 0) return textOffers(site, file, text, cursor);
    return document === 'a page document' && tokens.join() === 'routes' ? languageOffers(site, cursor) : [];
  }
  if (/^\$accept \d+ code$/.test(tokens.slice(-3).join(' '))) return codeOffers;
  if (tokens.join() === '$schema') return schemaOffers(site, file);
  if (document === 'the redirects') return tokens.at(-1) === 'to' ? linkOffers(site, file) : [];
  if (isTag(site, file, root, tokens)) return tagOffers(site, root, tokens);
  const leaf = fieldAt(site.schemas, file, root, tokens);
  const fits = (offered: Offered[], pattern?: string) =>
    pattern === undefined ? offered : offered.filter(({ label }) => new RegExp(pattern, 'u').test(label));
  switch (leaf?.kind) {
    case 'href':
      return fits(linkOffers(site, file), leaf.pattern);
    case 'image':
      return fits(imageOffers(site, file), leaf.pattern);
    case 'shared':
      return sectionOffers(site);
    case 'list':
      return parentOffers(site);
    case 'download':
      return downloadOffers(site, file);
    case 'icon':
      return iconOffers(site);
    case 'timeZone':
      return zoneOffers();
    default:
      return [];
  }
}

/** Whether a value is a tag: one of the page's own, or the one by which a list chooses. */
function isTag(site: SiteContext, file: string, root: JsonNode, tokens: readonly string[]): boolean {
  if (/^teaser tags \d+$/.test(tokens.join(' '))) return kindByName(file) === 'a page document';
  if (tokens.at(-1) !== 'tag') return false;
  return fieldAt(site.schemas, file, root, [...tokens.slice(0, -1), 'of'])?.kind === 'list';
}

/** The target of a link in inline text at the cursor, with the sign that has to follow it. */
function linkInText({ kind, node }: Cursor, text: string, offset: number): Insertion | undefined {
  if (kind !== 'value' || !node || text[node.offset] !== '"') return undefined;
  const [, before] = /\]\(([^()\s"]*)$/.exec(text.slice(node.offset + 1, offset)) ?? [];
  if (before === undefined) return undefined;
  const [after = ''] = /^[^()\s"]*/.exec(text.slice(offset)) ?? [];
  const isClosed = text[offset + after.length] === ')';
  return {
    offset: offset - before.length,
    length: before.length + after.length,
    text: isClosed ? '' : ')',
  };
}

/** The links that may stand in the text at the cursor: in a translation those of its text, in a text without marks none. */
function inlineLinks(site: SiteContext, file: string, root: JsonNode, { tokens }: Cursor): Offered[] {
  if (kindByName(file) !== 'a dictionary') {
    const leaf = fieldAt(site.schemas, file, root, tokens);
    return leaf?.kind === 'copy' && leaf.isInline ? linkOffers(site, file) : [];
  }
  const hrefs = tokens.length === 1 ? linksIn(String(tokens[0])).map(({ href }) => href) : [];
  return [...new Set(hrefs)].map((label) => ({ kind: 'page', label }));
}
