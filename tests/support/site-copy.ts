import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect } from 'vitest';
import { locate } from '../../src/content/json/locate';
import type { Diagnostic } from '../../src/content/model/diagnostics';
import { callCommand } from './call-command';
import { brokenSites, schemas } from './checks';
import { scanned } from './scanned';

/** A folder for the tests of a file; before each test, `pages` in it is reset to a site. */
export class SiteCopy {
  readonly work = mkdtempSync(path.join(tmpdir(), 'site-copy-'));
  readonly pages = path.join(this.work, 'pages');
  /** Where tests build it to. */
  readonly out = path.join(this.work, 'dist');

  /** @param from by default the small site without findings */
  constructor(from = path.join(brokenSites, '_valid')) {
    beforeEach(() => {
      rmSync(this.pages, { recursive: true, force: true });
      cpSync(from, this.pages, { recursive: true });
    });
    afterAll(() => rmSync(this.work, { recursive: true, force: true }));
  }

  file(name: string): string {
    return path.join(this.pages, name);
  }

  read(name: string): string {
    return readFileSync(this.file(name), 'utf8');
  }

  /** A file of the finished build. */
  built(name: string): string {
    return readFileSync(path.join(this.out, name), 'utf8');
  }

  write(name: string, text: string): void {
    writeFileSync(this.file(name), text);
  }

  /** Writes a file and creates its folder if needed. */
  add(name: string, text: string): void {
    mkdirSync(path.dirname(this.file(name)), { recursive: true });
    this.write(name, text);
  }

  /** Replaces a text in a file. */
  change(name: string, from: string, to: string): void {
    expect(this.read(name)).toContain(from);
    writeFileSync(
      this.file(name),
      this.read(name).replace(from, () => to),
    );
  }

  /** Calls `validate-pages` on the site. */
  validate(...args: string[]) {
    return callCommand('validate-pages', '--pages', this.pages, ...args);
  }

  /** The findings of `validate-pages` in the site. */
  async findings(...args: string[]): Promise<Diagnostic[]> {
    return JSON.parse((await this.validate('--format', 'json', ...args)).stdout).diagnostics;
  }

  /** The same without calling a command. */
  async look(): Promise<Diagnostic[]> {
    const checker = await scanned(this.pages, schemas);
    return locate(checker.findings(), (file) => checker.text(file));
  }

  /** The codes of these findings. */
  async codes(): Promise<string[]> {
    return (await this.findings()).map(({ code }) => code);
  }
}
