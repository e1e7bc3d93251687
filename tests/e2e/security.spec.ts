import { expect, type Page, test } from '@playwright/test';
import { languages } from '../support/firm';
import { moveUntilLive, openLive, untilLive } from './application';
import { pagePaths } from './paths';

/** Collects every violation of the Content-Security-Policy on the visited pages. */
async function violationsOn(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('onViolation', (text: string) => violations.push(`${page.url()}: ${text}`));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      (window as unknown as { onViolation(text: string): void }).onViolation(
        `${violatedDirective} ${blockedURI} ${sample}`,
      );
    });
  });
  return violations;
}

test('every page works under the policy, with its application, in one of its languages', async ({ page }) => {
  const violations = await violationsOn(page);
  const paths = await pagePaths(page.request);
  for (const path of [...paths, '/no-such-page']) {
    const policy = (await page.request.get(path)).headers()['content-security-policy'] ?? '';
    expect(policy, path).toContain("default-src 'none'");
    expect(/script-src ([^;]*)/.exec(policy)?.[1], path).not.toMatch(/unsafe/);
  }
  // Pages behave the same in every language, so each is opened in the next one.
  const [first, ...others] = languages;
  const untranslated = paths.filter((path) => !others.includes(path.split('/')[1] ?? ''));
  expect(untranslated.length).toBeGreaterThan(10);
  for (const [index, path] of untranslated.entries()) {
    const language = languages[index % languages.length];
    await page.goto(language === first ? path : `/${language}${path}`);
    await moveUntilLive(page);
  }
  await page.goto('/no-such-page');
  await moveUntilLive(page);
  expect(violations).toEqual([]);
});

test('everything that opens works under the policy', async ({ page }) => {
  const violations = await violationsOn(page);
  await openLive(page, '/contact');
  // The browser's own list stays while somebody is choosing from it.
  await expect(page.locator('main form button[role=combobox]')).toBeVisible();
  await page.getByRole('combobox', { name: 'Industry' }).and(page.locator('button')).click();
  await page.getByRole('option', { name: 'Healthcare' }).click();
  await page.getByRole('button', { name: 'Dark theme' }).focus();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.goto('/resources');
  await page
    .getByRole('button', { name: /Download PDF/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Industries' }).click();
  await expect(page).toHaveURL('/industries');
  expect(violations).toEqual([]);
});

test('an injected script does not run', async ({ page }) => {
  const violations = await violationsOn(page);
  await page.goto('/finance');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.append('window.hacked = true');
    document.body.append(script);
  });
  await expect.poll(() => violations.length).toBeGreaterThan(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('no text becomes HTML or a script, even with the application loaded', async ({ page }) => {
  await openLive(page, '/contact');
  // The browser's own list stays while somebody is choosing from it.
  await expect(page.locator('main form button[role=combobox]')).toBeVisible();
  await page.getByRole('combobox', { name: 'Industry' }).and(page.locator('button')).click();
  const refused = await page.evaluate(() => {
    const text = '<img src="x:" onerror="window.hacked = true">';
    const attempts = {
      innerHTML: () => (document.createElement('p').innerHTML = text),
      insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', text),
      'text of a script': () => (document.createElement('script').text = text),
      'address of a script': () => (document.createElement('script').src = '/a.js'),
      srcdoc: () => (document.createElement('iframe').srcdoc = text),
      'event handler': () => document.body.setAttribute('onclick', text),
    };
    return Object.entries(attempts).flatMap(([name, attempt]) => {
      try {
        attempt();
        return [];
      } catch {
        return [name];
      }
    });
  });
  expect(refused).toEqual([
    'innerHTML',
    'insertAdjacentHTML',
    'text of a script',
    'address of a script',
    'srcdoc',
    'event handler',
  ]);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test.describe('faults', () => {
  test('storage that throws loses the stored choice, and nothing else', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await page.goto('/finance');
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await expect(page.locator('html')).toHaveClass('dark');
    await untilLive(page);
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await expect(page.locator('html')).toHaveClass('light');
    await page.getByRole('link', { name: /español/ }).click();
    await expect(page).toHaveURL('/es/finance');
  });

  test('invalid storage counts as the default', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('theme', '{"a":');
      localStorage.setItem('language', 'xx');
    });
    await page.goto('/finance');
    await expect(page.locator('html')).toHaveClass('light');
    await expect(page).toHaveURL('/finance');
  });

  for (const [name, answer] of Object.entries({
    '404': { status: 404, body: 'gone' },
    '500': { status: 500, body: '' },
    'HTML instead of JSON': { status: 200, contentType: 'text/html', body: '<!doctype html><p>hello' },
    'half of the JSON': { status: 200, contentType: 'application/json', body: '{"id":"company","sec' },
  })) {
    test(`page data that is ${name} loads the page from the server`, async ({ page }) => {
      await openLive(page, '/finance');
      await page.route('**/content/en/company.json', (route) => route.fulfill(answer));
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Company' }).click();
      await expect(page).toHaveURL('/company');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Engineers Who Read the Ledger');
    });
  }

  test('two hundred toggles and a hundred navigations leave everything in order', async ({ page }) => {
    await openLive(page, '/finance');
    await page.evaluate(() => {
      const toggle = document.querySelector<HTMLElement>('[data-theme-toggle]');
      for (let times = 0; times < 200; times++) toggle?.click();
    });
    await expect(page.locator('html')).toHaveClass('light');
    await page.evaluate(async () => {
      const links = [...document.querySelectorAll<HTMLElement>('header nav a')];
      for (let times = 0; times < 100; times++) {
        links[times % links.length]?.click();
        await new Promise(requestAnimationFrame);
      }
      links[5]?.click();
    });
    await expect(page).toHaveURL('/company');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Engineers Who Read the Ledger');
  });
});
