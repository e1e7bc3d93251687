import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planAnchorMove } from '../../src/commands/refactor/move-anchor';
import { planImageMove } from '../../src/commands/refactor/move-image';
import { planPageMove } from '../../src/commands/refactor/move-page';
import { planTypeMove } from '../../src/commands/refactor/move-type';
import { planMove } from '../../src/commands/refactor/plan-move';
import { planPageRemoval } from '../../src/commands/refactor/remove-page';
import { pathOf } from '../../src/content/model/hrefs';
import { Checker } from '../../src/node/check/checker';
import { executePlan, type Plan } from '../../src/node/plan/plan';
import { listFiles } from '../../src/node/read/files';
import { callCommand } from '../support/call-command';
import { firm, site } from '../support/firm';
import { schemas } from '../support/project';
import { runCommand } from '../support/run-command';
import { temporaryFolder } from '../support/temporary-folder';

const work = temporaryFolder('move');
const pages = path.join(work, 'pages');
const put = (file: string, text: string) => writeFileSync(path.join(pages, file), text);
const read = (file: string) => readFileSync(path.join(pages, file), 'utf8');
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>';

/** The site with an image that two pages show. */
beforeAll(() => {
  cpSync(firm, pages, { recursive: true });
  put('use-cases/plan.svg', svg);
  for (const [file, image] of [
    ['use-cases/m-and-a/page.json', '../plan.svg'],
    ['finance/page.json', '../use-cases/plan.svg'],
  ] as const) {
    const hero = `"type": "hero",\n      "heroImage": "${image}",\n      "heroImageAlt": "Home",`;
    put(file, read(file).replace('"type": "hero",', hero));
  }
});

const checker = new Checker(pages, schemas);

/** The site as its files are now: only changed files are read again. */
async function look(): Promise<Checker> {
  await checker.scan();
  return checker;
}

const bytes = () => new Map(listFiles(pages).map((file) => [file, read(file)]));
const codes = (checker: Checker) => checker.findings().map(({ code, file }) => `${code} ${file}`);

/** Moves something there and back: there are no new findings, and every file is as it was. */
async function thereAndBack(
  there: (checker: Checker) => Plan,
  back: (checker: Checker) => Plan,
  old?: string,
) {
  const before = bytes();
  const first = await look();
  const findingCount = codes(first).length;
  executePlan(there(first));
  const second = await look();
  const after = bytes();
  expect(codes(second)).toHaveLength(findingCount);
  expect([...after]).not.toEqual([...before]);
  expect([...second.site.hrefs.keys()].filter((href) => [href, pathOf(href)].includes(old ?? ''))).toEqual(
    [],
  );
  executePlan(back(second));
  expect(bytes()).toEqual(before);
}

const routes = site.pages.map(({ route }) => route).filter((route) => route !== '/' && route !== '/404');

describe('a page moves there and back, and everything that names it follows', () => {
  it('with a schema that it names by more steps up than there are folders', async () => {
    const text = read('finance/page.json');
    const { $schema } = JSON.parse(text);
    const [up, deeper] = ['../'.repeat(40), '../'.repeat(41)].map((up) => `${up}schemas/page.schema.json`);
    put('finance/page.json', text.replace($schema, up ?? ''));
    const checker = await look();
    const schemaAt = (to: string) => {
      const { changes } = planPageMove(checker, pages, { from: '/finance', to });
      const edit = changes.find((change) => change.kind === 'edit' && change.file === 'finance/page.json');
      return JSON.parse(edit?.kind === 'edit' ? String(edit.after) : '{}').$schema;
    };
    expect([schemaAt('/money'), schemaAt('/numbers/money')]).toEqual([up, deeper]);
    put('finance/page.json', text);
  });

  it.each(routes)('%s', async (route) => {
    const to = `/moved/far-away${route}`;
    await thereAndBack(
      (checker) => planPageMove(checker, pages, { from: route, to }),
      (checker) => planPageMove(checker, pages, { from: to, to: route, hasAlias: false }),
      route,
    );
  });

  it('the old route becomes an alias, and so does that of every page below it', async () => {
    executePlan(planPageMove(await look(), pages, { from: '/use-cases', to: '/work' }));
    const checker = await look();
    expect(checker.facts('work')?.aliases).toContain('/use-cases');
    expect(checker.facts('work/m-and-a')?.aliases).toContain('/use-cases/m-and-a');
    expect(checker.site.hrefs.has('/use-cases')).toBe(false);
    expect(checker.files.has('work/plan.svg')).toBe(true);
    expect(JSON.parse(read('finance/page.json')).sections[0].heroImage).toBe('../work/plan.svg');
    executePlan(planPageMove(checker, pages, { from: '/work', to: '/use-cases', hasAlias: false }));
  });
});

