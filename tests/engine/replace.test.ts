import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { assertWords, planReplacement, type Replacement } from '../../src/commands/refactor/replace-copy';
import { isError } from '../../src/content/model/diagnostics';
import { countFiles, executePlan } from '../../src/node/plan/plan';
import { listFiles } from '../../src/node/read/files';
import { callCommand } from '../support/call-command';
import { firm, site } from '../support/firm';
import { schemas } from '../support/project';
import { runCommand } from '../support/run-command';
import { scanned } from '../support/scanned';
import { temporaryFolder } from '../support/temporary-folder';

const work = temporaryFolder('replace');
const pages = path.join(work, 'pages');
const read = (file: string) => readFileSync(path.join(pages, file), 'utf8');
const bytes = () => new Map(listFiles(pages).map((file) => [file, read(file)]));
const before = () => cpSync(firm, pages, { recursive: true });

beforeAll(before);

const look = () => scanned(pages, schemas);

async function replace(replacement: Replacement): Promise<number> {
  const plan = planReplacement(await look(), pages, replacement);
  executePlan(plan);
  return countFiles(plan);
}

/** The longest word of each page's title, and a word of the same length that nobody uses. */
const words = [
  ...new Set(
    site.pages.map(({ source }) => {
      const { title } = source.value as { title: string };
      return title.split(/[^\p{L}]+/u).sort((a, b) => b.length - a.length)[0] ?? '';
    }),
  ),
].filter((word) => word.length > 3);

describe('replaces words there and back without changing another byte', () => {
  it.each(words)('%s, along with the translations of its texts', async (word) => {
    const all = bytes();
    const other = 'Qz'.padEnd(word.length, 'q');
    expect(
      await replace({ from: word, to: other, isAnywhere: true, keepsTranslations: true }),
    ).toBeGreaterThan(1);
    const checker = await look();
    expect(checker.findings().filter(isError)).toEqual([]);
    expect(
      [...all.keys()].filter((file) => /page\.json$/.test(file) && read(file).includes(`"${word}`)),
    ).toEqual([]);
    await replace({ from: other, to: word, isAnywhere: true, keepsTranslations: true });
    expect(bytes()).toEqual(all);
  });

  it('in translations alone', async () => {
    const all = bytes();
    await replace({ from: 'Comenzar', to: 'Qzqzqzqz', language: 'es' });
    expect(read('_site/es.json')).toContain('"Get Started": "Qzqzqzqz"');
    expect([...bytes()].filter(([file, text]) => /page\.json$/.test(file) && text !== all.get(file))).toEqual(
      [],
    );
    await replace({ from: 'Qzqzqzqz', to: 'Comenzar', language: 'es' });
    expect(bytes()).toEqual(all);
  });
});

it('names and addresses stay as they are', async () => {
  const all = bytes();
  await replace({ from: 'finance', to: 'qzqzqzq', keepsTranslations: true });
  expect(read('sitemap/page.json')).toContain('"href": "/finance"');
  expect(JSON.parse(read('finance/page.json')).sections).toHaveLength(
    JSON.parse(all.get('finance/page.json') ?? '').sections.length,
  );
  await replace({ from: 'qzqzqzq', to: 'finance', keepsTranslations: true });
  expect(bytes()).toEqual(all);
});

describe('words are matched as a whole', () => {
  const texts = { '/title': 'Customers trust us – us, not U.S. or bus-us. Écus, us' };
  const title = async (from: string, to: string, isAnywhere = false, isAnyCase = false) => {
    const file = path.join(pages, 'hr/page.json');
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text.replace(/"title": "[^"]*"/, () => `"title": ${JSON.stringify(texts['/title'])}`),
    );
    const isWanted = (route: string) => route === '/hr';
    await replace({ from, to, isWanted, isAnywhere, isAnyCase });
    const after = JSON.parse(readFileSync(file, 'utf8')).title;
    writeFileSync(file, text);
    return after;
  };

  it.each([
    ['us', 'it', false, 'Customers trust it – it, not U.S. or bus-it. Écus, it'],
    ['us', 'it', true, 'Cittomers tritt it – it, not U.S. or bit-it. Écit, it'],
    ['U.S.', 'EU', false, 'Customers trust us – us, not EU or bus-us. Écus, us'],
    ['bus-us', 'it', false, 'Customers trust us – us, not U.S. or it. Écus, us'],
    ['– us,', '–', false, 'Customers trust us – not U.S. or bus-us. Écus, us'],
  ])('%s → %s', async (from, to, isAnywhere, after) => {
    expect(await title(from, to, isAnywhere)).toBe(after);
  });

  it('in upper or lower case on request', async () => {
    expect(await title('écus', 'Écu', false, true)).toBe(
      'Customers trust us – us, not U.S. or bus-us. Écu, us',
    );
    await expect(title('écus', 'Écu')).resolves.toContain('Écus');
  });

  it('anywhere in scripts without spaces', async () => {
    texts['/title'] = '私たちの顧客は信頼する';
    expect(await title('顧客', '利用者')).toBe('私たちの利用者は信頼する');
  });
});

