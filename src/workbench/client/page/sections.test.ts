// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { store } from '../state/store';
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
  ],
};
const site = {
  types: [{ type: 'cards', schema: cards, examples: {} }],
  definitions: {},
  page: { properties: { title: label, breadcrumb: links } },
  languages: [
    { code: 'en', name: 'English' },
    { code: 'es', name: 'Español' },
  ],
};

beforeEach(() => {
  store.set({
    language: 'en',
    site: site as never,
    view: { page, own: {}, shared: {} },
    selected: undefined,
    notice: undefined,
    tab: 'sections',
  });
  const item = ({ title, text, href }: (typeof page.sections)[0]['items'][0], prefix = '') =>
    `<li><h3>${title}</h3><p>${text}</p><a href="${prefix}${href}"><span>Learn more</span></a></li>`;
  const [one, two, three] = page.sections[0]?.items ?? [];
  document.body.innerHTML = `
    <header><p>Harbour <b>GmbH</b></p><a href="/">Harbour</a></header>
    <main id="main">
      <nav><a href="/">Home</a> <span>/</span> <span aria-current="page">Ports</span></nav>
      <section><h2>What we do</h2><ul>
        ${one && item(one, '/es')}${two && item(two)}
        <li><h3>${three?.title}</h3><p>Time: ${three?.text}, at sea</p><a href="https://example.org/">Elsewhere</a></li>
      </ul></section>
    </main>
    <footer><p>Since 1968</p><button>Menu</button></footer>`;
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
    ['a link that no field names: what is around it', 'li:nth-child(3) a', '/sections/0/items/2/title'],
  ])('%s', (_, selector, pointer) => {
    expect(pointerAt(found(selector))).toBe(pointer);
  });

  it('and the field of a step of the breadcrumb leads to that step', () => {
    expect(elementAt('/breadcrumb/0/name')).toBe(found('nav a'));
  });
});

describe('with the workbench open', () => {
  let end = () => {};
  beforeEach(() => {
    end = watchPage(document.createElement('div'));
  });
  afterEach(() => end());
  /** Clicks. @returns whether the page itself does something, too */
  const click = (selector: string) =>
    found(selector).dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }),
    );

  it('the breadcrumb is edited, and not followed', () => {
    expect(click('nav a')).toBe(false);
    expect(store.get()).toMatchObject({ tab: 'page', focus: { pointer: '/breadcrumb/0/name' } });
  });

  it.each(['header p', 'footer p'])('a text of %s says where it is written', (selector) => {
    expect(click(selector)).toBe(true);
    expect(store.get().notice?.words).toContain('_site/site.json');
  });

  it.each(['header a', 'footer button', 'footer'])('%s does what it does for visitors', (selector) => {
    expect(click(selector)).toBe(true);
    expect(store.get().notice).toBeUndefined();
  });
});
