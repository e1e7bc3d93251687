import { mkdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { planAnchorMove } from '../../src/commands/refactor/move-anchor';
import { planPageMove } from '../../src/commands/refactor/move-page';
import { planReplacement } from '../../src/commands/refactor/replace-copy';
import { executePlan } from '../../src/node/plan/plan';
import { callCommand } from '../support/call-command';
import { schemas } from '../support/checks';
import { scanned } from '../support/scanned';
import { SiteCopy } from '../support/site-copy';

const site = new SiteCopy();

const article = (...paragraphs: string[]) =>
  `    {\n      "type": "article",\n      "id": "more",\n      "blocks": [{ "paragraphs": [${paragraphs.map((text) => `"${text}"`).join(', ')}] }]\n    },\n    {\n      "type": "cta",`;

/** Adds an article to the finance page, and dictionary entries for its texts. */
function write(...texts: (readonly [english: string, spanish?: string])[]): void {
  site.change(
    'finance/page.json',
    '    {\n      "type": "cta",',
    article(...texts.map(([english]) => english)),
  );
  for (const [english, spanish] of texts)
    if (spanish !== undefined)
      site.change('finance/es.json', '  "From', `  "${english}": "${spanish}",\n  "From`);
}

const look = () => scanned(site.pages, schemas);

const files = ['finance/page.json', 'finance/es.json', 'index/page.json', '_site/es.json'];
const texts = () => files.map((file) => site.read(file));
const codes = async () => (await site.look()).map(({ code }) => code);
const places = async () =>
  (await site.look()).map(({ code, file, line, column, endColumn, pointer }) => ({
    code,
    file: file.replace(/.*pages\//, ''),
    marks: site
      .read(file.replace(/.*pages\//, ''))
      .split('\n')
      [line - 1]?.slice(column - 1, endColumn - 1),
    pointer,
  }));

describe('a link in a text is checked like any link', () => {
  const pointer = '/sections/1/blocks/0/paragraphs/0';

  it.each([
    ['dead-link', 'Ask [at \\u0074he desk](/nowhere-at-all).', '/nowhere-at-all'],
    ['dead-anchor', 'Ask **first**, then [at the desk](/#nowhere).', '/#nowhere'],
    ['dead-anchor', 'Ask [at the desk](#nowhere).', '#nowhere'],
    ['malformed-href', 'Ask [at the desk](/Fi nance).', '/Fi nance'],
    ['malformed-href', 'Ask [at the desk]().', ''],
    ['unsafe-href', 'Ask [at the desk](javascript:alert\\\\(1\\\\)).', 'javascript:alert\\\\(1\\\\)'],
    ['unsafe-href', 'Ask [at the desk](http://example.org/desk).', 'http://example.org/desk'],
    ['own-address', 'Ask [at the desk](https://www.example.com/finance).', 'https://www.example.com/finance'],
  ])('%s: %s', async (code, english, marks) => {
    write([english, english.replace('Ask', 'Pregunte')]);
    expect(await places()).toEqual([{ code, file: 'finance/page.json', marks, pointer }]);
  });

  it('is found in the dictionary if only the translation has it', async () => {
    write(['Ask [at the desk](/#start).', 'Pregunte [en la ventanilla](/#strat).']);
    const entry = '/Ask [at the desk](~1#start).';
    expect(await places()).toEqual([
      { code: 'dead-anchor', file: 'finance/es.json', marks: '/#strat', pointer: entry },
    ]);
  });

  it('is found in a shared translation, too', async () => {
    write(['Ask [at the desk](/#start).']);
    site.change(
      '_site/es.json',
      '  "Home"',
      '  "Ask [at the desk](/#start).": "Pregunte [allí](/nowhere-at-all).",\n  "Home"',
    );
    expect(await places()).toMatchObject([
      { code: 'dead-link', file: '_site/es.json', marks: '/nowhere-at-all' },
    ]);
  });

  it('is corrected in the text, in its translation and in the key of the entry', async () => {
    write([
      'Ask [at the desk](/Finance/) or [here](/finance.html).',
      'O [aquí](/finance.html), o [allí](/Finance/).',
    ]);
    const before = site.read('finance/es.json');
    expect((await site.validate('--fix')).status).toBe(0);
    expect(site.read('finance/es.json')).toBe(before.replaceAll(/\/Finance\/|\/finance\.html/g, '/finance'));
    expect(site.read('finance/page.json')).toContain('"Ask [at the desk](/finance) or [here](/finance)."');
  });

  it('makes its target reachable', async () => {
    mkdirSync(site.file('desk'));
    site.write('desk/page.json', site.read('finance/page.json').replace('"Finance"', '"The desk"'));
    expect(await codes()).toContain('orphan-page');
    write(['Ask [at the desk](/desk).', 'Pregunte [en la ventanilla](/desk).']);
    expect(await codes()).not.toContain('orphan-page');
  });
});

describe('a text is checked without its markup', () => {
  it('its length is that of what visitors read', async () => {
    const words = 'a'.repeat(1480);
    write([`${words} **strong** [link](/#start)`, `${words} **fuerte** [aquí](/#start)`]);
    expect(await places()).toMatchObject([]);
    site.change('finance/page.json', `${words} **`, `${words}bcdefghijk **`);
    site.change('finance/es.json', `"${words} **strong`, `"${words}bcdefghijk **strong`);
    expect(await site.look()).toMatchObject([
      {
        code: 'wrong-length',
        file: expect.stringContaining('page.json'),
        message: expect.stringContaining('1502'),
      },
    ]);
  });

  it.each([
    ['leftover-text', 'Ask **TBD** [here](/#start).', 'TBD', undefined],
    [
      'spelling',
      'Ask about the **colour** of [it](/#start).',
      'colour',
      'Ask about the **color** of [it](/#start).',
    ],
    ['html-in-copy', 'Ask [a <b>man</b>](/#start).', '<b>', 'Ask [a man](/#start).'],
    ['spelling', 'Ask **o**f the _colour_ \\\\* there.', 'colour', 'Ask **o**f the _color_ \\\\* there.'],
  ])('%s in %s', async (code, english, marks, fixed) => {
    write([english, english.includes('](') ? 'Pregunte [allí](/#start).' : 'Pregunte allí.']);
    expect(await places()).toMatchObject([{ code, marks }]);
    await site.validate('--fix');
    if (fixed === undefined) expect(site.read('finance/page.json')).toContain(english);
    else {
      expect(await codes()).toEqual([]);
      expect(site.read('finance/page.json')).toContain(`"${fixed}"`);
    }
  });

  it("figures are compared with the translation's, and links are not figures", async () => {
    write([
      'Ask **3.5** men [on page](https://example.org/p/20).',
      'Pregunte a **3,6** [aquí](https://example.org/p/20).',
    ]);
    expect(await places()).toMatchObject([{ code: 'number-mismatch', marks: '3,6' }]);
    site.change('finance/es.json', '3,6', '3,5');
    expect(await places()).toEqual([]);
  });

  it('a percent sign gets its space, and the markup stays', async () => {
    write(['**12%** [more](/#start).', '**12%** [más](/#start).']);
    expect(await places()).toMatchObject([{ code: 'money-format', marks: '12%' }]);
    await site.validate('--fix');
    expect(site.read('finance/es.json')).toContain('"**12\u00a0%** [más](/#start)."');
  });
});

describe('moves', () => {
  const there = [
    'Ask [at \\u0074he desk](/finance#more), **or** [here](#more) or [there](/).',
    'Pregunte [all\\u00ed](/finance#more), **o** [aqu\\u00ed](#more) o [all\\u00e1](/).',
  ] as const;

  /** The same text on the first page, translated for all pages. */
  function writeAtHome(): void {
    site.change(
      'index/page.json',
      '"sections": [',
      `"sections": [\n${article(there[0])}`.replace(/,\n {4}\{\n {6}"type": "cta",$/, ','),
    );
    site.change('_site/es.json', '  "Home"', `  "${there[0]}": "${there[1]}",\n  "Home"`);
  }

  it('a page there and back, and every byte is as it was', async () => {
    write(there);
    writeAtHome();
    const before = texts();
    executePlan(planPageMove(await look(), site.pages, { from: '/finance', to: '/money' }));
    expect(site.read('money/page.json')).toContain(there[0].replace('/finance', '/money'));
    const entry = `"${there[0]}": "${there[1]}"`.replaceAll('/finance', '/money');
    for (const file of ['money/es.json', '_site/es.json']) expect(site.read(file), file).toContain(entry);
    executePlan(planPageMove(await look(), site.pages, { from: '/money', to: '/finance', hasAlias: false }));
    expect(texts()).toEqual(before);
  });

  it('an anchor to a new name, while other pages keep their own text', async () => {
    write([there[0]]);
    writeAtHome();
    const codesBefore = await codes();
    executePlan(planAnchorMove(await look(), site.pages, '/finance#more', '#rest'));
    expect(site.read('finance/page.json')).toContain('(/finance#rest), **or** [here](#rest)');
    expect(site.read('index/page.json')).toContain('(/finance#rest), **or** [here](#more)');
    const entries = JSON.parse(site.read('_site/es.json'));
    expect(entries['Ask [at the desk](/finance#rest), **or** [here](#rest) or [there](/).']).toBe(
      'Pregunte [allí](/finance#rest), **o** [aquí](#rest) o [allá](/).',
    );
    expect(entries['Ask [at the desk](/finance#rest), **or** [here](#more) or [there](/).']).toBe(
      'Pregunte [allí](/finance#rest), **o** [aquí](#more) o [allá](/).',
    );
    expect(await codes()).toEqual(codesBefore);
  });
});

describe('replacing words', () => {
  it('changes what visitors read, and never an address', async () => {
    write(['Ask **at the desk** or [at the desk](https://example.org/desk).', 'Pregunte.']);
    const plan = planReplacement(await look(), site.pages, { from: 'desk', to: 'counter' });
    executePlan(plan);
    expect(site.read('finance/page.json')).toContain(
      'Ask **at the counter** or [at the counter](https://example.org/desk).',
    );
  });
});

describe('where', () => {
  it('lists links in texts and in dictionaries', async () => {
    write(['Ask **at** the [desk](/finance#more).', 'Pregunte en la [ventanilla](/finance#more).']);
    const lines = async (name: string) =>
      (await callCommand('where', name, '--pages', site.pages)).stdout
        .split('\n')
        .filter((line) => line.includes(' link '));
    expect(await lines('/finance#more')).toEqual([
      expect.stringMatching(/finance\/es\.json:3:\d+ +link +\/finance#more/),
      expect.stringMatching(/finance\/page\.json:\d+:\d+ +link +\/finance#more/),
    ]);
  });
});
