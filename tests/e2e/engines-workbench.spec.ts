import { expect } from '@playwright/test';
import { test } from './engines/test';
import { Visitor } from './engines/visitor';
import { Harbour } from './workbench-harbour';

/** What an editor takes back, in every engine: each has an undo of its own, which knows less. */

const title = 'Ports that answer';
/** A server for each test in each engine. */
const ports = {
  undo: { chromium: 4208, firefox: 4210, webkit: 4211 },
  marks: { chromium: 4231, firefox: 4232, webkit: 4233 },
};

/** What the workbench says: its button for the last step, and what is written in the page. */
const said = () => {
  const panel = document.getElementById('workbench')?.shadowRoot;
  const named = [...(panel?.querySelectorAll('[aria-label]') ?? [])].map((one) =>
    one.getAttribute('aria-label'),
  );
  return {
    undo: named.find((name) => /^(Undo: |Nothing to undo)/.test(name ?? '')),
    heading: document.querySelector('h1')?.textContent,
    isSaved: [...(panel?.querySelectorAll('[role=status]') ?? [])].some((one) => one.textContent === 'Saved'),
  };
};

/** Fulfilled when the heading has come to rest: the page makes room for the panel. */
const rested = async () => {
  const place = () => JSON.stringify(document.querySelector('h1')?.getBoundingClientRect());
  for (let before = '', frames = 0; frames < 20; frames = place() === before ? frames + 1 : 0) {
    before = place();
    await new Promise(requestAnimationFrame);
  }
};

const isEdited = () => document.activeElement?.localName === 'h1';

test('Undo takes back what was typed in the page as a whole, by the name of its step, and Redo brings it again', async ({
  engine,
  engineName,
}) => {
  const site = new Harbour(ports.undo[engineName]);
  try {
    await site.start();
    const editor = new Visitor(engine, { origin: site.url, setReachable: async () => {} });
    await editor.arrive();
    await editor.open('/');
    await editor.expect(said, null, { undo: undefined, heading: title, isSaved: false }, 'the page');
    await editor.click('.open');
    const nothing = { undo: 'Nothing to undo', heading: title, isSaved: true };
    await editor.expect(said, null, nothing, 'the workbench');
    await editor.see(rested);
    await editor.click('h1');
    await editor.expect(isEdited, null, true, 'the heading can be typed in');
    await editor.see(() => {
      // Where the lines end is up to the engine.
      getSelection()?.selectAllChildren(document.querySelector('h1') as Element);
      getSelection()?.collapseToEnd();
    });
    await editor.keys(' for now');
    const done = {
      undo: `Undo: Change title on ${title} for now`,
      heading: `${title} for now`,
      isSaved: true,
    };
    await editor.expect(said, null, done, 'what was typed');
    await editor.control('z');
    await editor.expect(said, null, nothing, 'what was typed is taken back');
    await editor.control('z', true);
    await editor.expect(said, null, done, 'what was typed is there again');
    // The caret is at the end, and what is typed goes on there.
    await editor.keys('!');
    await editor.expect(
      () => document.querySelector('h1')?.textContent,
      null,
      `${title} for now!`,
      'more is typed',
    );
    // A browser asks before it leaves a page with something that is not saved.
    await expect.poll(() => site.read('index/page.json')).toContain(`${title} for now!`);
  } finally {
    await site.end();
  }
});

/**
 * How far the box that is drawn around a text of the page under the pointer lies from where the text is drawn, by what the engine finds at
 * a place of the window: engines do not agree on what boxes are where something is zoomed.
 */
const frameAround = () => {
  const box = document
    .getElementById('workbench')
    ?.shadowRoot?.querySelector('.text-box')
    ?.getBoundingClientRect();
  if (!box) return 'no frame';
  const heading = document.querySelector('h1');
  const isThere = (x: number, y: number) =>
    document.elementsFromPoint(x, y).some((element) => element === heading);
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return {
    within:
      isThere(box.left + 3, y) &&
      isThere(box.right - 3, y) &&
      isThere(x, box.top + 3) &&
      isThere(x, box.bottom - 3),
    // A line of text is found a little above and below its box.
    around: !isThere(box.left - 12, y) && !isThere(x, box.top - 12) && !isThere(x, box.bottom + 12),
  };
};

test('what is drawn around a text lies where the text does', async ({ engine, engineName }) => {
  const site = new Harbour(ports.marks[engineName]);
  try {
    await site.start();
    const editor = new Visitor(engine, { origin: site.url, setReachable: async () => {} });
    await editor.arrive();
    await editor.open('/');
    await editor.click('.open');
    await editor.expect(
      said,
      null,
      { undo: 'Nothing to undo', heading: title, isSaved: true },
      'the workbench',
    );
    await editor.see(rested);
    await editor.point('h1');
    await editor.expect(frameAround, null, { within: true, around: true }, 'the frame');
  } finally {
    await site.end();
  }
});