describe('a form that is sent to a page', () => {
  const form = (endpoint: string) =>
    `{ "type": "form", "endpoint": "${endpoint}", "sendAs": "netlify", "id": "write", "fields": [{ "label": "Home", "kind": "text", "name": "words" }] },`;

  it.each([
    ['/finance', '/money'],
    ['/finance?to=sales', '/money?to=sales'],
    ['/finances', '/finances'],
    ['/api/finance', '/api/finance'],
    ['https://www.example.org/finance', 'https://www.example.org/finance'],
  ])('is sent to it where it is then: %s', async (endpoint, expected) => {
    const before = bytes();
    for (const file of ['finance/page.json', 'hr/page.json'])
      put(file, read(file).replace('"sections": [', `"sections": [${form(endpoint)}`));
    executePlan(planPageMove(await look(), pages, { from: '/finance', to: '/money' }));
    for (const file of ['money/page.json', 'hr/page.json'])
      expect(JSON.parse(read(file)).sections[0].endpoint).toBe(expected);
    expect(codes(await look()).filter((code) => code.startsWith('wrong-address'))).toEqual([]);
    executePlan(planPageMove(await look(), pages, { from: '/money', to: '/finance', hasAlias: false }));
    for (const [file, text] of before) if (read(file) !== text) put(file, text);
  });
});

it('a form that is sent to a page which is removed is sent to what replaces it', async () => {
  const before = read('hr/page.json');
  const form =
    '{ "type": "form", "endpoint": "/finance", "fields": [{ "label": "Home", "kind": "text", "name": "words" }] },';
  put('hr/page.json', before.replace('"sections": [', `"sections": [${form}`));
  const { changes } = planPageRemoval(await look(), pages, { route: '/finance', instead: '/company' });
  const change = changes.find(
    ({ kind, ...one }) => kind === 'edit' && 'file' in one && one.file === 'hr/page.json',
  );
  expect(String(change?.kind === 'edit' && change.after)).toContain('"endpoint": "/company"');
  put('hr/page.json', before);
});

const anchors = [...site.pages].flatMap(({ id, route }) => {
  const used = JSON.stringify(site.sources.get(`${id}/page.json`)?.value).matchAll(/"id":"([^"]+)"/g);
  return [...used].map(([, anchor]) => `${route}#${anchor}`);
});

describe('an anchor is renamed and named back, and all links to it follow', () => {
  it.each(anchors)('%s', async (anchor) => {
    await thereAndBack(
      (checker) => planAnchorMove(checker, pages, anchor, '#renamed'),
      (checker) => planAnchorMove(checker, pages, `${pathOf(anchor)}#renamed`, anchor),
      anchor,
    );
  });
});

