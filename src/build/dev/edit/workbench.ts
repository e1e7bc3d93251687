import type { IncomingMessage } from 'node:http';
import type { Conflict, FileText } from '../../../content/edits';
import { splice } from '../../../content/json/edit';
import { translatedLanguages } from '../../../content/languages';
import { pageIdOf, siteFolder } from '../../../content/routes';
import { documentsOf } from '../../../content/wrong-names';
import type { Checker } from '../../check/checker';
import { hashOf } from '../../project/hash';
import { factsOf } from '../../read/image-files';
import type { LiveContent } from '../live-content';
import { isFileEdits, targetOf } from './edit-shape';
import { shownFindings } from './findings';
import { assertOwnPage, Refusal, readBody, readJson } from './guard';
import { EditHistory, type FileStep } from './history';
import { type Merged, mergeEdits } from './merge';
import { newPageFiles } from './new-page';
import { countSharing } from './shared-texts';
import { type FileWrite, SiteFiles, type SiteImage } from './site-files';
import { siteInfo } from './site-info';

/** What a request is answered with: what is sent as JSON, or an image. */
export type Answer = { status: number; body: object } | { status: number; image: SiteImage };

const largestJson = 1_000_000;
const largestImage = 10_000_000;

/** The part of the development server that the workbench asks: it reads the documents of a site and writes them. */
export class Workbench {
  readonly #folder: string;
  readonly #content: LiveContent;
  readonly #files: SiteFiles;
  readonly #history: EditHistory;
  /** One change after the other: each sees what the one before it wrote. */
  #turn: Promise<unknown> = Promise.resolve();

  /** @param folder the folder of the site, as an absolute path */
  constructor(folder: string, content: LiveContent) {
    this.#folder = folder;
    this.#content = content;
    this.#files = new SiteFiles(folder, (file) => this.#isDocument(file));
    this.#history = new EditHistory(folder);
  }

  /**
   * Answers a request. Never throws: what cannot be done is said in an editor's words.
   *
   * @param name what is asked for: the path below `/__workbench/`
   * @param token what only the pages of this server know
   */
  async answer(
    request: IncomingMessage,
    name: string,
    query: URLSearchParams,
    token: string,
  ): Promise<Answer> {
    try {
      assertOwnPage(request, token);
      const isRead = request.method === 'GET';
      if (!isRead && request.method !== 'POST') throw new Refusal(405, 'Ask with GET, write with POST.');
      if (isRead) return this.#read(name, query);
      if (name === 'images') return await this.#inTurn(() => this.#addImage(request, query));
      const body = await readJson(request, largestJson);
      return await this.#inTurn(() => this.#write(name, body));
    } catch (error) {
      if (error instanceof Refusal) return { status: error.status, body: { message: error.message } };
      return { status: 500, body: { message: `This went wrong: ${(error as Error).message}` } };
    }
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#turn.then(work);
    this.#turn = next.catch(() => {});
    return next;
  }

