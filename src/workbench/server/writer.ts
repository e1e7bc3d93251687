import { plannedFiles, plannedName } from '../../commands/refactor/planned-files';
import type { SchemaSet } from '../../content/schema/schemas';
import { nameIn } from '../../content/text/paths';
import { Checker } from '../../node/check/checker';
import { assertStaysValid } from '../../node/check/stays-valid';
import type { LiveContent } from '../../node/dev/live-content';
import type { FileOverlay } from '../../node/read/git-files';
import type { Conflict } from '../protocol/documents';
import type { ShownPlan } from '../protocol/plans';
import { thrownAway } from './changes/changes';
import { restoreVersion } from './changes/restored';
import { assertFew, editsInRequest, typingTarget } from './edit-shape';
import { Refusal } from './guard';
import type { Direction, EditHistory, StepFile, Viewer } from './history';
import { type Merged, mergeEdits } from './merge';
import { newPageFiles } from './new-page';
import { changesOf, planFor, readPagePlan, refuse, shownPlan } from './page-plans';
import {
  assertPicture,
  type PictureReplacement,
  planPictureReplacement,
  type SentPicture,
} from './picture-plans';
import type { SiteFiles } from './site-files';
import { type CurrentFiles, stepChanges } from './step-back';
import { stepName } from './step-name';
import { Uploads } from './uploads';

/**
 * All writes of the workbench, under `SiteFiles.locked`: each method writes all of its files or none, and returns their names.
 */
export class Writer {
  readonly #folder: string;
  readonly #content: LiveContent;
  readonly #files: SiteFiles;
  readonly #history: EditHistory;
  readonly #uploads = new Uploads();
  readonly #current: CurrentFiles;

