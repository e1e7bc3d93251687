import { cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { git } from '../../node/project/git';
import { engineName } from '../../node/project/place-of';
import { UsageError, unlessRefused } from '../../node/project/project';
import { tryTool, whyToolFailed } from '../../node/project/tool';
import { listFiles } from '../../node/read/files';
import { movedLock, readSitePackage, type SitePackage, withEngine } from './site-package';
import { npmOptions, type WantedEngine } from './wanted-engine';

/** The parts of a site that an engine may write. */
const written = ['pages', 'schemas', 'src'];
/** The parts of a site that an engine reads. */
const read = [...written, 'package.json', 'package-lock.json', 'tsconfig.json', '.npmrc'];
const lockName = 'package-lock.json';
/** Files whose content an engine may change; others it can only add. */
const isText = /\.(?:json|tsx?|css|svg|md)$/;

/** A file that the new engine changes: its path in the site, and its content before and after. */
export interface ChangedFile {
  file: string;
  before: Buffer | undefined;
  after: Buffer;
}

/** A copy of a site for trying another engine. */
export class SiteCopy {
  readonly folder: string;
  readonly own: SitePackage;
  /** The commit of the copied documents; undefined without git. */
  readonly commit: string | undefined;
  readonly #site: string;
  /** The copied files by path; for images, only their existence. */
  readonly #before: ReadonlyMap<string, Buffer | undefined>;

  /**
   * Copies what an engine reads of a site. Links are replaced by their targets, so that writes stay in the copy.
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

  /** Commits the documents, so that changes to them can be reviewed. */
  #remember(): string | undefined {
    return unlessRefused(() => {
      const own = (...args: string[]) => git(this.folder, args).trim();
      own('init', '--quiet');
      own('-c', 'core.autocrlf=false', '-c', 'core.safecrlf=false', 'add', '--force', '--', 'pages/*.json');
      const author = ['-c', 'user.name=upgrade', '-c', 'user.email=upgrade@localhost'];
      return own(...author, 'commit-tree', own('write-tree'), '-m', 'before');
    });
  }

  /** Installs an engine in the copy. @throws UsageError if npm fails */
  install({ spec, version }: WantedEngine): void {
    writeFileSync(path.join(this.folder, 'package.json'), withEngine(this.own, spec));
    const result = tryTool('npm', ['install', ...npmOptions], { cwd: this.folder });
    if (result.status !== 0)
      throw new UsageError(`npm cannot install ${engineName} ${version}: ${whyToolFailed(result)}`);
  }

  /** The changes to documents and sources. */
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

  /** The site's package with the new engine, and the lock file that npm wrote for the copy, adapted to the site's folder. */
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

/** Excludes broken links and temporary files of an earlier command. */
function isWanted(file: string): boolean {
  return (
    statSync(file, { throwIfNoEntry: false }) !== undefined && !path.basename(file).startsWith('.writing-')
  );
}
