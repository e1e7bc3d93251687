import { test } from './engines/test';
import { Visitor } from './engines/visitor';
import { Harbour } from './workbench-harbour';

/** What an editor takes back, in every engine: each has an undo of its own, which knows less. */

const title = 'Ports that answer';
const ports = { chromium: 4208, firefox: 4210, webkit: 4211 };

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
  const site = new Harbour(ports[engineName]);
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
  } finally {
    await site.end();
  }
});
