import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serveWorkbench } from '../../../tests/support/served-workbench';
import type { SitePicture } from '../protocol/pictures';
import type { ShownPlan } from '../protocol/plans';

const { folder, content, ask, textOf } = serveWorkbench();
const files = ['finance/plant.jpg', 'finance/plant.png', 'finance/left.jpg', 'contact/desk.svg'];
const at = (file: string) => path.join(folder, file);
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>';
const flat = (width: number, kind: 'jpeg' | 'png' = 'jpeg') =>
  sharp({ create: { width, height: 30, channels: 3, background: '#8a7f70' } })
    .toFormat(kind)
    .toBuffer();
const finance = 'finance/page.json';

beforeEach(async () => {
  mkdirSync(at('contact'), { recursive: true });
  writeFileSync(at('finance/plant.jpg'), await flat(64));
  writeFileSync(at('finance/left.jpg'), await flat(32));
  writeFileSync(at('contact/desk.svg'), drawing);
  const shown = '"type": "hero", "heroImage": "./plant.jpg", "heroImageAlt": "The plant at night"';
  writeFileSync(at(finance), textOf(finance).replace('"type": "hero"', shown));
  writeFileSync(
    at('finance/fr.json'),
    textOf('finance/fr.json').replace('{', '{ "The plant at night": "L’usine",'),
  );
  await content.update();
});
afterEach(async () => {
  for (const file of files) rmSync(at(file), { force: true });
  await content.update();
});

const pictures = async () => (await ask('pictures')).body as unknown as SitePicture[];
const send = (name: string, body: Buffer, type: string, query = '') =>
  ask(`pictures?file=finance/plant.jpg&name=${name}${query}`, { body, headers: { 'content-type': type } });

it('every picture is listed with what it is, where it is shown, and what is said of it in each language', async () => {
  const [desk, left, plant] = await pictures();
  expect(desk).toMatchObject({ file: 'contact/desk.svg', facts: { width: 40, height: 30 }, uses: [] });
  expect(left).toMatchObject({ file: 'finance/left.jpg', uses: [] });
  expect(plant).toMatchObject({ file: 'finance/plant.jpg', facts: { width: 64, height: 30 } });
  expect(plant?.uses).toEqual([
    {
      route: '/finance',
      title: JSON.parse(textOf(finance)).title,
      pointer: '/sections/0/heroImage',
      section: { type: 'hero' },
      words: [
        { language: 'en', text: 'The plant at night' },
        { language: 'es' },
        { language: 'fr', text: 'L’usine' },
      ],
    },
  ]);
});

it('a picture that cannot be shown says why', async () => {
  writeFileSync(at('finance/left.jpg'), 'GIF89a');
  await content.saved(['finance/left.jpg']);
  const left = (await pictures()).find(({ file }) => file === 'finance/left.jpg');
  expect(left?.problem).toMatch(/its name says jpg/i);
  expect(left).not.toHaveProperty('facts');
});

it('a picture of the same kind takes the place and the name: no document changes, and Undo brings the bytes back', async () => {
  const [before, text] = [readFileSync(at('finance/plant.jpg')), textOf(finance)];
  const bytes = await flat(128);
  const plan = (await send('New%20Plant.JPEG', bytes, 'image/jpeg', '&plan=yes'))
    .body as unknown as ShownPlan;
  expect(plan.pages).toEqual([
    { title: JSON.parse(text).title, what: ['“The plant at night”', '“L’usine”'] },
  ]);
  expect(plan.notes.join(' ')).toMatch(
    /^It has 128 by 30 pixels and \d kB in place of 64 by 30 .* still say/,
  );
  expect(readFileSync(at('finance/plant.jpg'))).toEqual(before);
  expect((await send('New%20Plant.JPEG', bytes, 'image/jpeg')).status).toBe(200);
  expect(readFileSync(at('finance/plant.jpg'))).toEqual(bytes);
  expect(textOf(finance)).toBe(text);
  const undone = await ask('undo', { body: {} });
  expect(undone.status).toBe(200);
  expect(readFileSync(at('finance/plant.jpg'))).toEqual(before);
  await ask('redo', { body: {} });
  expect(readFileSync(at('finance/plant.jpg'))).toEqual(bytes);
  await ask('undo', { body: {} });
});

