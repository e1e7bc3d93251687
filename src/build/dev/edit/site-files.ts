import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lookup } from 'mime-types';
import type { FileText } from '../../../content/edits';
import { imageTypes } from '../../../content/images';
import { hashOf } from '../../project/hash';
import { readDrawing } from '../../read/drawing/drawing';
import { lockFolders } from '../../write/lock';
import { boundaryOf, realPathIn } from '../../write/real-paths';
import { ChangedMeanwhile, type FileChange } from '../../write/steps';
import { writeFiles } from '../../write/write-files';
import { Refusal } from './guard';

const documentPath = /^(?:[a-z0-9_][a-z0-9_-]*\/)+[a-z0-9-]+\.json$/;
const imagePath = /^(?:[a-z0-9_][a-z0-9_-]*\/)+[\w-]+\.[a-z]+$/;

/** An image with its media type. */
export interface SiteImage {
  bytes: Uint8Array;
  type: string;
}

/** What a file is to hold, and what it held when that was decided; undefined where there is none. */
export interface FileWrite {
  file: string;
  content: string | Uint8Array | undefined;
  before: string | undefined;
}

/** How long a command that writes is waited for, in milliseconds: whoever types waits too. */
const patience = 2000;

/** Reads and writes the files of a site, and nothing beside them. */
export class SiteFiles {
  readonly #folder: string;
  /** Texts as they were read or written lately, by their hash: what edits were made for is known for a while. */
  readonly #texts = new Map<string, string>();

  readonly #isDocument: (file: string) => boolean;

  /**
   * @param folder the folder of the site, as an absolute path
   * @param isDocument whether a file has the name of a document or of a dictionary
   */
  constructor(folder: string, isDocument: (file: string) => boolean) {
    this.#folder = folder;
    this.#isDocument = isDocument;
  }

  /** A document or a dictionary. @throws Refusal when there is none, or it is none */
  read(file: string): FileText {
    const known = this.find(file);
    if (!known) throw new Refusal(404, `There is no file ${file}.`);
    return known;
  }

  /** The same; undefined when there is no such file. @throws Refusal for what is no document */
  find(file: string): FileText | undefined {
    const target = this.#pathOf(file, documentPath);
    if (!existsSync(target)) return undefined;
    const text = readFileSync(target, 'utf8');
    return this.#remember(file, text);
  }

  /** What a text said that had this hash; undefined when that is long ago. */
  textOf(hash: string): string | undefined {
    return this.#texts.get(hash);
  }

  /**
   * Writes files whole, all of them or none. One whose content is undefined is removed.
   *
   * @throws Refusal when one is not as it was read, cannot be written, or somebody else is writing
   */
  write(files: readonly FileWrite[]): void {
    const changes = files.flatMap(({ file, content, before }): FileChange[] => {
      const pattern = typeof content === 'string' || !content ? documentPath : imagePath;
      const target = this.#pathOf(file, pattern);
      if (content !== undefined) return [{ kind: 'put', file: target, content, before }];
      return before === undefined ? [] : [{ kind: 'remove', file: target, before }];
    });
    try {
      const lock = lockFolders([this.#folder], patience);
      try {
        writeFiles(lock, changes);
      } finally {
        lock.release();
      }
    } catch (error) {
      if (error instanceof ChangedMeanwhile) throw new Refusal(409, error.message);
      throw new Refusal(422, `The files cannot be written: ${(error as Error).message}`);
    }
    for (const { file, content } of files) if (typeof content === 'string') this.#remember(file, content);
  }

  /** An image as it lies in its folder. @throws Refusal when there is none, or it is none */
  readImage(file: string): SiteImage {
    const target = this.#pathOf(file, imagePath);
    if (!imageTypes.test(file)) throw new Refusal(422, `${file} is no image.`);
    if (!existsSync(target)) throw new Refusal(404, `There is no image ${file}.`);
    const bytes = readFileSync(target);
    const drawing = file.endsWith('.svg') ? readDrawing(bytes) : undefined;
    if (typeof drawing === 'string') throw new Refusal(422, `${file} cannot be shown. ${drawing}`);
    return { bytes, type: lookup(file) || 'application/octet-stream' };
  }

  /** A new image. @throws Refusal when the name is not one for an image, or taken */
  assertNewImage(file: string): void {
    if (!imageTypes.test(file)) throw new Refusal(422, 'Images are avif, webp, png, jpg or svg.');
    if (existsSync(this.#pathOf(file, imagePath)))
      throw new Refusal(422, `There is an image ${file} already.`);
  }

  #remember(file: string, text: string): FileText {
    const hash = hashOf(text);
    this.#texts.delete(hash);
    this.#texts.set(hash, text);
    const [oldest] = this.#texts.keys();
    if (this.#texts.size > keptTexts && oldest !== undefined) this.#texts.delete(oldest);
    return { file, path: path.join(this.#folder, file), text, hash };
  }

  /** The path of a file of the site. @throws Refusal for any other file, also behind a link that leads elsewhere */
  #pathOf(file: string, pattern: RegExp): string {
    const target = path.join(this.#folder, file);
    if (!pattern.test(file) || (pattern === documentPath && !this.#isDocument(file)))
      throw new Refusal(422, `${JSON.stringify(file)} is no document of this site.`);
    try {
      realPathIn(this.#folder, file, boundaryOf(this.#folder));
    } catch (error) {
      throw new Refusal(422, (error as Error).message);
    }
    return target;
  }
}

/** Edits are made for texts that were read minutes ago. */
const keptTexts = 500;