it('a text changed on only some pages keeps its shared translation on the others', async () => {
  const all = bytes();
  const isWanted = (route: string) => route === '/hr';
  const changed = { from: 'Get Started', to: 'Begin Today', isWanted, keepsTranslations: true };
  await replace(changed);
  expect([...bytes()].filter(([file, text]) => text !== all.get(file)).map(([file]) => file)).toEqual([
    'hr/es.json',
    'hr/page.json',
  ]);
  rmSync(pages, { recursive: true });
  before();
});

describe('words that are written in another way than they read are named, and stay', () => {
  afterEach(() => {
    rmSync(pages, { recursive: true });
    before();
  });
  const inPage = (text: string, type = 'faq') =>
    type === 'faq'
      ? `{ "type": "faq", "title": "Questions", "items": [{ "question": "Which one?", "answer": ${JSON.stringify(text)} }] }`
      : `{ "type": "cta", "title": ${JSON.stringify(text)}, "actions": [{ "label": "Get Started", "href": "/contact" }] }`;
  const notesOn = async (from: string, section: string) => {
    writeFileSync(
      path.join(pages, 'hr/page.json'),
      read('hr/page.json').replace('"sections": [', `$&${section},`),
    );
    const { changes, notes } = planReplacement(await look(), pages, {
      from,
      to: 'zebras',
      isWanted: (route) => route === '/hr',
    });
    return [changes.length, notes];
  };

  it.each([
    ['the bold zebra', 'Read the **bold zebra** here.', 'faq'],
    ['our zebra page is', '[our zebra page](/finance) is here.', 'faq'],
    ['AT_Zebra', 'Read AT\\_Zebra here.', 'faq'],
    ['10 zebras', 'All 10\u00a0zebras are here', 'cta'],
  ])('%s in %j', async (from, text, type) => {
    const [count, notes] = await notesOn(from, inPage(text, type));
    expect(count).toBe(0);
    expect(notes).toEqual([
      `hr/page.json: ${JSON.stringify(text)} says it with marks or other spaces inside of the words: change it by hand.`,
    ]);
  });

  it.each([
    ['bold zebra', 'Read the **bold zebra** here.', 'faq', 1],
    ['finance zebra', 'Read [here](/finance) zebra.', 'faq', 0],
    ['the **bold zebra**', 'Read the **bold zebra** here.', 'faq', 1],
    ['10\u00a0zebras', 'All 10\u00a0zebras are here', 'cta', 1],
    ['the bold zebra', 'Read the **bold zebra** here', 'cta', 0],
  ])('but not %s in %j', async (from, text, type, count) => {
    expect(await notesOn(from, inPage(text, type))).toEqual([count, []]);
  });

  it('in translations, and by the command', async () => {
    writeFileSync(
      path.join(pages, 'hr/es.json'),
      read('hr/es.json').replace('{', '{ "Zebras": "Diez\u00a0cebras",'),
    );
    const { status, stdout } = await callCommand(
      ...['replace', '--pages', pages, 'Diez cebras', 'Once', '--language', 'es'],
    );
    expect(status).toBe(1);
    expect(stdout).toContain('No translation holds "Diez cebras" as it is written here.\n');
    expect(stdout).toContain('hr/es.json: "Diez\u00a0cebras" says it with marks or other spaces');
  });
});

it('two texts that become the same one share a translation', async () => {
  const write = (file: string, from: string, to: string) =>
    writeFileSync(path.join(pages, file), read(file).replace(from, to));
  const own = ['"E-MAIL us": "Por correo"', '"E-Mail us": "Por e-mail"'];
  const actions = '"actions": [{ "label": "Get Started", "href": "/contact" }]';
  const titles = ['E-MAIL us', 'E-Mail us'].map(
    (title) => `{ "type": "cta", "title": "${title}", ${actions} }`,
  );
  write('hr/page.json', '"sections": [', `"sections": [${titles.join(', ')},`);
  write('hr/es.json', '{', `{ ${own.join(', ')},`);
  await replace({ from: 'e-mail us', to: 'Write us', isAnyCase: true, keepsTranslations: true });
  const entries = Object.entries(JSON.parse(read('hr/es.json')));
  expect(entries.filter(([text]) => /mail us|write us/i.test(text))).toEqual([['Write us', 'Por correo']]);
  rmSync(pages, { recursive: true });
  before();
});

