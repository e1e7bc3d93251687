import path from 'node:path';
import { lookup } from 'mime-types';
import { groupChanges } from '../../../commands/review/pictures';
import { quotedSectionName } from '../../../commands/review/sections';
import { imageTypes, type ServedImage } from '../../../content/model/images';
import { sourceLanguage, translatedLanguages } from '../../../content/model/languages';
import { localize, pageIdOf } from '../../../content/model/routes';
import { exampleRoute } from '../../../content/model/section-files';
import type { ResolvedPage } from '../../../content/resolve/resolved-page';
import { type Page, sectionsOf } from '../../../content/site/load';
import type { LiveContent } from '../../../node/dev/live-content';
import { readSchemaFiles } from '../../../node/read/files';
import { factsOf } from '../../../node/read/image-files';
import { parsePage, textsOf } from '../../../node/read/page-files';
import type { ChangedPage, SectionPicture } from '../../protocol/changes';
import { Refusal } from '../guard';
import { type ChangedFiles, changedFiles } from './changed-files';
import { changedPages, textOn } from './changed-pages';
import type { Present } from './changes';

/** A section's index on each side, with the language it is shown in. */
interface Place {
  name: string | undefined;
  language: string;
  before?: number;
  after?: number;
}

/**
 * The changed sections of a page before and after: in the source language, and in each other language with a changed text. All
 * sections of a page that is new or gone.
 *
 * @param id the page's folder
 * @throws Refusal if it has no changes, or they cannot be determined
 */
export function sectionPictures(
  { folder, checker, schemas, contentOf }: Present,
  content: LiveContent,
  id: string,
): SectionPicture[] {
  const changes = changedFiles(folder, contentOf);
  if (typeof changes === 'string') throw new Refusal(422, changes);
  const page = changedPages(changes, checker, schemas).find((one) => one.id === id);
  if (!page) throw new Refusal(404, 'Nothing is changed on this page any more.');
  const pageOn = (side: 'before' | 'after') => {
    const own = side === 'before' && page.routeBefore ? pageIdOf(page.routeBefore) : id;
    const textOf = (file: string) => textOn(side, file, changes, checker);
    const codes = translatedLanguages(content.languages).map(({ code }) => code);
    const dictionaries = codes.filter((code) => textOf(`${own}/${code}.json`) !== undefined);
    if (textOf(`${own}/page.json`) === undefined) return undefined;
    return parsePage(textsOf({ id: own, dictionaries }, (file) => textOf(file) ?? ''));
  };
  const sides = { before: pageOn('before'), after: pageOn('after') };
  const images = { before: earlierImages(changes), after: new Map<string, ServedImage>() };
  const resolved = new Map<string, ResolvedPage | undefined>();
  const files = readSchemaFiles();
  const sectionAt = (side: 'before' | 'after', language: string, index: number | undefined) => {
    const one = sides[side];
    if (!one || index === undefined) return undefined;
    const key = `${side} ${language}`;
    if (!resolved.has(key)) resolved.set(key, content.site?.resolved(one, language, images[side]));
    const section = resolved.get(key)?.sections[index];
    if (!section) return undefined;
    const [example] = Object.keys(files.get(`${schemas.sectionFile(section.type)}.examples.json`) ?? {});
    if (example === undefined) return undefined;
    return { source: localize(exampleRoute(section.type, example), language, content.languages), section };
  };
  const pictures = placesOf(page, sides, sourceLanguage(content.languages)).map((place) => {
    const { language, before, after } = place;
    const [was, is] = [sectionAt('before', language, before), sectionAt('after', language, after)];
    const shown = { ...(was && { before: was }), ...(is && { after: is }) };
    const [own, index] = after === undefined ? [sides.before, before] : [sides.after, after];
    const section = own && index !== undefined ? sectionsOf(own)[index] : undefined;
    return { name: (place.name ?? quotedSectionName(section)).replace(/^"(.*)"$/, '$1'), language, ...shown };
  });
  return pictures.filter(({ before, after }) => before || after);
}

function placesOf(
  page: ChangedPage,
  { before, after }: { before: Page | undefined; after: Page | undefined },
  source: string,
): Place[] {
  const whole = before && after ? undefined : (before ?? after);
  if (whole)
    return sectionsOf(whole).map((section, index) => ({
      name: quotedSectionName(section),
      language: source,
      ...(before ? { before: index } : { after: index }),
    }));
  const groups = groupChanges({ ...page, routeBefore: page.routeBefore ?? page.route }, source);
  return groups.flatMap(({ name, pictures }) => {
    const places = new Map<string, Place>();
    for (const { side, language, index } of pictures)
      places.set(language, { name, language, ...places.get(language), [side]: index });
    return [...places.values()];
  });
}

/** The images that are another one now, or gone. */
function earlierImages({ files }: ChangedFiles): Map<string, ServedImage> {
  const images = new Map<string, ServedImage>();
  for (const [file, { before }] of files) {
    if (!imageTypes.test(file) || typeof before === 'string' || before === undefined) continue;
    const facts = factsOf(file, before);
    if (typeof facts === 'string') continue;
    const type = lookup(path.extname(file)) || 'image/png';
    const src = `data:${type};base64,${Buffer.from(before).toString('base64')}`;
    images.set(file, { src, width: facts.width, height: facts.height });
  }
  return images;
}