it('one of another kind gets a name of its kind, every document follows byte for byte, and one Undo takes all of it back', async () => {
  const [before, text] = [readFileSync(at('finance/plant.jpg')), textOf(finance)];
  const bytes = await flat(128, 'png');
  expect((await send('x.png', bytes, 'image/png')).status).toBe(200);
  expect(existsSync(at('finance/plant.jpg'))).toBe(false);
  expect(readFileSync(at('finance/plant.png'))).toEqual(bytes);
  expect(textOf(finance)).toBe(text.replace('./plant.jpg', './plant.png'));
  await ask('undo', { body: {} });
  expect(existsSync(at('finance/plant.png'))).toBe(false);
  expect(readFileSync(at('finance/plant.jpg'))).toEqual(before);
  expect(textOf(finance)).toBe(text);
});

it('a name that is taken is not taken again', async () => {
  writeFileSync(at('finance/plant.png'), await flat(16, 'png'));
  await content.saved(['finance/plant.png']);
  const { body } = await send('x.png', await flat(128, 'png'), 'image/png', '&plan=yes');
  expect((body as unknown as ShownPlan).notes).toContain('Its file is called finance/plant-2.png then.');
});

it('what is no picture that pages can show is refused with what is wrong, and nothing changes', async () => {
  const before = readFileSync(at('finance/plant.jpg'));
  const wide = await sharp({ create: { width: 9000, height: 5000, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  const whole = await flat(512);
  const script = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><script>a()</script></svg>';
  const refused: [string, Buffer, string, RegExp][] = [
    ['x.gif', Buffer.from('GIF89a'), 'image/gif', /avif, webp, png, jpg or svg/],
    ['x.png', whole, 'image/png', /It is jpg, and its name says png/],
    ['x.jpg', Buffer.from('hello'), 'image/jpeg', /damaged/],
    ['x.jpg', whole.subarray(0, whole.length - 200), 'image/jpeg', /damaged/],
    ['x.png', wide, 'image/png', /9000 by 5000 pixels/],
    ['x.svg', Buffer.from(script), 'image/svg+xml', /script/],
    ['x.jpg', before, 'image/jpeg', /the same picture/],
  ];
  for (const [name, bytes, type, message] of refused)
    for (const query of ['', '&plan=yes']) {
      const answer = await send(name, bytes, type, query);
      expect([name, answer.status]).toEqual([name, 422]);
      expect(answer.body.message).toMatch(message);
    }
  expect((await send('x.jpg', Buffer.alloc(10_000_001), 'image/jpeg')).status).toBe(413);
  expect((await send('x.jpg', whole, 'text/html')).status).toBe(415);
  const gone = { body: whole, headers: { 'content-type': 'image/jpeg' } };
  expect((await ask('pictures?file=finance/none.jpg&name=x.jpg', gone)).status).toBe(404);
  expect((await ask('pictures?file=../outside/x.jpg&name=x.jpg', gone)).status).toBe(422);
  expect(readFileSync(at('finance/plant.jpg'))).toEqual(before);
});

it('an upload is held to the same: what is damaged never lies beside a page', async () => {
  const whole = await flat(512);
  const headers = { 'content-type': 'image/jpeg' };
  const { status, body } = await ask('images?file=finance/cut.jpg', {
    body: whole.subarray(0, -200),
    headers,
  });
  expect([status, body.message]).toEqual([422, expect.stringContaining('damaged')]);
  expect(existsSync(at('finance/cut.jpg'))).toBe(false);
});

it('a picture that nothing shows is removed, and Undo brings its bytes back; one that is shown stays', async () => {
  const left = readFileSync(at('finance/left.jpg'));
  expect(await ask('page-plans', { body: { picture: 'finance/left.jpg' } })).toMatchObject({ status: 200 });
  expect(existsSync(at('finance/left.jpg'))).toBe(false);
  expect((await pictures()).map(({ file }) => file)).not.toContain('finance/left.jpg');
  await ask('undo', { body: {} });
  expect(readFileSync(at('finance/left.jpg'))).toEqual(left);
  const { status, body } = await ask('page-plans', { body: { picture: 'finance/plant.jpg' } });
  expect([status, body.message]).toEqual([422, expect.stringMatching(/^plant\.jpg is shown on .*first\.$/)]);
  expect((await ask('page-plans', { body: { picture: 'finance/none.jpg' } })).status).toBe(404);
  expect((await ask('page-plans', { body: { picture: finance } })).status).toBe(404);
});

it('a picture stays while a document cannot be read that may show it', async () => {
  writeFileSync(at(finance), textOf(finance).replace('./plant.jpg', './left.jpg').replace('{', '{,'));
  await content.saved([finance]);
  const { status, body } = await ask('page-plans', { body: { picture: 'finance/left.jpg' } });
  expect(status).toBe(422);
  expect(body.message).toMatch(/^Mend finance\/page\.json first/);
  expect(body.message).not.toContain('npm run');
});