it.each([
  ['', 'would say nothing'],
  ['   ', 'would say nothing'],
  ['a\tb', 'a character that nobody can read'],
])('a text cannot become %j', async (to, message) => {
  const checker = await look();
  const replacement = { from: 'Get Started', to, keepsTranslations: false };
  const plan = () => {
    assertWords(replacement);
    return planReplacement(checker, pages, replacement);
  };
  expect(plan).toThrow(message);
});

it.each(['Get Starte', 'et Started'])('%j is no word of its own, and nothing changes', async (from) => {
  expect(
    countFiles(planReplacement(await look(), pages, { from, to: 'Begi', keepsTranslations: false })),
  ).toBe(0);
});

describe('the command', () => {
  const run = (...args: string[]) => callCommand('replace', '--pages', pages, ...args);

  it.each([
    [['Get Started', 'x'.repeat(50)], 2, 'has 50 characters, and 1 to 40 are allowed'],
    [
      [
        'Almanac connects the ERP, EHR and older systems that enterprises run, and automates the work between them. First process live in 45 days on average.',
        'x',
      ],
      2,
      'has 1 character, and 50 to ',
    ],
    [['', 'x'], 2, 'Call it with two texts'],
    [['same', 'same'], 2, 'Both texts are the same'],
    [['a', 'b', '--language', 'xx'], 2, 'The site is not translated into "xx"'],
    [['Comenzar', 'b', '--language', 'es', '--keep-translation'], 2, '--keep-translation is for'],
    [['Zebras and lions', 'x'], 1, '', 'No text holds "Zebras and lions".'],
    [['get started', 'Begin'], 1, '', 'in these letters: --any-case finds it'],
    [['Get Starte', 'Begi'], 1, '', 'as a word of its own: --anywhere finds it'],
    [['get starte', 'Begi'], 1, '', 'as a word of its own: --anywhere --any-case finds it'],
    [['get starte', 'Begi', '--any-case'], 1, '', 'as a word of its own: --anywhere finds it'],
    // It is there, though what it would become does not fit.
    [['get started', 'x'.repeat(50)], 1, '', 'in these letters: --any-case finds it'],
    [['Get Started', '<b>Begin</b>'], 2, 'would have a mistake: Visitors see "<b>"'],
    [['Get Started', '**Begin**'], 2, 'would have a mistake'],
    [['Comenzar', '<b>Ya</b>', '--language', 'es'], 2, 'would have a mistake: Visitors see "<b>"'],
    [['Get Started', 'Begin', '--only', '/nowhere/*'], 1, '', 'No page has a route such as /nowhere/*.'],
    [['Get Started', 'Begin', '--only', ''], 2, '--only has no value'],
    [
      ['Get Started', 'Begin', '--only', '-x'],
      2,
      '--only has no value: one that begins with "-" is written --only=-',
    ],
  ])('%j exits with %i', async (args, status, message, output = '') => {
    const all = bytes();
    const result = await run(...args, '--write');
    expect(result.status).toBe(status);
    expect(result.stderr).toContain(message);
    expect(result.stdout).toContain(output);
    expect(bytes()).toEqual(all);
  });

  it('finds a text whose accents are characters of their own, and writes them as the site does', async () => {
    const { stdout, status } = await run(
      'Escríbanos'.normalize('NFD'),
      'Llámenos ya'.normalize('NFD'),
      '--language',
      'es',
    );
    expect(status).toBe(0);
    expect(stdout).toContain('→ Llámenos ya');
  });

  it('shows texts before and after, names translations that become stale, and writes nothing', () => {
    const all = bytes();
    const { stdout, status } = runCommand('replace', '--pages', pages, 'Get Started', 'Begin Today');
    expect(status).toBe(0);
    expect(stdout).toMatch(/line \d+: Get Started\n +→ Begin Today {3}\(11 of 40\)/);
    expect(stdout).toMatch(/translations? (is|are) of the old wording then/);
    expect(bytes()).toEqual(all);
  });

  it('stops at a document with errors that contains the words', async () => {
    const text = read('hr/page.json');
    writeFileSync(path.join(pages, 'hr/page.json'), text.slice(0, -9));
    const { status, stderr } = await run('Get Started', 'Begin Today', '--write');
    expect([status, stderr]).toEqual([2, expect.stringContaining('Mend hr/page.json first')]);
    writeFileSync(path.join(pages, 'hr/page.json'), text);
  });
});
