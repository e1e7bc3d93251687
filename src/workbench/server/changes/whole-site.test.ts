import { copyFileSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { serveRepository } from '../../../../tests/support/served-repository';
import { stringsOf } from '../../../content/json/values';
import { engineRoot } from '../../../node/project/project';
import type { ChangedPage } from '../../protocol/changes';

// A site with shared sections, downloads and links within texts.
const specimen = path.join(engineRoot, 'tests/sites/specimen');
const { folder, content, ask, textOf, git, edited } = serveRepository(undefined, specimen);

afterEach(async () => {
  git('checkout', '--quiet', 'main', '--', 'pages');
  git('clean', '-fdq', 'pages');
  await content.update();
});

const listed = async () => ((await ask('changes')).body as unknown as { pages: ChangedPage[] }).pages;
const status = () => git('status', '--porcelain', 'pages');
const errors = () =>
  content.diagnostics
    .filter(({ severity, file }) => severity === 'error' && !file.startsWith('linked'))
    .map(({ message }) => message);
async function thrown(id: string, part: object = {}): Promise<number> {
  const page = (await listed()).find((one) => one.id === id);
  const answer = await ask('throw-away', { body: { page: id, mark: page?.mark, ...part } });
  await content.update();
  return answer.status;
}
async function planned(body: object): Promise<void> {
  expect(await ask('page-plans', { body })).toMatchObject({ status: 200 });
  await content.update();
}
const write = async (file: string, text: string) => {
  writeFileSync(path.join(folder, file), text);
  await content.update();
};

const shared = '_shared/noch-fragen';
const subtitle = { op: 'set', pointer: '/subtitle', value: 'Tag und Nacht.' } as const;
const background = { op: 'set', pointer: '/background', value: 'default' } as const;

describe('a changed shared section', () => {
  it('is one entry, and is thrown away without what all pages share', async () => {
    await edited({ [`${shared}/section.json`]: [subtitle] });
    await write('_site/rules.json', '[]\n');
    const pages = await listed();
    expect(pages.map(({ id }) => id).sort()).toEqual([shared, '_site']);
    expect(pages.find(({ id }) => id === shared)?.changes[0]?.head).toContain('"subtitle"');
    expect(await thrown(shared)).toBe(200);
    expect(status().trim()).toBe('?? pages/_site/rules.json');
  });

  it('is thrown away change by change', async () => {
    await edited({ [`${shared}/section.json`]: [subtitle, background] });
    const [section] = await listed();
    expect(section?.changes).toHaveLength(2);
    expect(section?.changes.every(({ isOwn }) => isOwn)).toBe(true);
    expect(await thrown(shared, { change: 0 })).toBe(200);
    expect((await listed())[0]?.changes).toHaveLength(1);
    expect(await thrown(shared, { change: 0 })).toBe(200);
    expect(status()).toBe('');
  });

  it('is one entry, too, where visitors see the same', async () => {
    await write(`${shared}/section.json`, `${textOf(`${shared}/section.json`)}\n`);
    const pages = await listed();
    expect(pages.map(({ id, route }) => [id, route])).toEqual([[shared, '']]);
    expect(await thrown(shared)).toBe(200);
    expect(status()).toBe('');
  });
});

describe('throwing away leaves no trace', () => {
  it('of a page that was deleted, among redirects and links', async () => {
    await planned({ route: '/impressum', instead: '/kontakt' });
    expect(existsSync(path.join(folder, '_site/redirects.json'))).toBe(true);
    expect(await thrown('impressum')).toBe(200);
    expect(status()).toBe('');
  });

  it('but leaves a redirect of something else', async () => {
    await planned({ route: '/impressum', instead: '/kontakt' });
    await edited({
      '_site/redirects.json': [{ op: 'insert', pointer: '/-', value: { from: '/alt', to: '/kontakt' } }],
    });
    expect(await thrown('impressum')).toBe(200);
    expect(status().trim()).toBe('?? pages/_site/redirects.json');
    expect(JSON.parse(textOf('_site/redirects.json'))).toEqual([{ from: '/alt', to: '/kontakt' }]);
  });

  it.each([
    ['kontakt', 'melden'],
    ['faehren', 'flotte'],
  ])('of a page that moved, among shared sections, texts and pictures: /%s to /%s', async (from, to) => {
    await planned({ from: `/${from}`, to: `/${to}` });
    expect(errors()).toEqual([]);
    expect(await thrown(to)).toBe(200);
    expect([status(), errors()]).toEqual(['', []]);
  });
});

describe('a page with downloads', () => {
  it('is moved and deleted with them, and Undo brings them back to the byte', async () => {
    await planned({ from: '/auskunft', to: '/info' });
    expect(existsSync(path.join(folder, 'info/fahrplan.pdf'))).toBe(true);
    expect((await ask('undo', { body: {} })).status).toBe(200);
    expect(status()).toBe('');
    await content.update();
    await planned({ route: '/auskunft', instead: '/kontakt' });
    expect(existsSync(path.join(folder, 'auskunft'))).toBe(false);
    expect((await ask('undo', { body: {} })).status).toBe(200);
    expect(status()).toBe('');
  });

  it.each([
    ['auskunft', 'fahrplan.pdf'],
    ['faehren', 'faehre.jpg'],
  ])('gets them back with the section that showed them: /%s', async (id, name) => {
    const { sections } = JSON.parse(textOf(`${id}/page.json`));
    const place = sections.findIndex((one: object) => JSON.stringify(one).includes(`"./${name}"`));
    await edited({ [`${id}/page.json`]: [{ op: 'remove', pointer: `/sections/${place}` }] });
    rmSync(path.join(folder, id, name), { force: true });
    await content.update();
    const page = (await listed()).find((one) => one.id === id);
    const change = page?.changes.findIndex((one) => one.place?.before === place);
    expect(await thrown(id, { change })).toBe(200);
    expect(status()).toBe('');
  });

  it.each([true, false])(
    'keeps no picture that came with what is thrown away, unless another page shows it: %s',
    async (isAlone) => {
      const [file, picture] = ['faehren/page.json', 'faehren/neu.jpg'];
      const pointer =
        stringsOf(JSON.parse(textOf(file))).find(({ text }) => text === './faehre.jpg')?.pointer ?? '';
      copyFileSync(path.join(folder, 'logbuch/nacht.jpg'), path.join(folder, picture));
      rmSync(path.join(folder, 'faehren/faehre.jpg'));
      await edited({
        [file]: [{ op: 'set', pointer, value: './neu.jpg' }],
        ...(!isAlone && {
          'logbuch/page.json': [{ op: 'set', pointer: '/socialImage', value: '../faehren/neu.jpg' }],
        }),
      });
      const page = (await listed()).find(({ id }) => id === 'faehren');
      const change = page?.changes.findIndex((one) => one.isOwn);
      expect(await thrown('faehren', { change })).toBe(200);
      expect(existsSync(path.join(folder, picture))).toBe(!isAlone);
      expect(existsSync(path.join(folder, 'faehren/faehre.jpg'))).toBe(true);
      if (isAlone) expect(status()).toBe('');
      await ask('undo', { body: {} });
      expect(existsSync(path.join(folder, picture))).toBe(true);
      await content.update();
    },
  );

  it('is refused where code lies beside it', async () => {
    await write('auskunft/extra.ts', 'export {};\n');
    expect((await ask('page-plans', { body: { from: '/auskunft', to: '/info' } })).status).toBe(422);
    expect(existsSync(path.join(folder, 'auskunft/extra.ts'))).toBe(true);
  });

  it.each([
    ['auskunft', 'fahrplan.pdf'],
    ['faehren', 'faehre.jpg'],
  ])('is duplicated with its pictures and downloads: /%s', async (from, file) => {
    const body = { route: `/mehr/${from}`, title: 'Noch eine', from: `/${from}` };
    expect((await ask('pages', { body })).status).toBe(200);
    const written = textOf(`mehr/${from}/page.json`);
    expect(written).toContain(`"../../${from}/${file}"`);
    expect(written).not.toContain(`"./${file}"`);
  });
});

describe('what visitors see is said', () => {
  const heads = async () => (await listed()).flatMap(({ changes }) => changes.map(({ head }) => head));
  it('of a redirect, the look, a picture and a download', async () => {
    await write('_site/redirects.json', '[\n  { "from": "/alt", "to": "/kontakt" }\n]\n');
    await edited({ '_site/theme.json': [{ op: 'set', pointer: '/light/accent', value: '#0b5285' }] });
    copyFileSync(path.join(folder, 'logbuch/nacht.jpg'), path.join(folder, 'faehren/faehre.jpg'));
    copyFileSync(path.join(folder, 'auskunft/verordnung.pdf'), path.join(folder, 'auskunft/fahrplan.pdf'));
    await content.update();
    const said = (await heads()).join('\n');
    expect(said).not.toContain('What visitors do not see');
    for (const what of ['/alt leads to /kontakt', 'look', 'faehre.jpg', 'fahrplan.pdf'])
      expect(said).toContain(what);
  });

  it('but not of the layout of the theme', async () => {
    await write('_site/theme.json', `${textOf('_site/theme.json')}\n`);
    expect((await heads()).join('\n')).toContain('What visitors do not see');
  });
});
