import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { lookup } from 'mime-types';
import { imageTypes } from '../../content/model/images';
import { isLanguageCode } from '../../content/model/languages';
import { siteFolder } from '../../content/model/routes';
import { themeFile } from '../../content/site/theme/theme';
import { hashOf } from '../../node/project/hash';
import { reason } from '../../node/project/project';
import { readDrawing } from '../../node/read/drawing/drawing';
import { lockFoldersSoon, type WriteLock } from '../../node/write/lock';
import { boundaryOf, realFolder, realPathIn } from '../../node/write/real-paths';
import { type FileChange as Change, ChangedMeanwhile } from '../../node/write/steps';
import { writeFiles } from '../../node/write/write-files';
import type { FileText } from '../protocol/documents';
import { Refusal } from './guard';
import type { Content, StepFile } from './history';

/** The path of a file that is named like a document. */
export const documentPath = /^(?:[a-z0-9_][a-z0-9_-]*\/)+[a-z0-9-]+\.json$/;
/** Any other file beside a document: its bytes are moved, removed and brought back with the page. */
const otherPath = /^(?:[a-z0-9_][a-z0-9_-]*\/)+[^/\\.\0][^/\\\0]*$/;
/** What a tool or a browser may run is no content. */
const code = /\.(?:[cm]?[jt]sx?|html?|xhtml|css|vue|wasm|php|py|rb|sh|bat|cmd|ps1|exe)$/i;
/** Whatever an image is called that is there: it may have to be removed, or moved with its page. */
const imagePath = /^(?:[a-z0-9_][a-z0-9_-]*\/)+[^\s./\\\p{Cc}][^/\\\p{Cc}]*\.[a-z]+$/iu;
const newImagePath = /^(?:[a-z0-9_][a-z0-9_-]*\/)+[\w-]+\.[a-z]+$/;

/** An image with its media type. */
export interface SiteImage {
  bytes: Uint8Array;
  type: string;
}

/** Timeout for a lock held by a command, in milliseconds; the editor waits too. */
const patience = 2000;

/** Reads and writes the site's files, and no others. */
export class SiteFiles {
  readonly #folder: string;
  /** Recently read or written texts by hash, so that the base of an edit is known for a while. */
  readonly #texts = new Map<string, string>();

  readonly #isDocument: (file: string) => boolean;
  #lock: WriteLock | undefined;

  /**
   * @param folder the folder of the site, as an absolute path
   * @param isDocument whether a file is named like a document or dictionary
   */
  constructor(folder: string, isDocument: (file: string) => boolean) {
    this.#folder = folder;
    this.#isDocument = isDocument;
  }

  /** Reads a document for editing. @throws Refusal if it does not exist, is not a document, or cannot be read */
  read(file: string): FileText & { isThere: boolean } {
    const state = this.findOrBegin(file);
    if (!state) throw new Refusal(404, `There is no file ${file}.`);
    return state;
  }

