import { applyFixes, fixesOf } from '../../content/json/fix';
import { locate } from '../../content/json/locate';
import { parseText } from '../../content/json/parse';
import { follow } from '../../content/json/tree';
import { type Diagnostic, type Finding, pointerTokens } from '../../content/model/diagnostics';
import { type Completion, completionsAt } from '../../content/report/complete';
import { titleOfFix } from '../../content/report/fix-title';
import { targetsAt } from '../../content/report/targets';
import type { SchemaSet } from '../../content/schema/schemas';
import { cacheFileOf } from '../../node/cache/page-cache';
import { Checker } from '../../node/check/checker';
import { Turns } from '../../node/project/turns';
import { fromWorkingDirectory } from '../../node/project/working-directory';

/** A certain fix. */
interface Correction {
  /** The finding that it resolves. */
  finding: Diagnostic;
  title: string;
  /** The new text of each file. */
  files: ReadonlyMap<string, string>;
}

/** A site as the editor sees it: open documents replace files on disk. */
export class OpenSite {
  /** The site's folder as a real absolute path. */
  readonly folder: string;
  /** The findings of the last check; files are relative to the folder. */
  diagnostics: readonly Diagnostic[] = [];
  readonly #checker: Checker;
  readonly #open = new Map<string, string>();
  #findings: readonly Finding[] = [];
  readonly #turns = new Turns();
  #isFollowed = false;
  #isBehind = false;

  /** @param key the cache key of the schemas' inputs */
  constructor(folder: string, schemas: SchemaSet, key: string) {
    this.folder = folder;
    this.#checker = new Checker(folder, schemas, { cacheFileOf: cacheFileOf(folder, key) });
  }

  /** Sets a file's text in the editor. @param text undefined when the file is closed */
  type(file: string, text: string | undefined): void {
    if (text === undefined) this.#open.delete(file);
    else this.#open.set(file, text);
    this.#isBehind = true;
  }

  /** The text of a file at the last check. */
  textOf(file: string): string | undefined {
    return this.#checker.text(file);
  }

  /**
   * Checks what has changed since the last check: in the editor, and on disk after a save. Checks run one at a time.
   *
   * @throws UsageError if the folder or a file in it cannot be read
   */
  look(isSaved = false): Promise<void> {
    return this.#turns.take(() => this.#look(isSaved));
  }

  /** Waits until the site has been read. @throws as `look` does */
  async begin(): Promise<void> {
    if (!this.#isFollowed) await this.settle();
  }

  /** Checks now if anything was typed since the last check. @throws as `look` does */
  async settle(): Promise<void> {
    if (this.#isBehind) await this.look();
    else await this.#turns.settled();
  }

  async #look(isSaved: boolean): Promise<void> {
    const checker = this.#checker;
    this.#isBehind = false;
    if (!this.#isFollowed) await checker.follow();
    else if (isSaved) await checker.update();
    this.#isFollowed = true;
    await checker.show(new Map([...this.#open].map(([file, text]) => [file, Buffer.from(text)])));
    this.#findings = checker.findings().flatMap((finding) => this.#shown(writable(finding)));
    this.diagnostics = this.#locate(this.#findings);
  }

  /** A finding at its own location, and in every open file where the same mistake shows. */
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

  /** The certain fixes of a file's findings, one by one. */
  corrections(file: string): Correction[] {
    return this.#findings.flatMap((finding) => {
      if (finding.file !== file || !finding.fix) return [];
      const files = this.#mended([finding]);
      const [diagnostic] = this.#locate([finding]);
      if (files.size === 0 || !diagnostic) return [];
      return [{ finding: diagnostic, title: titleOfFix(finding, files.size), files }];
    });
  }

  /** What `validate-pages --fix` would write for a file, including other files that must change with it. */
  allCorrections(file: string): ReadonlyMap<string, string> {
    return this.#mended(this.#findings, (name) => name === file);
  }

  #mended(findings: readonly Finding[], isWanted?: (file: string) => boolean): Map<string, string> {
    const textOf = (file: string) => this.textOf(file);
    return applyFixes(fixesOf(findings, textOf, isWanted), textOf);
  }

  /** Completions at an offset of an open file; see `completionsAt`. */
  completions(file: string, offset: number): Completion[] {
    return completionsAt(this.#checker.site, file, this.#open.get(file) ?? '', offset);
  }

  /** Where what stands at an offset of an open file leads; see `targetsAt`. */
  targets(file: string, offset: number): { file: string; offset: number; length: number; text: string }[] {
    return targetsAt(this.#checker.site, file, this.#open.get(file) ?? '', offset).map(
      ({ file, pointer, isName }) => {
        const text = this.textOf(file) ?? '';
        const { root } = pointer === undefined ? {} : parseText(text);
        const found = root && follow(root, pointerTokens(pointer ?? ''));
        const { offset = 0, length = 0 } = (isName ? found?.member?.key : found?.node) ?? {};
        return { file, offset, length, text };
      },
    );
  }
}

/** A finding without a fix that needs another file first: an editor writes texts, not images. */
function writable({ fix, ...finding }: Finding): Finding {
  return fix && fix.copy === undefined ? { ...finding, fix } : finding;
}