  /** @param folder the folder of the site, as an absolute path */
  constructor(folder: string, content: LiveContent, files: SiteFiles, history: EditHistory) {
    this.#folder = folder;
    this.#content = content;
    this.#files = files;
    this.#history = history;
    this.#current = {
      contentOf: (file) => files.contentOf(file),
      isShown: (image, except) => {
        const { checker } = content;
        // A document with errors may show more than is known of it.
        const mayShow = (file: string) => checker?.text(file)?.includes(nameIn(image));
        return [...(checker?.site.all() ?? [])].some(
          ({ file, images, downloads, isInvalid }) =>
            !except?.has(file) &&
            (images.includes(image) || downloads?.includes(image) || (isInvalid && mayShow(file))),
        );
      },
    };
  }

  /**
   * Applies edits to documents with the related image changes: see `Uploads`. Edits with the id of earlier ones are made
   * already. @throws Refusal with the conflicts or the reason
   */
  edit(body: Record<string, unknown>, viewer: Viewer): string[] {
    const { id, name, files } = editsInRequest(body);
    if (id !== undefined && this.#history.hasMade(id)) return files.map(({ file }) => file);
    const current = new Map(files.map(({ file }) => [file, this.#files.read(file)]));
    assertFew(files, (file) => current.get(file)?.text ?? '');
    const conflicts: Conflict[] = [];
    const merged: Merged[] = [];
    for (const edits of files) {
      const file = current.get(edits.file) as ReturnType<SiteFiles['read']>;
      const result = mergeEdits(file, edits, this.#files.textOf(edits.hash), body.force === true);
      if (Array.isArray(result)) conflicts.push(...result);
      else merged.push(result);
    }
    if (conflicts.length > 0) throw new Refusal(409, 'This was changed here and in the file.', { conflicts });
    const changes: StepFile[] = merged.flatMap(({ file, before, text }) =>
      before === text ? [] : [{ file, before: current.get(file)?.isThere ? before : undefined, after: text }],
    );
    const images = this.#uploads.changesWith(files, merged, this.#current);
    // Added images have been written already.
    this.#write([...changes, ...images.filter(({ after }) => after === undefined)]);
    this.#history.add(name, typingTarget(files), [...changes, ...images], viewer, id);
    return [...new Set([...merged, ...images].map(({ file }) => file))];
  }

  /** Creates a page. @throws Refusal, also if it would cause an error in the site */
  async addPage({ route, title, from }: Record<string, unknown>, viewer: Viewer): Promise<string[]> {
    if (typeof route !== 'string' || typeof title !== 'string')
      throw new Refusal(422, 'A new page has a route and a title.');
    const { schemas, languages } = this.#content;
    if (!schemas) throw new Refusal(503, 'The schemas cannot be read: see what the server says.');
    const textOf = (file: string) => this.#files.find(file)?.text;
    const page = { route, title, ...(typeof from === 'string' ? { from } : {}) };
    const files = newPageFiles(this.#folder, page, schemas, languages, textOf);
    await this.#assertValid(schemas, new Map([...files].map(([file, text]) => [file, Buffer.from(text)])));
    const changes = [...files].map(([file, after]) => ({ file, before: textOf(file), after }));
    return this.#make(`New page ${route}`, changes, viewer);
  }

  /** Discards changes: see `thrownAway`. @throws Refusal with the reason if that is impossible */
  throwAway(body: Record<string, unknown>, viewer: Viewer): string[] {
    const { name, changes } = thrownAway(this.present, body, this.#current.isShown);
    return this.#make(name, changes, viewer);
  }

  /** Restores content of a page: see `restoreVersion`. @throws Refusal with the reason if that is impossible */
  async restore(body: Record<string, unknown>, viewer: Viewer): Promise<string[]> {
    const { name, changes } = await restoreVersion(this.present, body);
    return this.#make(name, changes, viewer);
  }

  /** The plan for moving or deleting a page. @throws Refusal with the reason if that is impossible */
  plan(asked: Record<string, unknown>): ShownPlan {
    const { checker, folder } = this.present;
    return shownPlan(planFor(checker, folder, readPagePlan(asked)), checker);
  }

  /** Moves or deletes a page and updates references. @throws Refusal, also if it would cause an error in the site */
  async carryOut(body: Record<string, unknown>, viewer: Viewer): Promise<string[]> {
    const { checker, folder, schemas, contentOf } = this.present;
    const asked = readPagePlan(body);
    const { title, changes, links = [] } = planFor(checker, folder, asked);
    if (links.length > 0 && 'route' in asked && asked.instead === undefined)
      throw new Refusal(422, 'Links lead to this page: say where they lead then.');
    // Translations of replaced words may be left for somebody to translate.
    const nameThen = 'from' in asked ? (file: string) => plannedName(changes, file) : undefined;
    if (!('find' in asked)) await this.#assertValid(schemas, plannedFiles(changes, checker), nameThen);
    return this.#make(title, changesOf(changes, contentOf), viewer);
  }

  /** The current site. @throws Refusal while it cannot be read */
  get present() {
    const { checker, schemas } = this.#content;
    if (!checker || !schemas) throw new Refusal(503, 'The site cannot be read: see what the server says.');
    const contentOf = (file: string) => this.#files.contentOf(file);
    return { folder: this.#folder, checker, schemas, cacheFileOf: this.#content.cacheFileOf, contentOf };
  }

  /** Saves an image in a document's folder. @throws Refusal */
  async addImage(file: string, bytes: Uint8Array): Promise<string[]> {
    this.#files.assertNewImage(file);
    await assertPicture(file, bytes);
    this.#write([{ file, before: undefined, after: bytes }]);
    this.#uploads.add(file);
    return [file];
  }

  /** The plan for replacing an image. @throws Refusal with the reason if that is impossible */
  async planReplacement(file: string, sent: SentPicture): Promise<PictureReplacement> {
    const { checker, folder, contentOf } = this.present;
    const before = contentOf(file);
    if (!(before instanceof Uint8Array)) throw new Refusal(404, `There is no picture ${file}.`);
    return planPictureReplacement(checker, folder, file, before, sent).catch(refuse);
  }

  /** Replaces an image. @throws Refusal as `planReplacement` does */
  async replacePicture(file: string, sent: SentPicture, viewer: Viewer): Promise<string[]> {
    const { shown, changes } = await this.planReplacement(file, sent);
    return this.#make(shown.title, changes, viewer);
  }

  /**
   * Undoes or redoes the last step of a tab.
   *
   * @param isSkipped whether to discard the step instead
   * @throws Refusal with the reason if that is impossible; the step can then be skipped
   */
  step(direction: Direction, isSkipped: boolean, viewer: Viewer): string[] {
    const step = this.#history.peek(direction, viewer);
    const [done, again] = direction === 'undo' ? ['taken back', 'take back'] : ['made again', 'make again'];
    if (!step) throw new Refusal(422, `There is nothing to ${again}.`);
    if (isSkipped) {
      this.#history.skip(step);
      return [];
    }
    let changes: StepFile[];
    try {
      changes = stepChanges(step, direction, this.#history, this.#current);
      this.#write(changes);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const called = stepName(step, this.#content.checker?.site.all() ?? []);
      const message = `"${called}" cannot be ${done}: ${error.message}`;
      throw new Refusal(409, message, { stuck: direction });
    }
    this.#history.move(direction, step, changes, viewer);
    return changes.map(({ file }) => file);
  }

  /** @throws Refusal with the first error that changes of files would cause in the site, as `assertStaysValid` does */
  async #assertValid(
    schemas: SchemaSet,
    changed: FileOverlay,
    nameThen?: (file: string) => string,
  ): Promise<void> {
    const checker = new Checker(this.#folder, schemas, { cacheFileOf: this.#content.cacheFileOf });
    const tried = checker.scan().then(() => assertStaysValid(checker, changed, nameThen && { nameThen }));
    await tried.catch(refuse);
  }

  /** Writes what is one step of the history. @returns the names of its files */
  #make(name: string, changes: readonly StepFile[], viewer: Viewer): string[] {
    this.#write(changes);
    this.#history.add(name, undefined, changes, viewer);
    return changes.map(({ file }) => file);
  }

  #write(changes: readonly StepFile[]): void {
    if (changes.length > 0) this.#files.write(changes);
  }
}
