import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { startDev } from '../../scripts/testing/dev-server';
import { engineRoot } from '../../src/node/project/project';
import { underLock } from '../../src/node/write/lock';

/** A copy of the site with its own development server, which can be stopped and restarted. */
export class EditedSite {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'edited-pages-'));
  readonly #before = new Map<string, string>();
  #server: ChildProcess | undefined;
  #url = '';

  /** @param from the site to copy: its folder, relative to the root of the project */
  constructor(from = 'tests/sites/firm') {
    cpSync(path.join(engineRoot, from), this.folder, { recursive: true });
    for (const file of this.files()) this.#before.set(file, this.read(file));
  }

  /** The address of the server, which stays the same when it is restarted. */
  get url(): string {
    return this.#url;
  }

  async start(): Promise<void> {
    const { server, url } = await startDev(this.folder, this.#url ? new URL(this.#url).port : undefined);
    this.#server = server;
    this.#url = url;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    const ended = new Promise((resolve) => server?.once('exit', resolve));
    server?.kill('SIGKILL');
    await ended;
  }

  async end(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** The documents and dictionaries, without the files that the server creates while it writes. */
  files(): string[] {
    return readdirSync(this.folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(^|\/)[^./][^/]*\.json$/.test(file),
    );
  }

  read(file: string): string {
    return readFileSync(path.join(this.folder, file), 'utf8');
  }

  write(file: string, text: string): void {
    writeFileSync(path.join(this.folder, file), text);
  }

  /** The original content of a file. */
  before(file: string): string {
    return this.#before.get(file) ?? '';
  }

  /** The files that differ from their original content. */
  changed(): string[] {
    const now = this.files().filter((file) => this.read(file) !== this.#before.get(file));
    return [...now, ...[...this.#before.keys()].filter((file) => !this.files().includes(file))].sort();
  }

  /** Restores every file, once the page is closed and what it sent last is written. */
  async restore(page: Page): Promise<void> {
    await page.close();
    await underLock([this.folder], () => {
      for (const file of this.files()) {
        const text = this.#before.get(file);
        if (text === undefined)
          rmSync(path.dirname(path.join(this.folder, file)), { recursive: true, force: true });
        else if (this.read(file) !== text) this.write(file, text);
      }
    });
  }
}

/** The panel of the workbench. */
export function panelOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Workbench' });
}

/** Opens a page with the workbench. */
export async function openWorkbench(page: Page, url: string): Promise<Locator> {
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const panel = panelOf(page);
  await page.keyboard.press('Control+e');
  await expect(panel.getByRole('tab', { name: 'Sections' })).toBeVisible();
  await expect(panel.getByRole('row').first()).toBeVisible();
  return panel;
}

/** Waits until everything is saved. */
export async function saved(page: Page): Promise<void> {
  await expect(panelOf(page).getByText('Saved', { exact: true })).toBeVisible();
}

/** Presses Tab until an element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let count = 0; count < 120; count++) {
    if (await target.evaluate((element) => (element.getRootNode() as Document).activeElement === element))
      return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The focus does not come to ${target}.`);
}

/** The focused element, in the workbench or in the page: its role or tag with its name; `body` if there is none. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (!element || element === document.body || element.id === 'workbench') return 'body';
    const within = element.closest('.workbench') ? '' : 'page ';
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    return `${within}${element.getAttribute('role') ?? element.localName} ${name}`;
  });
}
