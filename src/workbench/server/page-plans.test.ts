import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serveWorkbench } from '../../../tests/support/served-workbench';
import { listFiles } from '../../node/read/files';

const { folder, content, ask, textOf } = serveWorkbench();
const bytes = () =>
  new Map(
    listFiles(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  );
const errors = () =>
  content.diagnostics
    .filter(({ severity, file }) => severity === 'error' && !file.startsWith('linked'))
    .map(({ message }) => message);
const redirects = '_site/redirects.json';
const undo = () => ask('undo', { body: {} });

let before: Map<string, string>;
beforeEach(() => {
  before ??= bytes();
});

describe('a page that moves', () => {
  it('is shown first, page by page, and nothing is written', async () => {
    const { status, body } = await ask('plan?from=/finance&to=/money-matters');
    expect([status, body.title]).toEqual([200, 'Move /finance to /money-matters']);
    expect(body.pages).toContainEqual({
      title: 'Header and footer',
      what: ['/finance → /money-matters, 2 times'],
    });
    const pages = body.pages as { title: string; what: string[] }[];
    expect(pages.find(({ title }) => title === 'Finance Without Rekeying')?.what).toContain(
      '/finance leads here',
    );
    expect(bytes()).toEqual(before);
  });

  it('takes every link along, and Undo brings it back to the byte', async () => {
    const { status } = await ask('page-plans', { body: { from: '/finance', to: '/money-matters' } });
    expect([status, existsSync(path.join(folder, 'finance'))]).toEqual([200, false]);
    expect(textOf('money-matters/page.json')).toContain('"/finance"');
    expect(textOf('_site/site.json')).not.toContain('"/finance"');
    expect(errors()).toEqual([]);
    expect((await undo()).status).toBe(200);
    expect(bytes()).toEqual(before);
  });

  it('takes the mistakes along that it has already, and those of links to it', async () => {
    const changes = [
      ['finance/page.json', '"sections": [', '"socialImage": "../contact/nowhere.png",\n  "sections": ['],
      ['_site/site.json', '"/finance"', '"/finance#nowhere"'],
    ] as const;
    for (const [file, from, to] of changes) {
      expect(textOf(file)).toContain(from);
      writeFileSync(path.join(folder, file), textOf(file).replace(from, to));
    }
    await content.update();
    expect(errors()).toHaveLength(2);
    const { status, body } = await ask('page-plans', { body: { from: '/finance', to: '/money/matters' } });
    expect([status, body.message]).toEqual([200, undefined]);
    expect(errors().toSorted()).toEqual([
      '/money/matters has no anchor "nowhere".',
      'There is no image "../../contact/nowhere.png".',
    ]);
    await undo();
    for (const [file] of changes) writeFileSync(path.join(folder, file), before.get(file) ?? '');
    await content.update();
    expect(bytes()).toEqual(before);
  });

  it.each([
    ['/finance', '/contact'],
    ['/finance', '/Not A Route'],
    ['/', '/home'],
    ['/nowhere', '/somewhere'],
  ])('is refused where it cannot: %s to %s', async (from, to) => {
    const asked = `plan?from=${encodeURIComponent(from)}&to=${encodeURIComponent(to)}`;
    const answers = [await ask(asked), await ask('page-plans', { body: { from, to } })];
    expect(answers.map(({ status }) => status)).toEqual([422, 422]);
    expect(answers[0]?.body.message).toMatch(/^[A-Z"].*[.?]$/);
    expect(bytes()).toEqual(before);
  });
});

describe('a page that goes', () => {
  it('says which links lead to it, and goes only when they lead elsewhere', async () => {
    const file = path.join(folder, 'index/page.json');
    writeFileSync(file, textOf('index/page.json').replace('"/contact#form"', '"/finance"'));
    await content.update();
    const present = bytes();
    const { body } = await ask('plan?route=/finance');
    expect(body.links).toEqual([JSON.parse(textOf('index/page.json')).title]);
    expect((await ask('page-plans', { body: { route: '/finance' } })).status).toBe(422);
    expect(bytes()).toEqual(present);
    const { status } = await ask('page-plans', { body: { route: '/finance', instead: '/contact' } });
    expect([status, existsSync(path.join(folder, 'finance'))]).toEqual([200, false]);
    expect(JSON.parse(textOf(redirects))).toEqual([
      { from: '/finance', to: '/contact' },
      { from: '/money', to: '/contact' },
    ]);
    expect(textOf('contact/page.json')).not.toContain('"/finance"');
    expect(textOf('index/page.json')).not.toContain('"/finance"');
    expect(errors().filter((message) => message.includes('/finance'))).toEqual([]);
    await undo();
    expect(bytes()).toEqual(present);
    writeFileSync(file, before.get('index/page.json') ?? '');
  });

  it('leaves the words around links in the middle of texts and of translations as they are', async () => {
    const said = 'Read **all** about [our finance work](/finance#fees)';
    const then = 'Read **all** about [our finance work](/contact)';
    const faq = `{ "type": "faq", "items": [{ "question": "Finance", "answer": "${said}" }] },`;
    const entry = `{ "${said}": "Todo **sobre** [las finanzas](/finance)",`;
    const changed = ['_site', 'index'].flatMap((id) => [`${id}/es.json`, `${id}/fr.json`]);
    const write = (file: string, from: string, to: string) =>
      writeFileSync(path.join(folder, file), textOf(file).replace(from, to));
    for (const file of changed) write(file, '{', entry);
    write('_site/site.json', '"header"', `"banner": { "text": "${said}" }, "header"`);
    write('index/page.json', '"sections": [', `"sections": [${faq}`);
    await content.update();
    const present = bytes();
    const { body } = await ask('plan?route=/finance');
    expect(body.links).toEqual(['Header and footer', JSON.parse(textOf('index/page.json')).title]);
    expect((await ask('page-plans', { body: { route: '/finance', instead: '/contact' } })).status).toBe(200);
    expect(JSON.parse(textOf('_site/site.json')).banner.text).toBe(then);
    expect(JSON.parse(textOf('index/page.json')).sections[0].items[0].answer).toBe(then);
    for (const file of changed)
      expect(JSON.parse(textOf(file))[then]).toBe('Todo **sobre** [las finanzas](/contact)');
    await undo();
    expect(bytes()).toEqual(present);
    write('index/page.json', '"title"', '"no-such-property": 1, "title"');
    await content.update();
    expect((await ask('plan?route=/finance')).status).toBe(422);
    for (const file of [...changed, '_site/site.json', 'index/page.json'])
      writeFileSync(path.join(folder, file), before.get(file) ?? '');
    await content.update();
  });

  describe('in lists of links', () => {
    const link = (label: string, href: string, ...items: object[]) =>
      items.length > 0 ? { label, href, items } : { label, href };
    const [finance, contact] = [link('Finance', '/finance'), link('Contact', '/contact')];
    const start = link('Get Started', '/');
    const show = async (navigation: object[], links: object[] = [start]) => {
      const { header, footer, ...rest } = JSON.parse(before.get('_site/site.json') ?? '');
      const columns = [{ ...footer.columns[0], links }];
      const site = { ...rest, header: { ...header, navigation }, footer: { ...footer, columns } };
      writeFileSync(path.join(folder, '_site/site.json'), JSON.stringify(site));
      await content.update();
    };
    afterEach(async () => {
      await undo();
      for (const file of ['_site/site.json', 'contact/page.json'])
        writeFileSync(path.join(folder, file), before.get(file) ?? '');
      await content.update();
    });

    it.each<[string, object[], object[]]>([
      ['goes', [finance, start], [start]],
      ['keeps the list below it', [link('Finance', '/finance', start)], [link('Finance', '/contact', start)]],
      [
        'goes below another link',
        [link('Contact', '/contact', finance, start)],
        [link('Contact', '/contact', start)],
      ],
      ['takes along the list that has no other', [link('Contact', '/contact', finance)], [contact]],
      [
        'goes beside one with a list that names it',
        [link('Finance', '/finance', finance, start), finance, contact],
        [link('Finance', '/contact', start), contact],
      ],
      ['stays where a list would be empty, and leads elsewhere', [finance], [link('Finance', '/contact')]],
    ])('a link to it %s', async (_, navigation, expected) => {
      await show(navigation);
      const { status } = await ask('page-plans', { body: { route: '/finance', instead: '/contact' } });
      expect([status, JSON.parse(textOf('_site/site.json')).header.navigation]).toEqual([200, expected]);
      expect(errors()).toEqual([]);
    });

    it('says that links lead to it which cannot be removed', async () => {
      for (const [navigation, links] of [
        [[link('Finance', '/finance', start)], [start]],
        [[start], [finance]],
      ] as const) {
        await show([...navigation], [...links]);
        expect((await ask('plan?route=/finance')).body.links).toEqual(['Header and footer']);
        expect((await ask('page-plans', { body: { route: '/finance', gone: 'yes' } })).status).toBe(422);
      }
      await show([start], [finance, start]);
      expect((await ask('plan?route=/finance')).body.links).toEqual([]);
    });

    it('a breadcrumb goes that would have a single step', async () => {
      const file = path.join(folder, 'contact/page.json');
      const other = textOf('contact/page.json').replace('"href": "/"', '"href": "/finance"');
      writeFileSync(file, other);
      await show([start]);
      const { status } = await ask('page-plans', { body: { route: '/finance', instead: '/' } });
      expect([status, JSON.parse(textOf('contact/page.json')).breadcrumb]).toEqual([200, undefined]);
      expect(errors()).toEqual([]);
    });
  });

  it('stays where the page in its place has not what an item shows of it', async () => {
    const files = ['index/page.json', 'finance/page.json'] as const;
    const cards = '{ "type": "cards", "items": [{ "of": "/finance" }, { "of": "/finance" }] },';
    const texts = [
      textOf(files[0]).replace('"sections": [', `"sections": [${cards}`),
      textOf(files[1]).replace('"sections": [', '"teaser": { "text": "Finance" }, "sections": ['),
    ];
    for (const [index, file] of files.entries()) writeFileSync(path.join(folder, file), texts[index] ?? '');
    await content.update();
    const present = bytes();
    const { status, body } = await ask('page-plans', { body: { route: '/finance', instead: '/contact' } });
    expect([status, body.message]).toEqual([
      422,
      expect.stringMatching(
        /^Nothing was written\. index\/page\.json would have a mistake: \/contact does not say/,
      ),
    ]);
    expect(bytes()).toEqual(present);
    for (const file of files) writeFileSync(path.join(folder, file), before.get(file) ?? '');
    await content.update();
  });

  it.each([
    [{ instead: '/contact' }, { to: '/contact' }],
    [{ gone: 'yes' }, { status: 410 }],
  ])('takes along what was redirected to it: %j', async (how, then) => {
    const known = '[{ "from": "/old", "to": "/finance#fees" }, { "from": "/other", "to": "/contact" }]\n';
    writeFileSync(path.join(folder, redirects), known);
    await content.update();
    const present = bytes();
    const { body } = await ask(`plan?${new URLSearchParams({ route: '/finance', ...how })}`);
    expect((body.pages as { title: string }[]).map(({ title }) => title)).toContain('Redirects');
    expect((await ask('page-plans', { body: { route: '/finance', ...how } })).status).toBe(200);
    expect(JSON.parse(textOf(redirects))).toEqual([
      { from: '/old', ...then },
      { from: '/other', to: '/contact' },
      { from: '/finance', ...then },
      { from: '/money', ...then },
    ]);
    expect(errors()).toEqual([]);
    await undo();
    expect(bytes()).toEqual(present);
    rmSync(path.join(folder, redirects));
    await content.update();
  });

  it('is not said to be gone while links lead to it, and nothing of a draft is redirected', async () => {
    const file = path.join(folder, 'index/page.json');
    writeFileSync(file, textOf('index/page.json').replace('"/contact#form"', '"/finance"'));
    await content.update();
    const asked = { route: '/finance', gone: 'yes' };
    expect((await ask('page-plans', { body: asked })).status).toBe(422);
    writeFileSync(file, before.get('index/page.json') ?? '');
    expect((await ask('page-plans', { body: { ...asked, instead: '/contact' } })).status).toBe(422);
    const page = path.join(folder, 'finance/page.json');
    writeFileSync(page, textOf('finance/page.json').replace('{', '{ "draft": true,'));
    await content.update();
    expect((await ask('page-plans', { body: asked })).status).toBe(200);
    expect(existsSync(path.join(folder, redirects))).toBe(false);
    await undo();
    writeFileSync(page, before.get('finance/page.json') ?? '');
    await content.update();
    expect(bytes()).toEqual(before);
  });

  it('stays while the redirects of the site are no list', async () => {
    writeFileSync(path.join(folder, redirects), '{}');
    await content.update();
    const { status, body } = await ask('page-plans', { body: { route: '/finance', instead: '/contact' } });
    expect([status, body.message]).toEqual([
      422,
      '_site/redirects.json is not a list of redirects: mend it first.',
    ]);
    rmSync(path.join(folder, redirects));
    await content.update();
  });

  it('goes although it has mistakes, but not while another one that leads to it has some', async () => {
    const broken = (id: string) =>
      textOf(`${id}/page.json`).replace('"title"', '"href": "/finance", "no-such-property": 1, "title"');
    for (const [id, status] of [
      ['finance', 200],
      ['index', 422],
    ] as const) {
      writeFileSync(path.join(folder, `${id}/page.json`), broken(id));
      await content.update();
      const { status: found, body } = await ask('plan?route=/finance&instead=/contact');
      expect([id, found]).toEqual([id, status]);
      if (status === 422) expect(body.message).toMatch(/^Mend index\/page\.json first: .*errors\.$/);
      writeFileSync(path.join(folder, `${id}/page.json`), before.get(`${id}/page.json`) ?? '');
      await content.update();
    }
  });

  it.each([['/'], ['/nowhere']])(
    'is refused where the site needs it, or there is none: %s',
    async (route) => {
      expect((await ask(`plan?route=${route}`)).status).toBe(422);
      expect((await ask('page-plans', { body: { route, instead: '/contact' } })).status).toBe(422);
      expect((await ask('page-plans', { body: { route: '/finance', instead: '/finance' } })).status).toBe(
        422,
      );
      expect(bytes()).toEqual(before);
    },
  );

  it('is only planned for whoever has the token, and says so to nobody else', async () => {
    const headers = { 'x-workbench-token': 'guessed' };
    expect((await ask('plan?route=/finance', { headers })).status).toBe(403);
    expect((await ask('page-plans', { headers, body: { route: '/finance', instead: '/' } })).status).toBe(
      403,
    );
    expect((await ask('page-plans', { body: { route: 7 } })).status).toBe(422);
  });
});

describe('words that are replaced', () => {
  const plan = (asked: Record<string, string>) => ask(`plan?${new URLSearchParams(asked)}`);

  it('are shown first, text by text, with what becomes of their translations', async () => {
    const { status, body } = await plan({ find: 'subsidiaries', by: 'branches' });
    expect(status).toBe(200);
    const pages = body.pages as { title: string; what: string[] }[];
    const finance = pages.find(({ title }) => title === 'Finance Without Rekeying');
    expect(finance?.what.join('\n')).toMatch(
      /^For controllers .* four subsidiaries: .*\n→ .* four branches: /,
    );
    expect(body.notes).toEqual([expect.stringMatching(/of the old wording then, and listed as findings\.$/)]);
    expect(bytes()).toEqual(before);
  });

  it('are replaced in one step, which Undo takes back to the byte', async () => {
    const { status, body } = await ask('page-plans', { body: { find: 'subsidiaries', by: 'branches' } });
    expect(status).toBe(200);
    expect(textOf('finance/page.json')).not.toContain('subsidiaries');
    expect(body.history).toMatchObject({
      undo: expect.stringMatching(/^Replace "subsidiaries" with "branches"/),
    });
    await undo();
    expect(bytes()).toEqual(before);
  });

  it('keep their translations where these are still right', async () => {
    await ask('page-plans', { body: { find: 'subsidiaries', by: 'branches', keep: 'yes' } });
    expect(textOf('finance/fr.json')).toContain('"Four branches, four formats');
    expect(errors()).toEqual([]);
    await undo();
  });

  it('of a translation change in its dictionary alone', async () => {
    const { status } = await ask('page-plans', { body: { find: 'balances', by: 'soldes', language: 'fr' } });
    const changed = [...bytes()].filter(([file, text]) => before.get(file) !== text).map(([file]) => file);
    expect([status, changed]).toEqual([200, ['finance/fr.json']]);
    await undo();
  });

  it.each([
    ['FINANCE without', {}, 422],
    ['FINANCE without', { anyCase: 'yes' }, 200],
    ['Financ', {}, 422],
    ['Financ', { parts: 'yes' }, 200],
  ])('are found as it was asked: %s %j', async (find, how, status) => {
    expect((await plan({ find, by: 'Money', ...how })).status).toBe(status);
  });

  it('are not replaced in a page that has to be mended first, which is named by its title', async () => {
    const file = path.join(folder, 'finance/page.json');
    writeFileSync(file, textOf('finance/page.json').replace('{', '{ "no-such-property": 1,'));
    await content.update();
    const { status, body } = await plan({ find: 'subsidiaries', by: 'branches' });
    expect([status, body.message]).toEqual([
      422,
      'Mend Finance Without Rekeying first: it mentions what is to be changed, but has errors.',
    ]);
    writeFileSync(file, before.get('finance/page.json') ?? '');
    await content.update();
  });

  it.each<[string, Record<string, unknown>, RegExp]>([
    [
      'that no text says',
      { find: 'no such words', by: 'x' },
      /^No text says “no such words” as words of their own\.$/,
    ],
    [
      'that are too long then, in which a file is named',
      { find: 'Map', by: `see _site/site.json ${'Map '.repeat(40)}` },
      /^Finance Without Rekeying: ".*see _site\/site\.json Map .* are allowed/,
    ],
    [
      'that would leave nothing',
      { find: 'Finance Without Rekeying', by: ' ' },
      /^[^/]*: "[^"]*" would say nothing\.$/,
    ],
    ['that are the same', { find: 'Finance', by: 'Finance' }, /same/],
    ['that are none', { find: ' ', by: 'x' }, /Say which words/],
    [
      'that are too long then',
      { find: 'Map', by: 'Map '.repeat(40) },
      /^Finance Without Rekeying: .* are allowed/,
    ],
    ['of a language that the site has not', { find: 'a', by: 'b', language: 'eo' }, /not translated/],
    ['of no language at all', { find: 'a', by: 'b', language: 7 }, /by its code/],
    ['by what nobody can read', { find: 'Finance', by: '\u0000' }, /nobody can read/],
    ['by nothing at all', { find: 'Finance' }, /Say which words/],
  ])('are refused %s, and nothing is written', async (_, body, message) => {
    const answer = await ask('page-plans', { body });
    expect(answer.status).toBe(422);
    expect(answer.body.message).toMatch(message);
    expect(bytes()).toEqual(before);
  });
});
