import { expect } from '@playwright/test';
import { test } from './engines/test';
import type { Visitor } from './engines/visitor';

/** Visitors who leave a page for another document and come back, in every engine. */

const look = () => [
  document.documentElement.classList.contains('dark'),
  document.querySelector('[data-theme-toggle]')?.getAttribute('aria-pressed'),
];

for (const isStarted of [false, true]) {
  const application = isStarted ? 'with the application' : 'before the application';
  const open = (visitor: Visitor, path: string) => (isStarted ? visitor.open(path) : visitor.goto(path));

  test(`${application}: a page restored from the cache shows the theme chosen on another page`, async ({
    visitor,
    engineName,
  }) => {
    let wasKept = false;
    // A browser does not cache a page that is still loading a file when it is left.
    while (!wasKept) {
      await visitor.see(() => localStorage.clear());
      await open(visitor, '/finance');
      await visitor.mark();
      await visitor.expect(look, null, [false, 'false'], 'the theme at first');
      await visitor.goto('/company');
      await visitor.click('[data-theme-toggle]');
      await visitor.expect(look, null, [true, 'true'], 'the theme that was chosen');
      await visitor.back();
      await visitor.expectPath('/finance');
      await visitor.expect(look, null, [true, 'true'], 'the theme after coming back');
      // Playwright makes Chromium load pages again.
      wasKept = engineName === 'chromium' || (await visitor.isSameDocument());
    }
  });

  test(`${application}: what was typed is there again after leaving for another document`, async ({
    visitor,
    engineName,
  }) => {
    // WebKitGTK restores form values only with a cached page, on any site.
    const isKept = engineName === 'webkit';
    const values = {
      firstName: 'Ada',
      lastName: 'Prueba',
      email: 'ada@example.com',
      company: 'Example',
      message: 'Two lines',
    };
    const fieldValues = () =>
      Object.fromEntries(
        [...document.querySelectorAll<HTMLInputElement>('main :is(input, textarea):not([name=title])')].map(
          ({ name, value }) => [name, value],
        ),
      );
    await open(visitor, '/contact');
    // The application must not start now, either.
    await visitor.see(() => document.documentElement.setAttribute('data-app', '/assets/none.js'));
    // The other engines do not cache a page with an unload listener.
    await visitor.see(() => addEventListener('unload', () => {}));
    await visitor.mark();
    for (const [name, value] of Object.entries(values)) {
      await visitor.click(`main [name=${name}]`);
      await visitor.keys(value);
    }
    await visitor.expect(fieldValues, null, values, 'what was typed');
    await visitor.expect(
      () => 'live' in document.documentElement.dataset,
      null,
      isStarted,
      'the application is there',
    );
    await visitor.goto('/robots.txt');
    await visitor.back();
    await visitor.expectPath('/contact');
    await visitor.expect(fieldValues, null, values, 'what was typed, after coming back');
    expect(await visitor.isSameDocument(), 'the page was kept').toBe(isKept);
    if (isKept) return;
    await visitor.untilLive();
    await visitor.expect(fieldValues, null, values, 'what was typed, when the application is there');
  });
}

test('after a reload, Back restores the scroll position, even before the application has started', async ({
  visitor,
}) => {
  const position = () => Math.round(scrollY);
  await visitor.open('/finance');
  await visitor.scroll(900);
  await visitor.click('header nav a[href="/company"]');
  await visitor.expectPath('/company');
  await visitor.scroll(400);
  await visitor.reload(false);
  await visitor.expect(position, null, 400, 'the position after a reload');
  await visitor.back();
  await visitor.expectPath('/finance');
  await visitor.expect(position, null, 900, 'the position after going back');
  await visitor.untilLive();
  await visitor.expect(position, null, 900, 'the position when the application is there');
});

test('a link within a page leads to its target again, after the visitor has read on and been elsewhere', async ({
  visitor,
}) => {
  const position = () => Math.round(scrollY);
  const follow = async (anchor: string) => {
    await visitor.see((anchor) => {
      document.getElementById('there')?.remove();
      const link = document.createElement('a');
      Object.assign(link, { href: `#${anchor}`, textContent: 'There', id: 'there' });
      // In view wherever the visitor is, and outside of the page's flow.
      link.style.cssText = 'position: fixed; z-index: 99; inset: 50% auto auto 0';
      document.body.append(link);
    }, anchor);
    await visitor.click('#there');
    await visitor.expectPath(`/solutions#${anchor}`);
  };
  const isAt = (anchor: string) =>
    Math.abs((document.getElementById(anchor)?.getBoundingClientRect().top ?? 999) - 96) < 2;
  await visitor.open('/solutions');
  for (const anchor of ['areas', 'delivery', 'areas']) {
    await follow(anchor);
    await visitor.expect(isAt, anchor, true, `the target of ${anchor}`);
    await visitor.scroll(anchor === 'areas' ? 2400 : 300);
  }
  await follow('areas');
  await visitor.expect(isAt, 'areas', true, 'the target of the link to the current address');
  await visitor.scroll(2100);
  // Each entry has a position of its own, although two have the same address.
  await visitor.back();
  await visitor.expectPath('/solutions#delivery');
  await visitor.expect(position, null, 300, 'the position of the second entry');
  await visitor.back();
  await visitor.expectPath('/solutions#areas');
  await visitor.expect(position, null, 2400, 'the position of the first entry');
  await visitor.forward();
  await visitor.forward();
  await visitor.expectPath('/solutions#areas');
  await visitor.expect(position, null, 2100, 'the position of the last entry');
});

test('what was opened, selected and scrolled aside is so again when the visitor comes back', async ({
  visitor,
}) => {
  const position = () => Math.round(scrollY);
  const state = () => [
    [...document.querySelectorAll('main details[open]')].length,
    document.querySelector('[aria-selected=true]')?.textContent,
    [...document.querySelectorAll('main [role=group][tabindex]')].some(({ scrollLeft }) => scrollLeft > 200),
  ];
  const clear = [0, 'Private Equity', false];
  await visitor.narrow(390);
  await visitor.open('/');
  await visitor.expect(state, null, clear, 'the page at first');
  await visitor.see(() => {
    document.querySelector<HTMLElement>('details[name=solutions] summary')?.click();
    document.querySelectorAll<HTMLElement>('[role=tab]')[3]?.click();
    for (const row of document.querySelectorAll('main [role=group][tabindex]')) row.scrollLeft = 300;
  });
  const left = [1, 'Healthcare', true];
  await visitor.expect(state, null, left, 'the page as it was left');
  await visitor.scroll(1500);
  await visitor.see(() => document.querySelector<HTMLElement>('footer a[href="/company"]')?.click());
  await visitor.expectPath('/company');
  await visitor.expect(position, null, 0, 'the next page begins at its top');
  await visitor.back();
  await visitor.expectPath('/');
  await visitor.expect(state, null, left, 'the page after coming back');
  await visitor.expect(position, null, 1500, 'the position after coming back');
  // A visit by a link is a new one.
  await visitor.see(() => document.querySelector<HTMLElement>('footer a[href="/company"]')?.click());
  await visitor.expectPath('/company');
  await visitor.see(() => document.querySelector<HTMLElement>('header a[href="/"]')?.click());
  await visitor.expectPath('/');
  await visitor.expect(state, null, clear, 'the page on another visit');
});
