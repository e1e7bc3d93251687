import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { engineRoot } from '../../src/node/project/project';
import { serve } from '../../src/node/serve/server';
import { openLive } from './application';
import { violationsOf } from './axe';

/** Sites in other languages than this project's own, each built and served. */
const folder = mkdtempSync(path.join(tmpdir(), 'languages-'));
const servers: Server[] = [];
const addresses = new Map<string, string>();

test.beforeAll(async () => {
  for (const site of ['three-languages', 'german']) {
    const out = path.join(folder, site);
    const args = ['scripts/run.cjs', 'build', '--pages', `tests/sites/${site}`, '--out', out];
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: engineRoot, encoding: 'utf8' });
    expect(status, stderr).toBe(0);
    const server = await serve(out, 0);
    servers.push(server);
    addresses.set(site, `http://localhost:${(server.address() as AddressInfo).port}`);
  }
});

test.afterAll(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true, force: true });
});

const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang);
const storedLanguage = (page: Page) => page.evaluate(() => localStorage.getItem('language'));

test.describe('a site in English, Spanish and French', () => {
  test.use({ baseURL: undefined });
  const at = (route: string) => `${addresses.get('three-languages')}${route}`;

  test('has every page in French, with dates and numbers as French writes them', async ({ page }) => {
    await page.goto(at('/fr'));
    expect(await languageOf(page)).toBe('fr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('La clôture du mois en deux jours');
    await expect(page.getByText('4 mars 2090')).toBeVisible();
    await expect(page.getByText('1\u202f320 inscrits')).toBeVisible();
    await page.goto(at('/fr/money'));
    expect(new URL(page.url()).pathname).toBe('/fr/finance');
    await page.goto(at('/fr/no-such-page'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page introuvable');
  });

  test('names the addresses of a page in all of its languages', async ({ page }) => {
    for (const prefix of ['', '/es', '/fr']) {
      await page.goto(at(`${prefix}/finance`));
      const links = page.locator('link[rel=alternate]');
      const alternates = await links.evaluateAll((elements) =>
        elements.map((link) => [
          link.getAttribute('hreflang'),
          new URL((link as HTMLLinkElement).href).pathname,
        ]),
      );
      expect(alternates).toEqual([
        ['en', '/finance'],
        ['es', '/es/finance'],
        ['fr', '/fr/finance'],
        ['x-default', '/finance'],
      ]);
    }
  });

  test('offers its languages as a list, by keyboard and in the menu, and remembers the choice', async ({
    page,
  }) => {
    await openLive(page, at('/finance'));
    const list = page.getByRole('combobox', { name: 'Language' }).and(page.locator('button'));
    await expect(list).toHaveText('English');
    await list.press('Enter');
    await page.getByRole('option', { name: 'Français' }).press('Enter');
    await page.waitForURL('**/fr/finance');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('La finance sans ressaisie');
    expect(await languageOf(page)).toBe('fr');
    expect(await storedLanguage(page)).toBe('fr');
    // An address without a language is shown in the chosen one; an address with a language is shown in it.
    await page.goto(at('/contact'));
    await page.waitForURL('**/fr/contact');
    await page.goto(at('/es/contact'));
    expect(await languageOf(page)).toBe('es');

    await page.setViewportSize({ width: 390, height: 800 });
    await openLive(page, at('/fr'));
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('combobox', { name: 'Langue' }).and(page.locator('button')).click();
    await page.getByRole('option', { name: 'English' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await storedLanguage(page)).toBe('en');
  });

  test('says of each language in the list which one its name is in', async ({ page }) => {
    await page.goto(at('/finance'));
    await expect(page.getByRole('banner').getByLabel('Language').getByText('Français')).toHaveAttribute(
      'lang',
      'fr',
    );
    await openLive(page, at('/finance'));
    await page.getByRole('combobox', { name: 'Language' }).and(page.locator('button')).click();
    await expect(page.getByRole('option', { name: 'Français' })).toHaveAttribute('lang', 'fr');
  });

  test('the focus is on the button of the menu when a language was chosen in it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    for (const how of ['by keyboard', 'by pointer']) {
      await openLive(page, at('/fr'));
      const menu = page.getByRole('button', { name: 'Menu' });
      await menu.press('Enter');
      const list = page.getByRole('combobox', { name: 'Langue' }).and(page.locator('button'));
      const option = page.getByRole('option', { name: 'Español' });
      if (how === 'by keyboard') {
        await list.press('Enter');
        await option.press('Enter');
      } else {
        await list.click();
        await option.click();
      }
      await page.waitForURL('**/es');
      await expect(page.locator('[popovertarget=menu]'), how).toBeFocused();
    }
  });

  test('the list of languages is above the menu that it opens from', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openLive(page, at('/finance'));
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('combobox', { name: 'Language' }).and(page.locator('button')).click();
    await expect(page.locator(':popover-open').getByRole('option')).toHaveText([
      'English',
      'Español',
      'Français',
    ]);
  });

  test('has a contact form that is filled in and sent in French', async ({ page }) => {
    await openLive(page, at('/fr/contact'));
    for (const [label, value] of [
      [/^Prénom/, 'Ada'],
      [/^Nom/, 'Lovelace'],
      [/^E-mail/, 'ada@example.com'],
      [/^Entreprise/, 'Analytical Engines'],
    ] as const)
      await page.getByLabel(label).fill(value);
    const logged = page.waitForEvent('console', (message) => message.type() === 'log');
    await page.getByRole('button', { name: 'Demander une démonstration' }).click();
    expect(await (await logged).args()[0]?.jsonValue()).toMatchObject({
      firstName: 'Ada',
      company: 'Analytical Engines',
    });
    await expect(page.getByText('Merci. Le formulaire est complet.').first()).toBeVisible();
  });

  test('is accessible in French', async ({ page }) => {
    await openLive(page, at('/fr/contact'));
    expect(await violationsOf(page)).toEqual([]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the languages of a page are links at its end', async ({ page }) => {
    await page.goto(`${addresses.get('three-languages')}/finance`);
    await expect(page.getByRole('banner').getByRole('combobox')).toBeHidden();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('La finance sans ressaisie');
  });
});

test.describe('a site in German alone', () => {
  const at = (route: string) => `${addresses.get('german')}${route}`;

  test('has German pages without a prefix, and no choice of languages', async ({ page }) => {
    await openLive(page, at('/'));
    expect(await languageOf(page)).toBe('de');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Monatsabschluss in zwei Tagen');
    await expect(page.getByText('4. März 2090')).toBeVisible();
    await expect(page.getByText('1.320 Anmeldungen')).toBeVisible();
    await expect(page.locator('[data-language]')).toHaveCount(0);
    expect(
      await page
        .locator('link[rel=alternate]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('hreflang'))),
    ).toEqual(['de', 'x-default']);
    await page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).click();
    await expect(page.getByLabel('Vorname')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/contact');
  });

  test('ignores a language that another site has stored', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'es'));
    await page.goto(at('/finance'));
    expect(new URL(page.url()).pathname).toBe('/finance');
  });
});
