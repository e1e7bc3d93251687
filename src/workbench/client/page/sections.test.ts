// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createWorkbench, type Workbench } from '../state/workbench';
import { canEdit } from './inline';
import { elementAt, pointerAt, sectionElements, sectionIndexOf } from './sections';
import { watchPage } from './watch';

const label = { type: 'string', copy: true };
const href = { type: 'string', format: 'href' };
const links = { type: 'array', items: { properties: { name: label, href } } };
const cards = {
  properties: {
    title: label,
    items: { type: 'array', items: { properties: { title: label, text: label, href, path: href } } },
  },
};
const page = {
  title: 'Ports',
  breadcrumb: [
    { name: 'Home', href: '/' },
    { name: 'Ports', href: '/ports' },
  ],
  sections: [
    {
      type: 'cards',
      title: 'What we do',
      items: [
        { title: 'Plans', text: 'For a day', href: '/method#plan' },
        { title: 'Counts', text: 'For a night', href: '/method', path: '/method' },
        { title: 'Talks', text: 'For an hour', href: '/talks' },
      ],
    },
    { type: 'shared', name: 'hours' },
  ],
};
const hours = {
  type: 'cards',
  title: 'Hours',
  items: [{ title: 'Today', text: 'From nine', href: '/hours' }],
};
const frame = {
  url: 'Menu',
  brand: { name: 'Harbour' },
  header: {},
  footer: { since: 'Since 1968', columns: [{ label: 'Ports', href: '/ports' }] },
  banner: { text: 'Closed on Monday' },
};
const site = {
  types: [{ type: 'cards', schema: cards, examples: {} }],
  definitions: {},
  page: { properties: { title: label, breadcrumb: links } },
  frame: {
    site: {
      properties: {
        url: { type: 'string' },
        brand: { properties: { name: { type: 'string' } } },
        header: { properties: { note: label } },
        footer: {
          properties: { since: label, columns: { type: 'array', items: { properties: { label, href } } } },
        },
        banner: { properties: { text: label } },
      },
    },
    redirects: {},
  },
  languages: [
    { code: 'en', name: 'English' },
    { code: 'es', name: 'Español' },
  ],
};

let workbench: Workbench;

beforeEach(() => {
  workbench = createWorkbench(undefined);
  workbench.store.change({
    language: 'en',
    site: site as never,
    view: { page, own: {}, shared: {}, site: frame, sections: { hours: { page: hours, own: {} } } },
  });
  const item = ({ title, text, href }: NonNullable<(typeof page.sections)[0]['items']>[0], prefix = '') =>
    `<li><h3>${title}</h3><p>${text}</p><a href="${prefix}${href}"><span>Learn more</span></a></li>`;
  const [one, two, three] = page.sections[0]?.items ?? [];
  document.body.innerHTML = `
    <aside><b>Closed on Monday</b></aside>
    <header><p>by the sea</p><a href="/"><i></i>Harbour</a><a hreflang="es" href="/es">ES</a></header>
    <main id="main">
      <nav><a href="/">Home</a> <span>/</span> <span aria-current="page">Ports</span></nav>
      <section><h2>What we do</h2><ul>
        ${one && item(one, '/es')}${two && item(two)}
        <li><h3>${three?.title}</h3><p>Time: ${three?.text}, at sea</p><a href="https://example.org/">Elsewhere</a></li>
      </ul></section>
      <section><h2>Hours</h2><div><p>From nine</p><a href="/hours"><b>More</b></a></div></section>
    </main>
    <footer><p>Since 1968</p><button>Menu</button><a href="/ports"><span>Ports</span></a></footer>`;
});

const found = (selector: string) => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
};

it('knows the section that stands inside of the first one, and counts no mark before a section as one', () => {
  document.body.innerHTML = `<main id="main"><nav></nav><section id="hero"><div id="beside" data-beside></div></section>
    <template data-needs="visible"></template><section id="next"><nav></nav></section></main>`;
  expect(sectionElements().map(({ id }) => id)).toEqual(['hero', 'beside', 'next']);
  expect(sectionIndexOf(found('[data-beside]'))).toBe(1);
});