it('an anchor of a section that pages share is renamed and named back, with the links to each of them', async () => {
  const shared = '{ "type": "shared", "name": "questions" }';
  mkdirSync(path.join(pages, '_shared/questions'), { recursive: true });
  put(
    '_shared/questions/section.json',
    '{ "type": "cta", "id": "ask", "title": "Home", "actions": [{ "label": "Home", "href": "#ask" }] }',
  );
  put('_shared/questions/es.json', '{}');
  const before = [read('finance/page.json'), read('hr/page.json')] as const;
  for (const [file, href] of [
    ['finance/page.json', '/hr#ask'],
    ['hr/page.json', '/finance#ask'],
  ] as const) {
    const link = `{ "type": "cta", "title": "Home", "actions": [{ "label": "Home", "href": "${href}" }] }`;
    put(file, read(file).replace('"sections": [', `"sections": [${shared}, ${link}, `));
  }
  const first = await look();
  expect(() => planMove(first, pages, '/finance#ask', '#ask')).toThrow('has an anchor "ask" already');
  const plan = planMove(first, pages, '/hr#ask', '#questions');
  expect(
    plan.changes.map((change) => (change.kind === 'edit' ? change.file : change.kind)).toSorted(),
  ).toEqual(['_shared/questions/section.json', 'finance/page.json', 'hr/page.json']);
  await thereAndBack(
    (checker) => planMove(checker, pages, '/hr#ask', '#questions'),
    (checker) => planMove(checker, pages, '/finance#questions', '#ask'),
    '#ask',
  );
  put('finance/page.json', before[0]);
  put('hr/page.json', before[1]);
  rmSync(path.join(pages, '_shared'), { recursive: true });
});

it('an address in the place of an image stays as it is when its page moves', async () => {
  const before = read('hr/page.json');
  const hero = '"type": "hero", "heroImage": "https://example.org/plan.svg", "heroImageAlt": "Home",';
  put('hr/page.json', before.replace('"type": "hero",', hero));
  executePlan(planPageMove(await look(), pages, { from: '/hr', to: '/people' }));
  expect(read('people/page.json')).toContain('"https://example.org/plan.svg"');
  executePlan(planPageMove(await look(), pages, { from: '/people', to: '/hr' }));
  put('hr/page.json', before);
});

it('an image moves there and back', async () => {
  await thereAndBack(
    (checker) => planImageMove(checker, pages, 'use-cases/plan.svg', 'finance/drawing.svg'),
    (checker) => planImageMove(checker, pages, 'finance/drawing.svg', 'use-cases/plan.svg'),
  );
});

it.each([
  ['/finanse', '/money', 'There is no page at /finanse: did you mean /finance?'],
  ['/industries/oil-gas', '/wells', '/industries/oil-gas is another address of /oil-gas'],
  ['/finance', '/hr', 'There is a folder for /hr already'],
  ['/finance', '/industries/oil-gas', 'leads to /oil-gas'],
  ['/finance', '/Money', 'such as /money.'],
  ['/finance', '/finanças', 'letters from a to z'],
  ['/finance', '/con', 'Windows keeps the name "con" for itself'],
  ['/finance', '/money/index', 'cannot end in "/index"'],
  ['/finance', '/es/money', 'The site needs "/es" for itself'],
  ['/finance/', '/finance/now', 'cannot move into itself'],
  ['/', '/start', 'The site needs its home page'],
  ['/solutions#date', '#integration', 'has no anchor "date"'],
  ['/solutions#data', '/finance#data', 'An anchor stays on its page'],
  ['/solutions#data', '#Data', 'is not an anchor'],
  ['/solutions#data', '#integração', 'letters from a to z'],
  ['_shared/questions', '_shared/answers', '_shared/questions is a shared section'],
  ['finance/nothing.svg', 'finance/plan.svg', 'There is no image finance/nothing.svg'],
  ['plan.svg', 'finance/plan.svg', 'There is no image plan.svg: did you mean use-cases/plan.svg?'],
  ['./plan.svg', 'finance/plan.svg', 'There is no image ./plan.svg: did you mean use-cases/plan.svg?'],
  ['lan.svg', 'finance/plan.svg', 'There is no image lan.svg'],
  ['questions', 'answers', '"questions" cannot be moved'],
  ['finance', 'money', 'move it by its route, /finance'],
  ['finance/page.json', 'money/page.json', 'move it by its route, /finance'],
  ['use-cases/', 'cases/', 'move it by its route, /use-cases'],
  ['use-cases/plan.svg', 'finance/plan.png', 'stays a .svg file'],
  ['use-cases/plan.svg', 'finance/page.json', 'stays a .svg file'],
])('%s cannot move to %s', async (from, to, message) => {
  const checker = await look();
  expect(() => planMove(checker, pages, from, to)).toThrow(message);
});

