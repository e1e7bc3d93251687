import { expect } from '@playwright/test';
import { test } from './engines/test';
import { Visitor } from './engines/visitor';
import { Harbour } from './workbench-harbour';

/** Undo in the workbench, in every engine: each has its own undo, which knows less. */

const title = 'Ports that answer';
/** What the workbench shows: the button for the last step, and the text being edited in the page. */
const state = () => {
  const panel = document.getElementById('workbench')?.shadowRoot;
  const labels = [...(panel?.querySelectorAll('[aria-label]') ?? [])].map((one) =>
    one.getAttribute('aria-label'),
  );
  return {
    undo: labels.find((name) => /^(Undo: |Nothing to undo)/.test(name ?? '')),
    heading: document.querySelector('h1')?.textContent,
    isSaved: [...(panel?.querySelectorAll('[role=status]') ?? [])].some((one) => one.textContent === 'Saved'),
  };
};

/** Resolves when the heading has stopped moving: the page makes room for the panel. */
const rested = async () => {
  const place = () => JSON.stringify(document.querySelector('h1')?.getBoundingClientRect());
  for (let before = '', frames = 0; frames < 20; frames = place() === before ? frames + 1 : 0) {
    before = place();
    await new Promise(requestAnimationFrame);
  }
};

const isEdited = () => document.activeElement?.localName === 'h1';

test('Undo takes back in one step what was typed in the page, and Redo restores it', async ({ engine }) => {
  const site = new Harbour();
  try {
    await site.start();
    const editor = new Visitor(engine, { origin: site.url, setReachable: async () => {} });
    await editor.arrive();
    await editor.open('/');
    await editor.expect(state, null, { undo: undefined, heading: title, isSaved: false }, 'the page');
    await editor.click('.open');
    const nothing = { undo: 'Nothing to undo', heading: title, isSaved: true };
    await editor.expect(state, null, nothing, 'the workbench');
    await editor.see(rested);
    await editor.click('h1');
    await editor.expect(isEdited, null, true, 'the heading can be typed in');
    await editor.see(() => {
      // The engine decides where lines break.
      getSelection()?.selectAllChildren(document.querySelector('h1') as Element);
      getSelection()?.collapseToEnd();
    });
    await editor.keys(' for now');
    const done = {
      undo: `Undo: Change title on ${title} for now`,
      heading: `${title} for now`,
      isSaved: true,
    };
    await editor.expect(state, null, done, 'what was typed');
    await editor.control('z');
    await editor.expect(state, null, nothing, 'what was typed is taken back');
    await editor.control('z', true);
    await editor.expect(state, null, done, 'what was typed is there again');
    // The caret is at the end, and typing continues there.
    await editor.keys('!');
    await editor.expect(
      () => document.querySelector('h1')?.textContent,
      null,
      `${title} for now!`,
      'more is typed',
    );
    // A browser asks before it leaves a page with unsaved changes.
    await expect.poll(() => site.read('index/page.json')).toContain(`${title} for now!`);
  } finally {
    await site.end();
  }
});

/**
 * How far the box around the hovered text is from where the text is drawn, found by asking the engine what is at a point of the
 * window: engines disagree on the rectangles of zoomed elements.
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
    // Engines find a line of text a little above and below its box.
    around: !isThere(box.left - 12, y) && !isThere(x, box.top - 12) && !isThere(x, box.bottom + 12),
  };
};

test('the box around a text is where the text is', async ({ engine }) => {
  const site = new Harbour();
  try {
    await site.start();
    const editor = new Visitor(engine, { origin: site.url, setReachable: async () => {} });
    await editor.arrive();
    await editor.open('/');
    await editor.click('.open');
    await editor.expect(
      state,
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