describe('what is clicked leads to its field', () => {
  it.each([
    ['a text', 'li p', '/sections/0/items/0/text'],
    ['a step of the breadcrumb', 'nav a', '/breadcrumb/0/name'],
    ['the last step of the breadcrumb', 'nav [aria-current]', '/breadcrumb/1/name'],
    ['what stands between them', 'nav span', '/breadcrumb'],
    ['a link with words of its own, in another language', 'li a span', '/sections/0/items/0/href'],
    ['a link that two fields name: their item', 'li:nth-child(2) a', '/sections/0/items/1'],
    ['texts that stand beside each other', 'li:nth-child(3) p', '/sections/0/items/2/text'],
    ['a text of a shared section', 'section:last-of-type p', 'shared:hours:/items/0/text'],
    ['a link in a shared section', 'section:last-of-type b', 'shared:hours:/items/0/href'],
    ['a link that no field names: what is around it', 'li:nth-child(3) a', '/sections/0/items/2/title'],
  ])('%s', (_, selector, pointer) => {
    expect(pointerAt(workbench, found(selector))).toBe(pointer);
  });

  it('and the field of a step of the breadcrumb leads to that step', () => {
    expect(elementAt(workbench, '/breadcrumb/0/name')).toBe(found('nav a'));
  });

  it('and the field of a shared section leads to its text, which is not edited in place', () => {
    const element = found('section:last-of-type p');
    const pointer = 'shared:hours:/items/0/text';
    expect(elementAt(workbench, pointer)).toBe(element);
    expect(elementAt(workbench, 'shared:hours:/items')).toBe(element);
    expect(canEdit(workbench, { element, pointer, isCertain: true })).toBe(false);
  });
});

describe('with the workbench open', () => {
  let end = () => {};
  beforeEach(() => {
    end = watchPage(workbench, document.createElement('div'));
  });
  afterEach(() => end());
  /** Clicks. @returns whether the page handles the click as well */
  const click = (selector: string) =>
    found(selector).dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }),
    );

  it('the breadcrumb is edited, and not followed', () => {
    expect(click('nav a')).toBe(false);
    expect(workbench.store.getState()).toMatchObject({
      tab: 'page',
      focus: { pointer: '/breadcrumb/0/name' },
    });
  });

  it.each([
    ['a text', 'footer p', 'site:/footer', 'site:/footer/since'],
    ['a link, which is not followed', 'footer a span', 'site:/footer', 'site:/footer/columns/0/label'],
    ['the link to the first page, by what stands in it', 'header a i', 'site:/brand', 'site:/brand/name'],
    ['words that stand in no document', 'header p', 'site:/header', 'site:/header'],
    ['the whole', 'footer', 'site:/footer', 'site:/footer'],
    ['what stands beside header and footer', 'aside b', 'site:/banner', 'site:/banner/text'],
  ])('what stands on every page is edited: %s', (_, selector, part, pointer) => {
    expect(click(selector)).toBe(false);
    expect(workbench.store.getState()).toMatchObject({
      tab: 'sections',
      selected: undefined,
      part,
      focus: { pointer },
    });
  });

  it.each(['footer button', 'header [hreflang]'])('%s does what it does for visitors', (selector) => {
    expect(click(selector)).toBe(true);
    expect(workbench.store.getState().part).toBeUndefined();
  });

  it('and the field of a text of the footer leads to that text', () => {
    expect(elementAt(workbench, 'site:/footer/since')).toBe(found('footer p'));
    expect(elementAt(workbench, 'site:/footer/columns')).toBe(found('footer'));
  });

  it('a form of what stands on every page closes when a section is opened', () => {
    click('footer p');
    click('li p');
    expect(workbench.store.getState()).toMatchObject({ part: undefined, selected: 0 });
  });
});
