import { faultInAddress, faultInEndpoint } from '../model/addresses';
import { withBase } from '../model/base-path';
import { kindOfDownload, sizeIn } from '../model/downloads';
import { isHref, pathOf } from '../model/hrefs';
import { iconsOf } from '../model/icons';
import type { Language } from '../model/languages';
import { localHref } from '../model/local-routes';
import type { FieldLeaf } from '../schema/fields';
import { entriesOf, resolveFile } from '../site/load';
import { isPast } from '../text/days';
import type { ResolvedDownload } from '../types.generated';
import { inPlace } from './image-in-place';
import { resolveInline } from './inline-resolve';
import type { SharedContent } from './shared-content';
import { createTranslator } from './translator';

/** Returns what components get for a text in a field; undefined if they get nothing. */
export type FieldMapper = (leaf: FieldLeaf, text: string, parent: Record<string, unknown>) => unknown;

/**
 * The mapper of one document in one language. It works until the next one is requested: see `createTranslator`.
 *
 * @param entries the document's own dictionary
 */
export type MapperOf = (
  id: string,
  file: string,
  entries: Record<string, string>,
  language: Language,
) => FieldMapper;

/** Makes the field mappers of a site. @param today the date for which documents are resolved */
export function createFieldMapper(site: SharedContent, today: string): MapperOf {
  const { languages, sharedDictionaries, unpublished, base = '' } = site;
  const icons = iconsOf(site.siteDocument?.value);
  const shared = new Map([...sharedDictionaries].map(([language, one]) => [language, entriesOf(one)]));
  const translatorOf = createTranslator(languages, shared);
  return (id, file, entries, language) => {
    const translate = translatorOf(language, id, entries);
    const hrefOf = (href: string) => withBase(localHref(href, language, languages, site.routes), base);
    const linkTo = (href: string) =>
      isHref(href) && !unpublished?.has(pathOf(href)) ? hrefOf(href) : undefined;
    /** A download; undefined if the file does not exist. */
    const downloadOf = (path: string): ResolvedDownload | undefined => {
      const served = site.offered?.get(path);
      if (!served) return undefined;
      const { href, name, bytes } = served;
      return { href: withBase(href, base), name, kind: kindOfDownload(name), size: sizeIn(language, bytes) };
    };
    return (leaf, text, parent) => {
      switch (leaf.kind) {
        case 'copy':
          return leaf.isInline ? resolveInline(translate(text), linkTo) : translate(text);
        case 'href':
          // A last line of defence against scripts, should a check have missed one; links within texts pass `linkTo`.
          return isHref(text) ? hrefOf(text) : '#';
        case 'endpoint':
          return faultInEndpoint(text) ? undefined : withBase(text, base);
        case 'embed':
          return faultInAddress(text) ? '' : text;
        case 'icon':
          return icons.get(text) ?? '';
        case 'until':
          return text === leaf.word && isPast(parent[leaf.date], today) ? leaf.then : text;
        case 'download':
          return downloadOf(resolveFile(file, text) ?? '');
        case 'image': {
          const image = site.images.get(resolveFile(file, text) ?? '');
          return image && inPlace(image, base, leaf, parent[leaf.focus] as number[] | undefined);
        }
        default:
          return text;
      }
    };
  };
}
