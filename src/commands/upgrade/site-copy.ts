import { cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { git } from '../../node/project/git';
import { engineName } from '../../node/project/place-of';
import { UsageError } from '../../node/project/project';
import { tryTool, whyToolFailed } from '../../node/project/tool';
import { listFiles } from '../../node/read/files';
import { movedLock, readSitePackage, type SitePackage, withEngine } from './site-package';
import { npmOptions, type WantedEngine } from './wanted-engine';

/** What of a site an engine may write. */
const written = ['pages', 'schemas', 'src'];
/** What of a site an engine reads. What else lies beside it concerns nobody. */
const read = [...written, 'package.json', 'package-lock.json', 'tsconfig.json', '.npmrc'];
const lockName = 'package-lock.json';
/** Files whose content an engine may change; others it only adds. */
const isText = /\.(?:json|tsx?|css|svg|md)$/;

/** A file that is another one with the new engine: its path below the site, and what it held and holds. */
export interface ChangedFile {
  file: string;
  before: Buffer | undefined;
  after: Buffer;
}

/** A copy of a site, in which another engine is tried. */
export class SiteCopy {
  readonly folder: string;
  /** The copied package, as it was. */
  readonly own: SitePackage;
  /** What git finds the copied documents by; undefined where there is no git. */
  readonly commit: string | undefined;
  readonly #site: string;
  /** What was copied, by path; of pictures, only that they were there. */
  readonly #before: ReadonlyMap<string, Buffer | undefined>;

  /**
   * Copies what an engine reads of a site. Links become what they lead to: what is written in the copy stays in it.
   *
   * @param work an empty folder elsewhere
   */
  constructor(site: string, work: string) {
    this.#site = site;
    this.folder = path.join(work, 'site');
    mkdirSync(this.folder);
    for (const name of read) {
      const from = path.join(site, name);
      if (existsSync(from))
        cpSync(from, path.join(this.folder, name), { recursive: true, dereference: true, filter: isWanted });
    }
    this.own = readSitePackage(this.folder);
    this.#before = new Map(
      listFiles(this.folder).map((file) => [file, isText.test(file) ? this.#read(file) : undefined]),
    );
    this.commit = this.#remember();
  }

  #read(file: string): Buffer {
    return readFileSync(path.join(this.folder, file));
  }

  /** Lets git know the documents as they are, for a review of what becomes of them. */
  #remember(): string | undefined {
    try {
      const own = (...args: string[]) => git(this.folder, args).trim();
      own('init', '--quiet');
      own('-c', 'core.autocrlf=false', '-c', 'core.safecrlf=false', 'add', '--force', '--', 'pages/*.json');
      const author = ['-c', 'user.name=upgrade', '-c', 'user.email=upgrade@localhost'];
      return own(...author, 'commit-tree', own('write-tree'), '-m', 'before');
    } catch (error) {
      if (error instanceof UsageError) return undefined;
      throw error;
    }
  }

  /** Installs an engine in the copy. @throws UsageError when npm cannot */
  install({ spec, version }: WantedEngine): void {
    writeFileSync(path.join(this.folder, 'package.json'), withEngine(this.own, spec));
    const result = tryTool('npm', ['install', ...npmOptions], { cwd: this.folder });
    if (result.status !== 0)
      throw new UsageError(`npm cannot install ${engineName} ${version}: ${whyToolFailed(result)}`);
  }

  /** What has become of documents and sources. */
  changes(): ChangedFile[] {
    return written
      .filter((name) => existsSync(path.join(this.folder, name)))
      .flatMap((name) => listFiles(path.join(this.folder, name)).map((file) => `${name}/${file}`))
      .flatMap((file) => {
        const before = this.#before.get(file);
        if (before === undefined && this.#before.has(file)) return [];
        const after = this.#read(file);
        return before?.equals(after) ? [] : [{ file, before, after }];
      });
  }

  /** The package of the site with the new engine, and its lock file: what npm wrote for the copy, said of the place of the site. */
  packages({ written: spec }: WantedEngine): ChangedFile[] {
    const after = [
      ['package.json', withEngine(this.own, spec)],
      [lockName, movedLock(String(this.#read(lockName)), this.folder, this.#site, spec)],
    ] as const;
    return after.flatMap(([file, text]) => {
      const change = { file, before: this.#before.get(file), after: Buffer.from(text) };
      return change.before?.equals(change.after) ? [] : [change];
    });
  }
}

/** No link that leads nowhere, and nothing that an earlier command keeps while it writes. */
function isWanted(file: string): boolean {
  return (
    statSync(file, { throwIfNoEntry: false }) !== undefined && !path.basename(file).startsWith('.writing-')
  );
}