it.each([
  ['metric', 'figures', 'did you mean metrics?'],
  ['metrics', 'hero', 'There is a section type hero already'],
  ['metrics', 'Figures', 'is not a name for a section type'],
])('the section type %s cannot be called %s', async (from, to, message) => {
  const checker = await look();
  expect(() => planTypeMove(checker, pages, from, to)).toThrow(message);
});

it('a renamed section type is said to be named by migrations, which stay as they are', async () => {
  const { notes } = planTypeMove(await look(), pages, 'form', 'booking');
  const migrations = [...notes.join(' ').matchAll(/schemas\/migrations\/[\w.-]+\.\w+/g)].map(
    ([file]) => file,
  );
  expect(migrations).toEqual([
    'schemas/migrations/2026-11-contact-form.after.json',
    'schemas/migrations/2026-11-contact-form.before.json',
    'schemas/migrations/2026-11-contact-form.ts',
  ]);
});

describe('an impossible move is refused in one line, and nothing is written', () => {
  it.each([
    [['/finanse', '/money'], 'did you mean /finance?'],
    [['/finance'], 'Call it with what to move and where to'],
    [['/finance', '/money', '--write', '--dry-run'], 'not both'],
  ])('%j', async (args, message) => {
    const before = bytes();
    const { status, stderr } = await callCommand('move', '--pages', pages, ...args);
    expect(stderr).toContain(message);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(status).toBe(2);
    expect(bytes()).toEqual(before);
  });

  it.each(['finance/page.json', 'finance/data.json'])('when %s is not JSON', async (file) => {
    const text = file === 'finance/page.json' ? read(file) : undefined;
    put(file, '{ "$schema": "../page.schema.json", "title": "Money"');
    const { status, stderr } = await callCommand('move', '--pages', pages, '/finance', '/money', '--write');
    expect(stderr).toMatch(`error: ${file}:1:`);
    expect(status).toBe(2);
    if (text === undefined) rmSync(path.join(pages, file));
    else put(file, text);
  });

  it.each<[string, string, RegExp, string]>([
    [
      'a text is too long in a document',
      'wrong-length',
      /"title": "/,
      `"title": "${'Too long. '.repeat(20)}`,
    ],
    [
      'a list is empty in a draft',
      'wrong-count',
      /"title"([\s\S]*?)"actions": \[[^\]]*\]/,
      '"draft": true, "title"$1"actions": []',
    ],
  ])('but not when %s that names the page', async (_, code, from, to) => {
    const text = read('who-its-for/page.json');
    put('who-its-for/page.json', text.replace(from, to));
    const checker = await look();
    expect(codes(checker)).toContain(`${code} who-its-for/page.json`);
    expect(planMove(checker, pages, '/finance', '/money').changes).not.toEqual([]);
    put('who-its-for/page.json', text);
  });

  it('when a document with errors names the page', async () => {
    const text = read('who-its-for/page.json');
    put('who-its-for/page.json', text.slice(0, -20));
    const { status, stderr } = await callCommand('move', '--pages', pages, '/finance', '/money', '--write');
    expect(stderr).toContain('Mend who-its-for/page.json first');
    expect(status).toBe(2);
    put('who-its-for/page.json', text);
  });
});

it('shows its changes if they concern more than one file, and makes them with --write', async () => {
  const before = bytes();
  const shown = runCommand('move', '--pages', pages, '/hr', '/people');
  expect(shown.stdout).toContain('--write changes the');
  expect(bytes()).toEqual(before);
  const { stdout } = await callCommand('move', '--pages', pages, '/hr', '/people', '--write', '--json');
  expect(JSON.parse(stdout)).toMatchObject({ title: 'Move /hr to /people', written: true });
  expect((await callCommand('validate-pages', '--pages', pages)).status).toBe(0);
  await callCommand('move', '--pages', pages, '/people', '/hr', '--no-alias', '--write');
  expect(bytes()).toEqual(before);
});

