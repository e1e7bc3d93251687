import { applyEdits, editsOf, placesToFix } from '../../content/json/fix';
import { locate } from '../../content/json/locate';
import type { Diagnostic, Finding } from '../../content/model/diagnostics';
import { type Completion, completionsAt } from '../../content/report/complete';
import type { SchemaSet } from '../../content/schema/schemas';
import { cacheFileOf } from '../../node/cache/page-cache';
import { Checker } from '../../node/check/checker';
import { fromWorkingDirectory } from '../../node/project/working-directory';

/** A correction that is certain. */
export interface Correction {
  /** What it mends. */
  finding: Diagnostic;
  title: string;
  /** What files say then. */
  files: ReadonlyMap<string, string>;
}

/** A site as an editor has it: texts that are open stand in the place of those on the disk. */
export class OpenSite {
  /** The folder of the site, as an absolute path without links. */
  readonly folder: string;
  /** What is wrong, as of the last look; files are relative to the folder. */
  diagnostics: readonly Diagnostic[] = [];
  readonly #checker: Checker;
  readonly #open = new Map<string, string>();
  #findings: readonly Finding[] = [];
  #turn: Promise<void> = Promise.resolve();
  #isFollowed = false;
  #isBehind = false;

  /** @param key of the inputs that the schemas were loaded from */
  constructor(folder: string, schemas: SchemaSet, key: string) {
    this.folder = folder;
    this.#checker = new Checker(folder, schemas, (settings) => cacheFileOf(folder, key, settings));
  }

  /** What a file says in the editor. @param text undefined when it is closed there */
  type(file: string, text: string | undefined): void {
    if (text === undefined) this.#open.delete(file);
    else this.#open.set(file, text);
    this.#isBehind = true;
  }

  /** The text of a file as it was checked last. */
  textOf(file: string): string | undefined {
    return this.#checker.text(file);
  }

  /**
   * Looks at what has changed since the last look: in the editor, and on the disk when it may have changed there. One look comes
   * after the other.
   *
   * @throws UsageError when the folder or a file in it cannot be read
   */
  look(isSaved = false): Promise<void> {
    const next = this.#turn.then(() => this.#look(isSaved));
    this.#turn = next.catch(() => {});
    return next;
  }

  /** Looks where something was typed since the last look. @throws as `look` does */
  async settle(): Promise<void> {
    if (this.#isBehind) await this.look();
    else await this.#turn;
  }

  async #look(isSaved: boolean): Promise<void> {
    const checker = this.#checker;
    this.#isBehind = false;
    if (!this.#isFollowed) await checker.follow();
    else if (isSaved) await checker.update();
    this.#isFollowed = true;
    await checker.show(new Map([...this.#open].map(([file, text]) => [file, Buffer.from(text)])));
    this.#findings = checker.findings().flatMap((finding) => this.#shown(finding));
    this.diagnostics = this.#locate(this.#findings);
  }

  /** A finding where it stands, and in every open file where the same mistake shows. */
  #shown(finding: Finding): Finding[] {
    const files = new Set([finding.file]);
    const others = (finding.others ?? []).filter(({ file }) => {
      const isNew = this.#open.has(file) && !files.has(file);
      files.add(file);
      return isNew;
    });
    return [finding, ...others.map((place) => ({ ...finding, ...place }))];
  }

  #locate(findings: readonly Finding[]): Diagnostic[] {
    const nameOf = (file: string) => fromWorkingDirectory(file, this.folder);
    return locate(findings, (file) => this.textOf(file), nameOf);
  }

  /** What is certain to mend findings of a file, one by one. */
  corrections(file: string): Correction[] {
    return this.#findings.flatMap((finding) => {
      if (finding.file !== file || !finding.fix) return [];
      const files = this.#mended(placesToFix(finding, () => true));
      const [diagnostic] = this.#locate([finding]);
      if (files.size === 0 || !diagnostic) return [];
      const { hint, message } = diagnostic;
      return [{ finding: diagnostic, title: hint ?? `Mend: ${message}`, files }];
    });
  }

  /** What `validate-pages --fix` would write of a file: with the files that have to change along with it. */
  allCorrections(file: string): ReadonlyMap<string, string> {
    return this.#mended(this.#findings.flatMap((finding) => placesToFix(finding, (name) => name === file)));
  }

  #mended(places: readonly Finding[]): Map<string, string> {
    const files = new Map<string, string>();
    for (const [name, edits] of editsOf(locate(places, (file) => this.textOf(file)))) {
      const before = this.textOf(name);
      if (before !== undefined) files.set(name, applyEdits(before, edits));
    }
    return files;
  }

  /** What may be typed at an offset of a file that is open: see `completionsAt`. */
  completions(file: string, offset: number): Completion[] {
    return completionsAt(this.#checker.site, file, this.#open.get(file) ?? '', offset);
  }
}
