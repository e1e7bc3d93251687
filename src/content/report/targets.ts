import { cursorIn } from '../json/cursor';
import { inJson } from '../json/layout';
import type { JsonNode } from '../json/tree';
import { pointerToken } from '../model/diagnostics';
import { kindByName } from '../model/document-kind';
import { pathOf } from '../model/hrefs';
import { documentFile, sharedSectionId, siteFolder } from '../model/routes';
import { resolveFile } from '../site/load';
import type { PageFacts } from '../site/page-facts';
import type { SiteContext } from '../site/site-context';
import { parseInline } from '../text/inline-text';
import { folderIn } from '../text/paths';
import { fieldAt } from './field-at';

/** A place that a text of a document leads to. */
interface Destination {
  file: string;
  /** A JSON Pointer into it; its beginning if there is none. */
  pointer?: string;
  /** Whether it is the name of what the pointer leads to. */
  isName?: true;
}

/**
 * Where what stands at an offset of a document leads: from a link to its page or anchor, from the path of a file to it,
 * from the name of a shared section to that, and between a text and its translations.
 *
 * @param file of the site
 * @param text its current content, which need not be JSON
 */
export function targetsAt(site: SiteContext, file: string, text: string, offset: number): Destination[] {
  const { root, cursor } = cursorIn(text, offset) ?? {};
  if (!root || !cursor?.node) return [];
  const { kind, tokens, node } = cursor;
  const said = String(node.value);
  const document = kindByName(file);
  if (document === 'a dictionary') {
    const [copy, ...below] = kind === 'name' ? [...tokens, said] : tokens;
    if (copy === undefined || below.length > 0) return [];
    const href = kind === 'value' ? hrefAt(text, offset, node) : undefined;
    return href === undefined ? placesOfCopy(site, folderIn(file), copy) : placesOfLink(site, file, href);
  }
  if (kind === 'name') return [];
  if (document === 'the redirects') return tokens.at(-1) === 'to' ? placesOfLink(site, file, said) : [];
  const leaf = fieldAt(site.schemas, file, root, tokens);
  switch (leaf?.kind) {
    case 'href':
    case 'list':
      return placesOfLink(site, file, said);
    case 'image':
    case 'download': {
      const named = resolveFile(file, said);
      return named !== undefined && site.folder.files.has(named) ? [{ file: named }] : [];
    }
    case 'shared': {
      const section = site.sharedSections.get(sharedSectionId(said));
      return section ? [{ file: section.file }] : [];
    }
    case 'copy': {
      const href = leaf.isInline ? hrefAt(text, offset, node) : undefined;
      return href === undefined ? entriesFor(site, file, said) : placesOfLink(site, file, href);
    }
    default:
      return [];
  }
}

/** The target of the link in inline text that an offset is in. */
function hrefAt(text: string, offset: number, node: JsonNode): string | undefined {
  // A target is written as it is: a sign that has to be escaped would not be one of a link.
  const before = text.slice(node.offset + 1, offset);
  const start = before.lastIndexOf('[');
  const part = start < 0 ? undefined : text.slice(node.offset + 1 + start, node.offset + node.length);
  const [link] = part === undefined ? [] : parseInline(part);
  return link?.href !== undefined && link.length > before.length - start ? link.href : undefined;
}

/** The page, and the place in it, that a link leads to. */
function placesOfLink(site: SiteContext, file: string, href: string): Destination[] {
  if (href === '') return [];
  const path = pathOf(href);
  const page = path === '' ? site.facts(folderIn(file)) : site.pageAt(path);
  if (!page) return [];
  const anchor = href.slice(path.length + 1);
  const place = anchor === '' ? undefined : placeOfAnchor(site, page, anchor);
  return [place ?? { file: page.file }];
}

function placeOfAnchor(site: SiteContext, page: PageFacts, anchor: string): Destination | undefined {
  const documents = [page, ...site.sectionsOn(page)];
  const uses = documents.flatMap((facts) => site.context(facts).anchors);
  const use = uses.find(({ text }) => text === anchor);
  const target = use && { file: use.file, pointer: use.pointer };
  site.release();
  return target;
}

/** The entries of a text, one for each language that has one: its document's own, or the shared one. */
function entriesFor(site: SiteContext, file: string, copy: string): Destination[] {
  return site.translations.flatMap(({ language }): Destination[] => {
    const files = [`${folderIn(file)}/${language}.json`, `${siteFolder}/${language}.json`];
    const holder = files.find((one) => Object.hasOwn(namesOf(site, one), copy));
    return holder === undefined ? [] : [{ file: holder, pointer: pointerToken(copy), isName: true }];
  });
}

function namesOf(site: SiteContext, file: string): object {
  const value = site.folder.read(file)?.value;
  return typeof value === 'object' && value !== null ? value : {};
}

/** The places of a text that a dictionary translates: in its document, or in any if the dictionary is shared. */
function placesOfCopy(site: SiteContext, folder: string, copy: string): Destination[] {
  const own = site.facts(folder);
  const all = folder === siteFolder ? site.all() : own ? [own] : [];
  const written = `"${inJson(copy)}"`;
  const found = all
    .filter(({ id }) => site.folder.read(documentFile(id))?.text.includes(written))
    .flatMap((facts) => site.context(facts).copies.filter(({ text }) => text === copy))
    .map(({ file, pointer }): Destination => ({ file, pointer }));
  site.release();
  return found;
}
