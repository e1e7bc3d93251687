import path from 'node:path';
import { moveFilePaths } from '../../commands/refactor/move-page';
import { assertReadable } from '../../commands/refactor/obstacles';
import { SiteEdits } from '../../commands/refactor/site-edits';
import { fileSize, type ImageFacts, imageTypes, isTooLarge, largestImage } from '../../content/model/images';
import type { Checker } from '../../node/check/checker';
import type { Plan } from '../../node/plan/plan';
import { UsageError } from '../../node/project/project';
import { factsOf } from '../../node/read/image-files';
import type { SitePicture } from '../protocol/pictures';
import type { ShownPlan } from '../protocol/plans';
import { Refusal } from './guard';
import type { StepFile } from './history';
import { picturesIn } from './pictures';

/** An uploaded image: its file name and content. */
export interface SentPicture {
  name: string;
  bytes: Uint8Array;
}

/**
 * Accepts only images that every page can show.
 *
 * @returns its facts
 * @throws Refusal with the reason: wrong format, too large, damaged, or a drawing with active content
 */
export async function assertPicture(file: string, bytes: Uint8Array): Promise<ImageFacts> {
  const facts = factsOf(file, bytes);
  if (typeof facts === 'string') throw new Refusal(422, facts);
  if (isTooLarge(facts)) {
    const { pixels, side } = largestImage;
    throw new Refusal(
      422,
      `It has ${facts.width} by ${facts.height} pixels: ${pixels / 1_000_000} megapixels and ${side} on a side are the most. Export it smaller.`,
    );
  }
  if (facts.isDrawing) return facts;
  // A truncated image may have an intact header.
  const { meanColorOf } = await import('../../node/images/make-variant');
  try {
    await meanColorOf(bytes);
  } catch {
    throw new Refusal(422, 'It is damaged: its pixels cannot be read. Export it again.');
  }
  return facts;
}

/** An image that replaces another one. */
export interface PictureReplacement {
  /** The image itself, and the documents that refer to it by a new name. */
  changes: StepFile[];
  shown: ShownPlan;
}

/**
 * Replaces an image by another file. One of the same format keeps the name, and no document changes; one of another format gets
 * a new extension, and every document that refers to the image is updated.
 *
 * @param file the image, relative to it
 * @param before its current content
 * @throws Refusal if the image does not exist, or the upload is not an image; UsageError if a document that refers to it has
 * errors
 */
export async function planPictureReplacement(
  checker: Checker,
  folder: string,
  file: string,
  before: Uint8Array,
  { name, bytes }: SentPicture,
): Promise<PictureReplacement> {
  const [picture] = picturesIn(checker, folder, file);
  if (!picture) throw new Refusal(404, `There is no picture ${file}.`);
  const target = placeFor(file, name, checker.files);
  const facts = await assertPicture(target, bytes);
  if (Buffer.compare(before, bytes) === 0) throw new Refusal(422, 'It is the same picture.');
  const documents = target === file ? [] : followers(checker, file, target);
  const changes: StepFile[] =
    target === file
      ? [{ file, before, after: bytes }]
      : [{ file: target, before: undefined, after: bytes }, ...documents, { file, before, after: undefined }];
  return { changes, shown: shownReplacement(picture, facts, target) };
}

/** The documents that refer to an image, updated to its new name. */
function followers(checker: Checker, from: string, to: string): StepFile[] {
  assertReadable(checker, (text) => text.includes(path.posix.basename(from)));
  const edits = new SiteEdits((file) => checker.text(file));
  moveFilePaths(checker, edits, (file) => (file === from ? to : file));
  return edits
    .changes()
    .flatMap((change) =>
      change.kind === 'edit' ? [{ file: change.file, before: change.before, after: change.after }] : [],
    );
}

/** The name of the replacement: the same with another extension. */
function placeFor(file: string, name: string, taken: ReadonlySet<string>): string {
  const kindOf = (one: string) => path.posix.extname(one).slice(1).toLowerCase().replace('jpeg', 'jpg');
  const kind = kindOf(name);
  if (!imageTypes.test(name)) throw new Refusal(422, 'Images are avif, webp, png, jpg or svg.');
  if (kind === kindOf(file)) return file;
  const stem = file.slice(0, file.lastIndexOf('.'));
  for (let number = 1; ; number++) {
    const place = `${stem}${number > 1 ? `-${number}` : ''}.${kind}`;
    if (!taken.has(place)) return place;
  }
}

function shownReplacement(
  { file, facts: before, uses }: SitePicture,
  after: ImageFacts,
  target: string,
): ShownPlan {
  const pages = new Map<string, Set<string>>();
  for (const { title, words = [] } of uses) {
    const lines = words.flatMap(({ text }) => (text === undefined ? [] : `“${text}”`));
    pages.set(title, new Set([...(pages.get(title) ?? []), ...lines]));
  }
  const was = before ? ` in place of ${sizeOf(before)}` : '';
  return {
    title: `Replace the picture ${path.posix.basename(file)}`,
    pages: [...pages].map(([title, what]) => ({ title, what: [...what] })),
    notes: [
      `It has ${sizeOf(after)}${was}.`,
      ...(target === file ? [] : [`Its file is called ${target} then.`]),
      ...([...pages.values()].some(({ size }) => size > 0)
        ? ['Look whether these words still say what it shows.']
        : []),
    ],
    links: [],
    picture: target,
  };
}

function sizeOf({ width, height, bytes }: { width: number; height: number; bytes: number }): string {
  return `${Math.round(width)} by ${Math.round(height)} pixels and ${fileSize(bytes)}`;
}

/**
 * Plans the removal of an unused image.
 *
 * @throws Refusal if it does not exist or is used; UsageError if a document with errors may use it
 */
export function planPictureRemoval(checker: Checker, folder: string, file: string): Plan {
  const [picture] = picturesIn(checker, folder, file);
  const bytes = checker.bytes(file);
  if (!picture || !bytes) throw new Refusal(404, `There is no picture ${file}.`);
  const name = path.posix.basename(file);
  assertReadable(checker, (text) => text.includes(name));
  const isShown = checker.site.images.has(file);
  if (isShown || picture.uses.length > 0) {
    const [use] = picture.uses;
    throw new UsageError(
      `${name} is shown${use ? ` on ${use.title || use.route}` : ''}: take it out there first.`,
    );
  }
  return {
    root: folder,
    title: `Remove the picture ${name}`,
    changes: [{ kind: 'remove', file, before: bytes }],
    notes: [],
  };
}
