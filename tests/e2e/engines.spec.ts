import { expect } from '@playwright/test';
import { enter } from './engines/engine';
import { onceAWeek, test } from './engines/test';

/** What visitors do most, in every engine: pages of all kinds, in both languages. */
const pages = [
  { id: '', anchor: 'solutions' },
  { id: 'solutions', anchor: 'documents' },
  { id: 'company', anchor: 'offices' },
  { id: 'resources', anchor: 'webinars' },
  { id: 'contact', anchor: 'form' },
];
const languages = ['en', 'es'] as const;
const pathOf = (language: 'en' | 'es', id: string) =>
  `${language === 'es' ? '/es' : ''}/${id}`.replace(/(.)\/$/, '$1');
const other = { en: 'es', es: 'en' } as const;
const position = () => Math.round(scrollY);

for (const [shift, language] of languages.entries()) {
  for (const [at, { id, anchor }] of pages.entries()) {
    const path = pathOf(language, id);
    /** Chromium does each of the five things on every page; other engines each thing and each page once in either language. */
    const whereOf = (thing: number) => ({
      tag: (at + 2 * shift) % pages.length === thing ? [] : [onceAWeek],
    });
    const next = pathOf(language, id === 'company' ? 'industries' : 'company');

    test(
      `${path}: a link is followed without a page load, and back and forward restore the position`,
      whereOf(0),
      async ({ visitor }) => {
        await visitor.open(path);
        await visitor.mark();
        await visitor.scroll(500);
        await visitor.click(`header nav a[href="${next}"]`);
        await visitor.expectPath(next);
        await visitor.expect(position, null, 0, 'a new page begins at its top');
        await visitor.scroll(300);
        await visitor.expect(position, null, 300, 'the page can be scrolled');
        await visitor.back();
        await visitor.expectPath(path);
        await visitor.expect(position, null, 500, 'back leads to where the link was');
        await visitor.forward();
        await visitor.expectPath(next);
        await visitor.expect(position, null, 300, 'forward leads to where one went back');
        expect(await visitor.isSameDocument(), 'no page was loaded').toBe(true);
      },
    );

    test(
      `${path}: an anchor is shown below the header, from outside and from within`,
      whereOf(1),
      async ({ visitor }) => {
        const distance = (anchor: string) => {
          const section = document.getElementById(anchor)?.getBoundingClientRect();
          const header = document.querySelector('header')?.getBoundingClientRect();
          const text = document.getElementById(anchor)?.querySelector('h2, h3, label');
          if (!section || !header || !text) return 'nothing there';
          const { top } = text.getBoundingClientRect();
          return top >= header.bottom && top < innerHeight ? 'below the header' : `${top} of ${section.top}`;
        };
        await visitor.goto(`${path}#${anchor}`);
        await visitor.expect(distance, anchor, 'below the header', 'the anchor of an address');
        await visitor.open(next);
        await visitor.mark();
        await visitor.see((href) => {
          const link = document.createElement('a');
          Object.assign(link, { href, textContent: 'There', id: 'there' });
          document.body.prepend(link);
        }, `${path}#${anchor}`);
        await visitor.click('#there');
        await visitor.expectPath(`${path}#${anchor}`);
        await visitor.expect(distance, anchor, 'below the header', 'the anchor of a link');
        expect(await visitor.isSameDocument(), 'no page was loaded').toBe(true);
      },
    );

    test(`${path}: theme and language change in place, and are kept`, whereOf(2), async ({ visitor }) => {
      const look = () => [document.documentElement.className, document.documentElement.lang];
      const translated = pathOf(other[language], id);
      await visitor.open(path);
      await visitor.mark();
      await visitor.expect(look, null, ['light', language], 'the look at first');
      await visitor.click('[data-theme-toggle]');
      await visitor.expect(look, null, ['dark', language], 'the look after the theme was changed');
      await visitor.click('[data-language]');
      await visitor.expectPath(translated);
      await visitor.expect(look, null, ['dark', other[language]], 'the look after the language was changed');
      expect(await visitor.isSameDocument(), 'no page was loaded').toBe(true);
      await visitor.reload();
      await visitor.expectPath(translated);
      await visitor.expect(look, null, ['dark', other[language]], 'the look after loading again');
    });

    test(`${path}: at 390 px the menu opens, and a link in it closes it`, whereOf(3), async ({ visitor }) => {
      const isOpen = () => document.querySelector('#menu')?.matches(':popover-open');
      await visitor.narrow(390);
      await visitor.open(path);
      await visitor.expect(
        () => document.documentElement.scrollWidth <= innerWidth,
        null,
        true,
        'the page fits into the window',
      );
      await visitor.expect(isOpen, null, false, 'the menu at first');
      await visitor.click('[popovertarget=menu]');
      await visitor.expect(isOpen, null, true, 'the menu after its button was pressed');
      await visitor.click(`#menu a[href="${next}"]`);
      await visitor.expectPath(next);
      await visitor.expect(isOpen, null, false, 'the menu after a link was followed');
    });

    test(
      `${path}: offline the page stays and says why, and continues afterwards`,
      whereOf(4),
      async ({ visitor }) => {
        const connect = async (isOnline: boolean) => {
          await visitor.site.setReachable(isOnline);
          // The protocols cannot disconnect a browser, so the test sets what it reports about its connection.
          await visitor.see((isOnline) => {
            Object.defineProperty(navigator, 'onLine', { get: () => isOnline, configurable: true });
            dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
          }, isOnline);
        };
        const notice = () =>
          [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join('');
        await visitor.open(path);
        await visitor.mark();
        await connect(false);
        await visitor.click(`header nav a[href="${next}"]`);
        const words = { en: 'You are offline', es: 'No hay conexión' }[language];
        await visitor.expect(notice, null, expect.stringContaining(words), 'the notice');
        await visitor.expectPath(path);
        await connect(true);
        await visitor.expectPath(next);
        await visitor.expect(notice, null, '', 'the notice when the page is there');
        expect(await visitor.isSameDocument(), 'no page was loaded').toBe(true);
      },
    );
  }

  for (const id of ['', 'solutions']) {
    const path = pathOf(language, id);
    test(`${path}: only one card of a group is open at a time`, async ({ visitor }) => {
      await visitor.open(path);
      const groups = await visitor.see(() => [
        ...new Set(
          [...document.querySelectorAll<HTMLDetailsElement>('details[name]')].map(({ name }) => name),
        ),
      ]);
      expect(groups.length).toBeGreaterThan(0);
      for (const name of groups) {
        const open = (name: string) =>
          [...document.querySelectorAll<HTMLDetailsElement>(`details[name="${name}"]`)].flatMap(
            (card, index) => (card.open ? [index] : []),
          );
        const summaries = await visitor.see((name) => {
          const cards = [...document.querySelectorAll<HTMLDetailsElement>(`details[name="${name}"]`)];
          for (const [index, card] of cards.entries()) card.dataset.card = `${name}-${index}`;
          return cards.map((_, index) => `[data-card="${name}-${index}"] > summary`);
        }, name);
        expect(summaries.length).toBeGreaterThan(1);
        for (const [index, summary] of summaries.entries()) {
          await visitor.click(summary);
          await visitor.expect(open, name, [index], `the open cards of ${name}`);
        }
        await visitor.click(summaries.at(-1) ?? '');
        await visitor.expect(open, name, [], `the open cards of ${name} after the open one was pressed`);
      }
    });
  }

  test(`${pathOf(language, 'contact')}: an industry is chosen, and the form is sent`, async ({ visitor }) => {
    const values = {
      firstName: 'Ada',
      lastName: 'Prueba',
      email: 'ada@example.com',
      company: 'Example',
      title: '',
      industry: 'manufacturing',
      message: '',
    };
    await visitor.open(pathOf(language, 'contact'));
    for (const name of ['firstName', 'lastName', 'email', 'company'] as const) {
      await visitor.click(`main input[name=${name}]`);
      await visitor.keys(values[name]);
    }
    const chosen = () => document.querySelector('main [role=combobox]')?.textContent;
    const focused = () => document.activeElement?.textContent;
    const word = { en: 'Manufacturing', es: 'Manufactura' }[language];
    await visitor.click('main [role=combobox]');
    // The list takes the focus once it is positioned; type-ahead begins there.
    await visitor.expect(() => document.activeElement?.role, null, 'option', 'what has the focus');
    await visitor.keys(word.slice(0, 3));
    await visitor.expect(focused, null, word, 'the option that was typed');
    await visitor.keys(enter);
    await visitor.expect(chosen, null, word, 'the industry');
    await visitor.click('main form [type=submit]');
    const status = () =>
      [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join('');
    const words = { en: 'does not send it anywhere', es: 'no lo envía a ningún lugar' }[language];
    await visitor.expect(status, null, expect.stringContaining(words), 'what is said of what was sent');
    const logged = (await visitor.reports()).filter(({ kind }) => kind === 'log');
    expect(logged.map(({ values }) => values)).toEqual([[values]]);
  });
}

// Most engines remember a failed import, and never retry: docs/decisions/101-fetched-before-imported.md.
test('the application cannot be loaded until the second attempt: what was pressed meanwhile then has its effect', async ({
  visitor,
}) => {
  const notice = () => document.querySelector('[data-unreachable]')?.textContent;
  const toasts = () => document.querySelectorAll('[role=region] li').length;
  await visitor.goto('/resources');
  await visitor.mark();
  await visitor.site.setReachable(false);
  const first = () => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button[type=button]')];
    return buttons.findIndex(({ textContent }) => textContent?.startsWith('Download PDF'));
  };
  const index = await visitor.see(first);
  await visitor.see((index) => {
    document.querySelectorAll<HTMLElement>('main button[type=button]')[index]?.setAttribute('id', 'pressed');
  }, index);
  await visitor.click('#pressed');
  await visitor.expect(notice, null, expect.stringContaining('could not be loaded'), 'what is said');
  await visitor.site.setReachable(true);
  await visitor.see(() => void dispatchEvent(new Event('online')));
  await visitor.expect(toasts, null, 1, 'the toasts');
  expect(await visitor.isSameDocument(), 'no page was loaded').toBe(true);
});
