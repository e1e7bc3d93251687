import type { IncomingMessage } from 'node:http';
import { jsonIn } from '../../content/json/json-in';
import { largestImage } from '../../content/model/images';
import { documentsOf } from '../../content/model/wrong-names';
import { folderIn, nameIn } from '../../content/text/paths';
import type { Checker } from '../../node/check/checker';
import type { LiveContent } from '../../node/dev/live-content';
import { Turns } from '../../node/project/turns';
import type { WriteLock } from '../../node/write/lock';
import type { FileText } from '../protocol/documents';
import { listChanges } from './changes/changes';
import { listVersions } from './changes/page-history';
import { compareVersion } from './changes/restored';
import { sectionPictures } from './changes/section-pictures';
import { examplesOfType, triedExample } from './examples';
import { findTexts } from './find-texts';
import { shownFindings } from './findings';
import { assertOwnPage, Refusal } from './guard';
import { type Direction, EditHistory, type Viewer } from './history';
import { incomingNow, lookForOthers, takeOthers } from './others';
import { picturesIn } from './pictures';
import { offerPublication, publishing, publishUnits } from './publication';
import { readBody, readJson } from './request-body';
import { documentsShown } from './shown-documents';
import { SiteFiles, type SiteImage } from './site-files';
import { siteInfo } from './site-info';
import { smallImage } from './small-image';
import { stepName } from './step-name';
import { viewerOf } from './viewer';
import { Writer } from './writer';

/** The response to a request: JSON or an image. */
export type Answer = { status: number; body: object } | { status: number; image: SiteImage };

const largestJson = 1_000_000;
/** Maximum length of a search. */
const longestWords = 200;
/** Timeout for a request body, in milliseconds. */
const usualPatience = 20_000;

/** The development server's endpoint for the workbench, which reads and writes a site's documents. */
export class WorkbenchServer {
  readonly #folder: string;
  readonly #content: LiveContent;
  readonly #patience: number;
  readonly #files: SiteFiles;
  readonly #history: EditHistory;
  readonly #writer: Writer;
  /** Serializes changes, so that each sees the result of the previous one. */
  readonly #turns = new Turns();

  /**
   * @param folder the folder of the site, as an absolute path
   * @param patience the timeout for a request body, in milliseconds
   */
  constructor(folder: string, content: LiveContent, patience = usualPatience) {
    this.#folder = folder;
    this.#content = content;
    this.#patience = patience;
    this.#files = new SiteFiles(folder, (file) => this.#isDocument(file));
    this.#history = new EditHistory(folder);
    this.#writer = new Writer(folder, content, this.#files, this.#history);
  }