  /** Like `read`, but undefined if the file does not exist. @throws Refusal if it is not a document or cannot be read */
  find(file: string): FileText | undefined {
    if (!documentPath.test(file) || !this.#isDocument(file)) throw notOfTheSite(file);
    return this.#textOf(file);
  }

  /** Like `find`, but a document that its first edit creates has its initial content. `isThere` distinguishes the two. */
  findOrBegin(file: string): (FileText & { isThere: boolean }) | undefined {
    const state = this.find(file);
    if (state) return { ...state, isThere: true };
    const text = this.#beginningOf(file);
    return text === undefined ? undefined : { ...this.#remember(file, text), isThere: false };
  }

  /** The initial content of a document that does not exist yet; undefined if edits cannot create it. */
  #beginningOf(file: string): string | undefined {
    if (file === `${siteFolder}/redirects.json`) return '[]\n';
    if (file === themeFile) return '{}\n';
    const [, folder = '', name = ''] = /^(.*)\/([^/.]+)\.json$/.exec(file) ?? [];
    const isTranslated = ['site.json', 'page.json', 'section.json'].some((document) =>
      existsSync(path.join(this.#folder, folder, document)),
    );
    return isTranslated && isLanguageCode(name) ? '{}\n' : undefined;
  }

  /**
   * Like `find`, but undefined also if the file cannot be read.
   *
   * @param begins whether to return the initial content of a document that an edit can create
   */
  findReadable(file: string, begins = false): FileText | undefined {
    try {
      return begins ? this.findOrBegin(file) : this.find(file);
    } catch (error) {
      if (error instanceof Refusal) return undefined;
      throw error;
    }
  }

  #textOf(file: string): FileText | undefined {
    const bytes = this.#bytesOf(file, documentPath);
    if (!bytes) return undefined;
    // Invalid UTF-8 would be lost when the file is written again.
    if (!isUtf8(bytes))
      throw new Refusal(422, `${file} is not UTF-8 text: save it with that encoding first.`);
    return this.#remember(file, bytes.toString('utf8'));
  }

  /**
   * The content of a file that was written earlier; undefined if it does not exist. It may be a dictionary of a language that
   * the site no longer has.
   *
   * @throws Refusal if it cannot be read
   */
  contentOf(file: string): Content {
    return documentPath.test(file) ? this.#textOf(file)?.text : this.#bytesOf(file, patternOf(file));
  }

  /** The text with a hash; undefined if it is no longer stored. */
  textOf(hash: string): string | undefined {
    return this.#texts.get(hash);
  }

  /**
   * Runs work under the site's write lock. Other requests are served meanwhile.
   *
   * @throws Refusal naming the process that holds the lock, on timeout; or if the folder is not writable
   */
  async locked<T>(work: (lock: WriteLock) => T | Promise<T>): Promise<T> {
    try {
      this.#lock = await lockFoldersSoon([this.#folder], patience);
    } catch (error) {
      throw notWritten(error);
    }
    try {
      return await work(this.#lock);
    } finally {
      this.#lock.release();
      this.#lock = undefined;
    }
  }

  /**
   * Writes complete files, all or none, under `locked`. Undefined content removes a file.
   *
   * @throws Refusal if a file has changed since it was read, cannot be written, or has two names
   */
  write(changes: readonly StepFile[]): void {
    if (!this.#lock) throw new Error('Files are written while they are locked.');
    const targets = new Set<string>();
    const steps = changes.flatMap(({ file, before, after }): Change[] => {
      const target = this.#pathOf(file, patternOf(file));
      if (targets.has(target)) throw new Refusal(422, `${file} and another name lead to the same file.`);
      targets.add(target);
      if (after !== undefined) return [{ kind: 'put', file: target, content: after, before }];
      return before === undefined ? [] : [{ kind: 'remove', file: target, before }];
    });
    try {
      writeFiles(this.#lock, steps);
    } catch (error) {
      if (error instanceof ChangedMeanwhile) throw new Refusal(409, error.message);
      throw notWritten(error);
    }
    for (const { file, after } of changes) if (typeof after === 'string') this.#remember(file, after);
  }

  /** Reads an image file unchanged. @throws Refusal if it does not exist or is not an image */
  readImage(file: string): SiteImage {
    if (!imageTypes.test(file)) throw new Refusal(422, `${JSON.stringify(file)} is not an image.`);
    const bytes = this.#bytesOf(file, imagePath);
    if (!bytes) throw new Refusal(404, `There is no image ${file}.`);
    const drawing = file.endsWith('.svg') ? readDrawing(bytes) : undefined;
    if (typeof drawing === 'string') throw new Refusal(422, `${file} cannot be shown. ${drawing}`);
    return { bytes, type: lookup(file) || 'application/octet-stream' };
  }

  /** Checks the path of a new image. @throws Refusal if the name is invalid or taken, or no document is in its folder */
  assertNewImage(file: string): void {
    if (!imageTypes.test(file)) throw new Refusal(422, 'Images are avif, webp, png, jpg or svg.');
    if (this.#bytesOf(file, newImagePath)) throw new Refusal(422, `There is an image ${file} already.`);
    if (!existsSync(path.dirname(this.#pathOf(file, newImagePath))))
      throw new Refusal(422, `There is no folder ${path.dirname(file)}: an image lies beside its document.`);
  }

  #remember(file: string, text: string): FileText {
    const hash = hashOf(text);
    this.#texts.delete(hash);
    this.#texts.set(hash, text);
    const [oldest] = this.#texts.keys();
    if (this.#texts.size > keptTexts && oldest !== undefined) this.#texts.delete(oldest);
    return { file, path: path.join(this.#folder, file), text, hash };
  }

  #bytesOf(file: string, pattern: RegExp): Buffer | undefined {
    const target = this.#pathOf(file, pattern);
    try {
      const stat = statSync(target, { throwIfNoEntry: false });
      if (!stat) return undefined;
      // Reading a pipe or device might never end.
      if (!stat.isFile()) throw new Refusal(422, `${file} is not a file: something else has its name.`);
      return readFileSync(target);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      throw new Refusal(422, `${file} cannot be read: ${reason(error)}`);
    }
  }

  /** The path of one of the site's files. @throws Refusal for any other file, including links to one */
  #pathOf(file: string, pattern: RegExp): string {
    const isOther = pattern === otherPath;
    if (!pattern.test(file) || (isOther && code.test(file))) throw notOfTheSite(file);
    try {
      // A link may lead to a document elsewhere in the project, but to no other file there.
      const boundary = isOther ? realFolder(this.#folder) : boundaryOf(this.#folder);
      const target = realPathIn(this.#folder, file, boundary);
      if (isOther && code.test(target)) throw notOfTheSite(file);
      return target;
    } catch (error) {
      if (error instanceof Refusal) throw error;
      throw new Refusal(422, (error as Error).message);
    }
  }
}

/** The pattern that a file's path has to match, by its kind. */
function patternOf(file: string): RegExp {
  if (documentPath.test(file)) return documentPath;
  return imageTypes.test(file) && imagePath.test(file) ? imagePath : otherPath;
}

function notWritten(error: unknown): Refusal {
  return new Refusal(422, `The files cannot be written: ${(error as Error).message}`);
}

function notOfTheSite(file: string): Refusal {
  return new Refusal(422, `${JSON.stringify(file).slice(0, 300)} is no document of this site.`);
}

/** Edits may be based on texts that were read minutes ago. */
const keptTexts = 500;