  get #checker(): Checker {
    const { checker } = this.#content;
    if (!checker) throw new Refusal(503, 'The site has not been looked at yet: see what the server says.');
    return checker;
  }

  #isDocument(file: string): boolean {
    const slash = file.lastIndexOf('/');
    return documentsOf(file.slice(0, slash), this.#checker.languages).includes(file.slice(slash + 1));
  }

  #read(name: string, query: URLSearchParams): Answer {
    switch (name) {
      case 'document':
        return { status: 200, body: this.#document(query.get('route') ?? '/') };
      case 'site':
        return { status: 200, body: siteInfo(this.#checker) };
      case 'history':
        return { status: 200, body: this.#history.names };
      case 'images':
        return { status: 200, image: this.#files.readImage(query.get('file') ?? '') };
      default:
        throw new Refusal(404, `The workbench knows no "${name}".`);
    }
  }

  #document(route: string): object {
    const id = pageIdOf(route);
    const page = this.#files.find(`${id}/page.json`);
    if (!page) throw new Refusal(404, `There is no page at ${route}.`);
    const codes = translatedLanguages(this.#checker.languages).map(({ code }) => code);
    const dictionariesIn = (folder: string) =>
      Object.fromEntries(codes.map((code) => [code, this.#files.find(`${folder}/${code}.json`)]));
    return {
      page,
      dictionaries: dictionariesIn(id),
      shared: dictionariesIn(siteFolder),
      sharing: countSharing(this.#checker, id),
      findings: this.#findings(),
    };
  }

  async #write(name: string, body: Record<string, unknown>): Promise<Answer> {
    switch (name) {
      case 'edits':
        return this.#edit(body);
      case 'pages':
        return this.#addPage(body);
      case 'undo':
      case 'redo':
        return this.#step(name);
      default:
        throw new Refusal(404, `The workbench knows no "${name}".`);
    }
  }

  async #edit({ name, files, force }: Record<string, unknown>): Promise<Answer> {
    if (typeof name !== 'string' || !Array.isArray(files) || !files.every(isFileEdits))
      throw new Refusal(422, 'An edit has a name, and files with their hash and edits.');
    const conflicts: Conflict[] = [];
    const merged: Merged[] = [];
    for (const edits of files) {
      const current = this.#files.read(edits.file);
      const result = mergeEdits(current, edits, this.#files.textOf(edits.hash), force === true);
      if (Array.isArray(result)) conflicts.push(...result);
      else merged.push(result);
    }
    if (conflicts.length > 0) return { status: 409, body: { conflicts } };
    this.#files.write(merged.map(({ file, text, before }) => ({ file, content: text, before })));
    this.#history.add({
      name,
      at: Date.now(),
      target: targetOf(files),
      files: merged.map(({ file, before, text, inverse }) => ({
        file,
        before: hashOf(before),
        after: hashOf(text),
        undo: inverse,
        redo: [{ offset: 0, length: before.length, text }],
      })),
    });
    return this.#written(merged.map(({ file }) => file));
  }

  async #addPage({ route, title, from }: Record<string, unknown>): Promise<Answer> {
    if (typeof route !== 'string' || typeof title !== 'string')
      throw new Refusal(422, 'A new page has a route and a title.');
    const { schemas } = this.#content;
    if (!schemas) throw new Refusal(503, 'The schemas cannot be read: see what the server says.');
    const textOf = (file: string) => this.#files.find(file)?.text;
    const page = { route, title, ...(typeof from === 'string' ? { from } : {}) };
    const files = newPageFiles(this.#folder, page, schemas, this.#checker.languages, textOf);
    const steps = [...files].map(([file, text]): FileStep => {
      const before = textOf(file);
      return {
        file,
        before: before === undefined ? undefined : hashOf(before),
        after: hashOf(text),
        undo: before === undefined ? [] : [{ offset: 0, length: text.length, text: before }],
        redo: [{ offset: 0, length: before?.length ?? 0, text }],
      };
    });
    this.#files.write([...files].map(([file, content]) => ({ file, content, before: textOf(file) })));
    this.#history.add({ name: `New page ${route}`, at: Date.now(), target: undefined, files: steps });
    return this.#written([...files.keys()]);
  }

  async #addImage(request: IncomingMessage, query: URLSearchParams): Promise<Answer> {
    const file = query.get('file') ?? '';
    this.#files.assertNewImage(file);
    if (!/^image\/[a-z+]+$/.test(request.headers['content-type'] ?? ''))
      throw new Refusal(415, 'Send the bytes of an image, with its type.');
    const bytes = await readBody(request, largestImage);
    const facts = factsOf(file, bytes);
    if (typeof facts === 'string') throw new Refusal(422, facts);
    this.#files.write([{ file, content: bytes, before: undefined }]);
    await this.#content.saved([file]);
    return { status: 200, body: { file } };
  }

  async #step(direction: 'undo' | 'redo'): Promise<Answer> {
    const step = this.#history.peek(direction);
    if (!step)
      throw new Refusal(
        422,
        direction === 'undo' ? 'There is nothing to take back.' : 'There is nothing to make again.',
      );
    const [from, to] = direction === 'undo' ? (['after', 'before'] as const) : (['before', 'after'] as const);
    const writes: FileWrite[] = [];
    for (const change of step.files) {
      const current = this.#files.find(change.file);
      if (current?.hash !== change[from])
        throw new Refusal(
          409,
          `${change.file} was changed since: "${step.name}" cannot be ${direction === 'undo' ? 'taken back' : 'made again'} without losing that.`,
        );
      const text = change[direction].reduce(splice, current?.text ?? '');
      const content = change[to] === undefined ? undefined : text;
      writes.push({ file: change.file, content, before: current?.text });
    }
    this.#files.write(writes);
    this.#history.move(direction);
    return this.#written(writes.map(({ file }) => file));
  }

  /** What is true after files were written. */
  async #written(names: readonly string[]): Promise<Answer> {
    await this.#content.saved(names);
    const files = names.flatMap((file): FileText[] => {
      const known = this.#files.find(file);
      return known ? [known] : [];
    });
    return { status: 200, body: { files, history: this.#history.names, findings: this.#findings() } };
  }

  #findings() {
    return shownFindings(this.#content, this.#folder, (file) =>
      this.#isDocument(file) ? this.#files.find(file)?.hash : undefined,
    );
  }
}