  /**
   * Answers a request. Never throws: failures are responses with a message for editors.
   *
   * @param name the path below `/__workbench/`
   * @param token the secret of this server's pages
   */
  async answer(
    request: IncomingMessage,
    name: string,
    query: URLSearchParams,
    token: string,
  ): Promise<Answer> {
    return answered(async () => {
      assertOwnPage(request, token, request.headers['x-workbench-token']);
      const viewer = viewerOf(request.headers);
      const isRead = request.method === 'GET';
      if (isRead && name === 'images') {
        const image = this.#files.readImage(query.get('file') ?? '');
        return { status: 200, image: await smallImage(image) };
      }
      if (isRead) return { status: 200, body: await this.#read(name, query, viewer) };
      if (request.method !== 'POST') throw new Refusal(405, 'Ask with GET, write with POST.');
      return { status: 200, body: await this.#do(name, request, query, viewer) };
    });
  }

  get #checker(): Checker {
    const { checker } = this.#content;
    if (!checker) throw new Refusal(503, 'The site has not been looked at yet: see what the server says.');
    return checker;
  }

  #isDocument(file: string): boolean {
    return documentsOf(folderIn(file), this.#checker.languages).includes(nameIn(file));
  }

  #read(name: string, query: URLSearchParams, viewer: Viewer): object | Promise<object> {
    const writer = this.#writer;
    const asked = Object.fromEntries(query);
    const { route = '/', page = '', words = '', type = '' } = asked;
    return oneOf<object>(name, {
      document: () => ({
        ...documentsShown(route, this.#checker, this.#files),
        findings: this.#findings(),
      }),
      site: () => siteInfo(this.#checker),
      history: () => this.#names(viewer),
      changes: () => this.#changes(),
      'before-and-after': () => sectionPictures(writer.present, this.#content, page),
      texts: () => findTexts(this.#checker, words.slice(0, longestWords)),
      versions: () => listVersions(writer.present, asked),
      version: () => compareVersion(writer.present, asked),
      pictures: () => picturesIn(this.#checker, this.#folder),
      publication: () => offerPublication(writer.present),
      others: () => incomingNow(writer.present),
      plan: () => writer.plan(asked),
      examples: () => examplesOfType(this.#content, type),
    })();
  }

  #changes(): object {
    const { present } = this.#writer;
    const listed = listChanges(present);
    return 'missing' in listed ? listed : { ...listed, publishing: publishing(present) };
  }

  /** Does what a request asks for. Slow uploads and the network must not block writing, which alone takes turns. */
  async #do(name: string, request: IncomingMessage, query: URLSearchParams, viewer: Viewer): Promise<object> {
    if (name === 'images') return this.#addImage(request, query);
    if (name === 'pictures') return this.#replacePicture(request, query, viewer);
    const body = await readJson(request, { bytes: largestJson, milliseconds: this.#patience });
    if (name === 'publication') return publishUnits(this.#writer.present, body);
    if (name === 'others') return this.#getOthers(body, viewer);
    if (name === 'examples') return triedExample(this.#content, body);
    return this.#turns.take(() => this.#written(() => this.#write(name, body, viewer), viewer));
  }

  async #getOthers(body: Record<string, unknown>, viewer: Viewer): Promise<object> {
    const { present } = this.#writer;
    const state = await lookForOthers(present);
    return this.#turns.take(async () => {
      let got = {};
      const now = await this.#written(async (lock) => {
        const { files, ...others } = await takeOthers(present, lock, state, body);
        got = others;
        return files;
      }, viewer);
      return { ...now, ...got };
    });
  }

  #write(name: string, body: Record<string, unknown>, viewer: Viewer): string[] | Promise<string[]> {
    const writer = this.#writer;
    return oneOf<string[]>(name, {
      edits: () => writer.edit(body, viewer),
      pages: () => writer.addPage(body, viewer),
      'page-plans': () => writer.carryOut(body, viewer),
      'throw-away': () => writer.throwAway(body, viewer),
      restore: () => writer.restore(body, viewer),
      undo: () => writer.step('undo', body.skip === true, viewer),
      redo: () => writer.step('redo', body.skip === true, viewer),
    })();
  }

  #readImage(request: IncomingMessage): Promise<Uint8Array> {
    if (!/^image\/[a-z+]+$/.test(request.headers['content-type'] ?? ''))
      throw new Refusal(415, 'Send the bytes of an image, with its type.');
    return readBody(request, { bytes: largestImage.bytes, milliseconds: this.#patience });
  }

  /** Replaces an image by the upload, or returns the plan for that. */
  async #replacePicture(request: IncomingMessage, query: URLSearchParams, viewer: Viewer): Promise<object> {
    const file = query.get('file') ?? '';
    const sent = { name: query.get('name') ?? '', bytes: await this.#readImage(request) };
    if (query.has('plan')) return (await this.#writer.planReplacement(file, sent)).shown;
    return this.#turns.take(() =>
      this.#written(() => this.#writer.replacePicture(file, sent, viewer), viewer),
    );
  }

  async #addImage(request: IncomingMessage, query: URLSearchParams): Promise<object> {
    const file = query.get('file') ?? '';
    this.#files.assertNewImage(file);
    const bytes = await this.#readImage(request);
    return this.#turns.take(async () => {
      await this.#content.saved(await this.#files.locked(() => this.#writer.addImage(file, bytes)));
      return { file };
    });
  }

  /** Has files written. @param write returns their names @returns the state after it */
  async #written(
    write: (lock: WriteLock) => readonly string[] | Promise<readonly string[]>,
    viewer: Viewer,
  ): Promise<object> {
    const { names, made } = await this.#files.locked(async (lock) => {
      const names = await write(lock);
      return { names, made: names.flatMap((file) => this.#document(file) ?? []) };
    });
    await this.#content.saved(names);
    // Another program may be writing the file, and be half done: the page is told of the whole file later.
    const files = made.map((one) => {
      const now = this.#document(one.file);
      return now && jsonIn(now.text) !== undefined ? now : one;
    });
    const answer = { files, history: this.#names(viewer), findings: this.#findings() };
    this.#history.answered(viewer);
    return answer;
  }

  #document(file: string): FileText | undefined {
    return this.#isDocument(file) ? this.#files.findReadable(file) : undefined;
  }

  #names(viewer: Viewer) {
    const name = (direction: Direction) => {
      const step = this.#history.peek(direction, viewer);
      return step && stepName(step, this.#content.checker?.site.all() ?? []);
    };
    return { undo: name('undo'), redo: name('redo') };
  }

  #findings() {
    return shownFindings(this.#content, this.#folder, (file) => this.#document(file)?.hash);
  }
}

/** The answer that some work gives; its failure is one as well, with a message for editors. */
export async function answered(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal)
      return { status: error.status, body: { message: error.message, ...error.details } };
    return { status: 500, body: { message: `This went wrong: ${(error as Error).message}` } };
  }
}

/** The handler of a request, by its name. @throws Refusal if there is none */
function oneOf<T>(name: string, answers: Record<string, () => T | Promise<T>>): () => T | Promise<T> {
  const answer = Object.hasOwn(answers, name) ? answers[name] : undefined;
  if (!answer) throw new Refusal(404, `The workbench knows no "${name.slice(0, 100)}".`);
  return answer;
}