describe('redirects', () => {
  const file = '_site/redirects.json';
  const write = (...entries: object[]) => put(file, `${JSON.stringify(entries, null, 2)}\n`);
  afterAll(() => rmSync(path.join(pages, file)));

  it('follow their target page, including its anchors and the pages below it', async () => {
    write(
      { from: '/old', to: '/use-cases' },
      { from: '/older/*', to: '/use-cases/*' },
      { from: '/deep', to: '/use-cases/m-and-a' },
      { from: '/elsewhere', to: '/finance' },
      { from: '/shop', to: 'https://shop.example/use-cases' },
      { from: '/gone', status: 410 },
    );
    await thereAndBack(
      (checker) => {
        const plan = planPageMove(checker, pages, { from: '/use-cases', to: '/cases', hasAlias: false });
        const edit = plan.changes.find((change) => 'file' in change && change.file === file);
        expect(JSON.parse((edit as { after: string }).after).map(({ to }: { to?: string }) => to)).toEqual([
          '/cases',
          '/cases/*',
          '/cases/m-and-a',
          '/finance',
          'https://shop.example/use-cases',
          undefined,
        ]);
        return plan;
      },
      (checker) => planPageMove(checker, pages, { from: '/cases', to: '/use-cases', hasAlias: false }),
    );
  });

  it('prevent a move to a path where the page could not be reached', async () => {
    write({ from: '/money/*', to: '/finance' });
    const checker = await look();
    expect(() => planPageMove(checker, pages, { from: '/hr', to: '/money/people' })).toThrow(
      '_site/redirects.json leads /money/* on',
    );
    expect(() => planPageMove(checker, pages, { from: '/hr', to: '/people' })).not.toThrow();
  });
});

describe('a folder in which findings do not count', () => {
  const file = '_site/rules.json';
  const rules = (...folders: string[]) => ({
    spelling: { ignore: folders, reason: 'Sent by others.' },
    ignore: folders.map((folder) => ({ folder, reason: 'Under way.' })),
  });
  const write = (value: object) => put(file, `${JSON.stringify(value, null, 2)}\n`);
  afterAll(() => rmSync(path.join(pages, file)));

  it('goes by the page that moves', async () => {
    write(rules('use-cases', 'use-cases/m-and-a', 'hr', 'use'));
    mkdirSync(path.join(pages, 'use'));
    put('use/notes.txt', '');
    await thereAndBack(
      (checker) => {
        const plan = planPageMove(checker, pages, { from: '/use-cases', to: '/cases' });
        const edit = plan.changes.find((change) => 'file' in change && change.file === file);
        expect(JSON.parse((edit as { after: string }).after)).toEqual(
          rules('cases', 'cases/m-and-a', 'hr', 'use'),
        );
        return plan;
      },
      (checker) => planPageMove(checker, pages, { from: '/cases', to: '/use-cases', hasAlias: false }),
    );
    rmSync(path.join(pages, 'use'), { recursive: true });
  });

  it('goes with the page that is removed, unless others lie in it', async () => {
    write(rules('finance', 'hr', 'finance', 'proof'));
    mkdirSync(path.join(pages, 'hr/below'));
    put('hr/below/notes.txt', '');
    for (const [route, left] of [
      ['/finance', ['hr', 'proof']],
      ['/hr', ['finance', 'hr', 'finance', 'proof']],
    ] as const) {
      const { changes } = planPageRemoval(await look(), pages, { route, instead: '/company' });
      const edit = changes.find((change) => 'file' in change && change.file === file);
      expect(JSON.parse(edit?.kind === 'edit' ? String(edit.after) : read(file))).toEqual(rules(...left));
    }
    rmSync(path.join(pages, 'hr/below'), { recursive: true });
  });
});
