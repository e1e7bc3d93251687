import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { serveWorkbench } from '../../../tests/support/served-workbench';
import type { FrameFiles } from '../protocol/documents';

const { folder, content, ask, textOf } = serveWorkbench();
const redirectsFile = path.join(folder, '_site/redirects.json');
const siteText = readFileSync(path.join(folder, '_site/site.json'), 'utf8');

afterEach(async () => {
  rmSync(redirectsFile, { force: true });
  writeFileSync(path.join(folder, '_site/site.json'), siteText);
  await content.update();
});

const frame = async () => (await ask('document?route=/finance')).body.frame as FrameFiles;
const edit = (file: string, hash: string, ...edits: object[]) =>
  ask('edits', { body: { name: 'Change it', files: [{ file, hash, edits }] } });

describe('what stands on every page', () => {
  it('comes with the page, and its schemas with what forms offer', async () => {
    const { site, sharing } = await frame();
    expect(site).toMatchObject({ file: '_site/site.json', text: siteText });
    for (const count of Object.values(sharing)) expect(count).toBeGreaterThan(0);
    const { body } = await ask('site');
    expect(body.frame).toMatchObject({ site: { title: 'Site document' }, redirects: { type: 'array' } });
  });

  it('is written, and taken back under a name that says where it stands', async () => {
    const { site } = await frame();
    const name = { op: 'set', pointer: '/brand/name', value: 'Lumen' };
    const { status, body } = await edit(site.file, site.hash, name);
    expect(status).toBe(200);
    expect(body.history).toMatchObject({ undo: 'Change it (all pages)' });
    expect(JSON.parse(textOf('_site/site.json')).brand.name).toBe('Lumen');
    await ask('undo', { body: {} });
    expect(textOf('_site/site.json')).toBe(siteText);
  });

  it('says how many pages have the words of a text from the dictionaries of the site', async () => {
    const shared = JSON.parse(textOf('_site/fr.json')) as Record<string, string>;
    const { sharing } = await frame();
    expect(Object.keys(shared).filter((text) => sharing[text] !== undefined)).not.toEqual([]);
  });
});

describe('the look of a site that has no theme', () => {
  const accent = { op: 'set', pointer: '/light', value: { accent: '#0f4a5c' } };

  it('begins with nothing said, is drawn at once from what is, and is gone when that is taken back', async () => {
    const file = path.join(folder, '_site/theme.json');
    onTestFinished(() => rmSync(file, { force: true }));
    const { theme } = await frame();
    expect([theme.text, existsSync(file)]).toEqual(['{}\n', false]);
    const { status } = await edit(theme.file, theme.hash, accent);
    expect(status).toBe(200);
    expect(JSON.parse(textOf('_site/theme.json'))).toEqual({ light: { accent: '#0f4a5c' } });
    expect(content.look).toContain('#0f4a5c');
    await ask('undo', { body: {} });
    expect([existsSync(file), content.look.includes('#0f4a5c')]).toEqual([false, false]);
  });

  it('has a form that knows colours', async () => {
    const { body } = await ask('site');
    expect(body.frame).toMatchObject({ theme: { properties: { light: {}, accents: {} } } });
    expect(body.definitions).toMatchObject({ color: { format: 'color' }, palette: { properties: {} } });
  });
});

describe('redirects that nobody has written yet', () => {
  const first = { op: 'insert', pointer: '/0', value: { from: '/old', to: '/finance' } };

  it('are an empty list, and looking at them writes nothing', async () => {
    const { redirects } = await frame();
    expect(redirects.text).toBe('[]\n');
    expect(existsSync(redirectsFile)).toBe(false);
  });

  it('are written with the first, and gone when that is taken back', async () => {
    const { redirects } = await frame();
    const { status, body } = await edit(redirects.file, redirects.hash, first);
    expect(status).toBe(200);
    expect(JSON.parse(textOf('_site/redirects.json'))).toEqual([{ from: '/old', to: '/finance' }]);
    expect((body.findings as { file: string }[]).map(({ file }) => file)).not.toContain(redirects.file);
    expect(content.site?.redirects.at('/old')).toBe('/finance');
    await ask('undo', { body: {} });
    expect(existsSync(redirectsFile)).toBe(false);
    await ask('redo', { body: {} });
    expect(content.site?.redirects.at('/old')).toBe('/finance');
  });

  it('that somebody has begun meanwhile stay', async () => {
    const { redirects } = await frame();
    writeFileSync(redirectsFile, '[{ "from": "/theirs", "status": 410 }]\n');
    const { status } = await edit(redirects.file, redirects.hash, first);
    const now = JSON.parse(textOf('_site/redirects.json')) as { from: string }[];
    // Either both are kept, or the editor is asked: the other side is never lost.
    expect(now.map(({ from }) => from)).toContain('/theirs');
    expect([200, 409]).toContain(status);
  });
});

it.each([
  ['the site', '_site/fr.json', 'shared'],
  ['a page', 'finance/fr.json', 'dictionaries'],
])('a dictionary of %s that nobody has written yet begins with its first entry', async (_, name, kind) => {
  rmSync(path.join(folder, name));
  await content.update();
  const { body } = await ask('document?route=/finance');
  const { file, hash, text } =
    (body[kind] as Record<string, { file: string; hash: string; text: string }>).fr ?? {};
  expect(text).toBe('{}\n');
  const { status } = await edit(String(file), String(hash), {
    op: 'set',
    pointer: '/Home',
    value: 'Accueil',
  });
  expect(status).toBe(200);
  expect(JSON.parse(textOf(name))).toEqual({ Home: 'Accueil' });
});

it.each(['_site/theme.json', '_site/glossary.json', '_site/it.json', 'finance/it.json', 'nowhere/fr.json'])(
  'no other file is begun by an edit: %s',
  async (file) => {
    const isThere = existsSync(path.join(folder, file));
    const { status } = await edit(file, '', { op: 'set', pointer: '/a', value: 'b' });
    expect([isThere, status >= 400]).toEqual([false, true]);
    expect(existsSync(path.join(folder, file))).toBe(false);
  },
);
