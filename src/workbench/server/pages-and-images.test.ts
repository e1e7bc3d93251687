import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { serveWorkbench } from '../../../tests/support/served-workbench';

const { folder, content, ask, textOf, pageOf } = serveWorkbench();

it('a new page that would bring the site an error is not made, and the error is said', async () => {
  const sitemap = path.join(folder, 'sitemap');
  mkdirSync(sitemap);
  const links = [{ label: 'Home', href: '/' }];
  const sections = [{ type: 'link-groups', title: 'All pages', items: [{ title: 'Main', links }] }];
  const text = JSON.stringify({ title: 'Sitemap', description: 'All pages of this site.', sections });
  writeFileSync(path.join(sitemap, 'page.json'), text);
  const make = (title: string) => ask('pages', { body: { route: '/ledger', title } });
  const refused = await make('Everything that anybody ever asks about ledgers');
  expect(refused.status).toBe(422);
  expect(refused.body.message).toMatch(
    /^Nothing was written\. sitemap\/page\.json would have a mistake: .*40/,
  );
  expect(readFileSync(path.join(sitemap, 'page.json'), 'utf8')).toBe(text);
  expect(existsSync(path.join(folder, 'ledger'))).toBe(false);
  // Findings that existed before do not prevent creating a page.
  expect((await make('Ledgers')).status).toBe(200);
  await ask('undo', { body: {} });
  rmSync(sitemap, { recursive: true });
  await content.update();
});

it.each(['/Foo', '/über-uns', '/foo/'])(
  'a new page at %s is refused with what is wrong with its address',
  async (route) => {
    const { status, body } = await ask('pages', { body: { route, title: 'Foo' } });
    expect(status).toBe(422);
    expect(body.message).toContain(`"${route}" is not a route.`);
  },
);

it('a page is listed with its paths in other languages, where it has any', async () => {
  const file = path.join(folder, 'contact/page.json');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(text), routes: { fr: '/nous-joindre' } }));
  await content.update();
  const { pages } = (await ask('site')).body as { pages: { route: string; routes?: object }[] };
  expect(pages.flatMap(({ route, routes }) => (routes ? [{ route, routes }] : []))).toEqual([
    { route: '/contact', routes: { fr: '/nous-joindre' } },
  ]);
  writeFileSync(file, text);
  await content.update();
});

it('what forms are made of is there: languages, pages with their anchors, section types with examples', async () => {
  const { body } = await ask('site');
  expect((body.languages as { code: string }[]).map(({ code }) => code)).toEqual(['en', 'es', 'fr']);
  expect(body.pages).toContainEqual({
    route: '/contact',
    title: 'Talk to a Controller',
    anchors: ['form'],
  });
  for (const { type, schema, examples } of body.types as Record<string, object>[]) {
    expect(schema, String(type)).toHaveProperty('properties');
    // The examples of the type "shared" are the site's shared sections, and this site has none.
    if (String(type) !== 'shared')
      expect(Object.keys(examples ?? {}).length, String(type)).toBeGreaterThan(0);
  }
  expect(body.icons).toMatchObject({ book: expect.stringMatching(/^M/) });
});

it('an image goes with the step that shows it, and so does the one that it takes the place of', async () => {
  const drawing = (width: number) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="3"/>`);
  const headers = { 'content-type': 'image/svg+xml' };
  const show = async (name: string) => {
    await ask(`images?file=finance/${name}`, { body: drawing(name.length), headers });
    const { hash } = await pageOf();
    const edits = [{ op: 'set', pointer: '/sections/0/heroImage', value: `./${name}` }];
    const files = [{ file: 'finance/page.json', hash, edits }];
    expect((await ask('edits', { body: { name: 'Change image', files } })).status).toBe(200);
  };
  const images = () => readdirSync(path.join(folder, 'finance')).filter((name) => name.endsWith('.svg'));
  await show('one.svg');
  await show('second.svg');
  expect(images()).toEqual(['second.svg']);
  await ask('undo', { body: {} });
  expect(images()).toEqual(['one.svg']);
  expect(textOf('finance/one.svg')).toBe(drawing(7).toString());
  await ask('undo', { body: {} });
  expect(images()).toEqual([]);
  await ask('redo', { body: {} });
  expect(images()).toEqual(['one.svg']);
  await ask('undo', { body: {} });
});

it('an image that is cleared from its field goes, at once or letter by letter, and Undo brings it back', async () => {
  const image = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="5" height="3"/>');
  const headers = { 'content-type': 'image/svg+xml' };
  const file = path.join(folder, 'finance/cleared.svg');
  const pointer = '/sections/0/heroImage';
  const edit = async (change: object) => {
    const { hash } = await pageOf();
    const files = [{ file: 'finance/page.json', hash, edits: [{ pointer, ...change }] }];
    expect((await ask('edits', { body: { name: 'Change image', files } })).status).toBe(200);
  };
  const set = (value: string) => edit({ op: 'set', value });
  await ask('images?file=finance/cleared.svg', { body: image, headers });
  await set('./cleared.svg');
  await edit({ op: 'remove' });
  expect(existsSync(file)).toBe(false);
  await ask('undo', { body: {} });
  expect(readFileSync(file)).toEqual(image);

  // Partial input deletes nothing: it may lead to the same image again.
  await set('./cleared.sv');
  expect(existsSync(file)).toBe(true);
  await set('./cleared.svg');
  await set('./c');
  await edit({ op: 'remove' });
  expect(existsSync(file)).toBe(false);
  await ask('undo', { body: {} });
  expect(existsSync(file)).toBe(true);
  await set('./cleared.svg');
  await edit({ op: 'remove' });
  await content.update();
});

it('an image that is cleared stays where another place shows it', async () => {
  const headers = { 'content-type': 'image/svg+xml' };
  const body = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="6" height="3"/>');
  await ask('images?file=finance/twice.svg', { body, headers });
  const edit = async (edits: object[]) => {
    const { hash } = await pageOf();
    const files = [{ file: 'finance/page.json', hash, edits }];
    expect((await ask('edits', { body: { name: 'Change image', files } })).status).toBe(200);
  };
  const places = ['/sections/0/heroImage', '/sections/0/other'];
  await edit(places.map((pointer) => ({ op: 'set', pointer, value: './twice.svg' })));
  await edit([{ op: 'remove', pointer: places[0] }]);
  expect(existsSync(path.join(folder, 'finance/twice.svg'))).toBe(true);
  await edit([{ op: 'remove', pointer: places[1] }]);
  expect(existsSync(path.join(folder, 'finance/twice.svg'))).toBe(false);
});

it('an image that is cleared stays where a document that cannot be read at the moment may show it', async () => {
  const contact = textOf('contact/page.json');
  const image = path.join(folder, 'finance/shared.svg');
  const clear = async (broken: string) => {
    writeFileSync(image, '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>');
    writeFileSync(path.join(folder, 'contact/page.json'), broken);
    await content.update();
    for (const change of [{ op: 'set', value: './shared.svg' }, { op: 'remove' }]) {
      const { hash } = await pageOf();
      const edits = [{ pointer: '/sections/0/heroImage', ...change }];
      const files = [{ file: 'finance/page.json', hash, edits }];
      expect((await ask('edits', { body: { name: 'Change image', files } })).status).toBe(200);
    }
    return existsSync(image);
  };
  expect(await clear('{ "heroImage": "../finance/shared.svg",, }')).toBe(true);
  expect(await clear('{ "heroImage": "../finance/other.svg",, }')).toBe(false);
  writeFileSync(path.join(folder, 'contact/page.json'), contact);
  await content.update();
});

it.each(['FOTO.SVG', 'plan.v2.svg', 'Plan des Hafens ü.svg'])(
  'an image that somebody has called %s goes with its field, and comes back with Undo',
  async (name) => {
    const image = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';
    const file = path.join(folder, 'finance', name);
    writeFileSync(file, image);
    await content.update();
    const edit = async (change: object) => {
      const { hash } = await pageOf();
      const edits = [{ pointer: '/sections/0/heroImage', ...change }];
      const files = [{ file: 'finance/page.json', hash, edits }];
      expect((await ask('edits', { body: { name: 'Change image', files } })).status).toBe(200);
    };
    await edit({ op: 'set', value: `./${name}` });
    await edit({ op: 'remove' });
    expect(existsSync(file)).toBe(false);
    await ask('undo', { body: {} });
    expect(readFileSync(file, 'utf8')).toBe(image);
    await edit({ op: 'remove' });
    await content.update();
  },
);

it('what ends like an image and is none can be removed', async () => {
  for (const value of [
    'https://example.org/map.png',
    'Write to map.jpg',
    'mailto:a@b.jpg',
    '../../map.png',
  ]) {
    const pointer = '/sections/0/other';
    const edit = async (change: object) => {
      const { hash } = await pageOf();
      const files = [{ file: 'finance/page.json', hash, edits: [{ pointer, ...change }] }];
      expect((await ask('edits', { body: { name: 'Change link', files } })).status, value).toBe(200);
    };
    await edit({ op: 'set', value });
    await edit({ op: 'remove' });
  }
});

it('an image that another page shows by now stays when its step is taken back', async () => {
  const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="3"/>');
  const headers = { 'content-type': 'image/svg+xml' };
  await ask('images?file=finance/kept.svg', { body: bytes, headers });
  const show = async (pointer: string, file: string, value: string) => {
    const { page } = (await ask(`document?route=/${path.dirname(file)}`)).body as { page: { hash: string } };
    const files = [{ file, hash: page.hash, edits: [{ op: 'set', pointer, value }] }];
    expect((await ask('edits', { body: { name: 'Change image', files } })).status).toBe(200);
  };
  await show('/sections/0/heroImage', 'finance/page.json', './kept.svg');
  const contact = textOf('contact/page.json');
  writeFileSync(
    path.join(folder, 'contact/page.json'),
    contact.replace('"type": "hero"', '"type": "hero", "heroImage": "../finance/kept.svg"'),
  );
  await content.saved(['contact/page.json']);
  await ask('undo', { body: {} });
  expect(textOf('finance/page.json')).not.toContain('kept.svg');
  expect(existsSync(path.join(folder, 'finance/kept.svg'))).toBe(true);
  writeFileSync(path.join(folder, 'contact/page.json'), contact);
  rmSync(path.join(folder, 'finance/kept.svg'));
  await content.update();
});

it('an image is put beside its document', async () => {
  const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>');
  const headers = { 'content-type': 'image/svg+xml' };
  expect(await ask('images?file=finance/plant.svg', { body: bytes, headers })).toEqual({
    status: 200,
    body: { file: 'finance/plant.svg' },
  });
  expect(textOf('finance/plant.svg')).toBe(bytes.toString());
  expect((await ask('images?file=finance/plant.svg', { body: bytes, headers })).status).toBe(422);
  rmSync(path.join(folder, 'finance/plant.svg'));
});
