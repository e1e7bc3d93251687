import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serveRepository } from '../../../../tests/support/served-repository';
import type { SectionPicture } from '../../protocol/changes';

const { folder, content, ask, textOf, git, write, edited } = serveRepository(addDesk);
const photo = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#7a8f88' } })
    .png()
    .toBuffer();

async function addDesk(): Promise<void> {
  const value = {
    type: 'quote',
    title: 'The desk',
    quote: 'It is a desk.',
    name: 'Ann Otter',
    image: './desk.png',
    imageAlt: 'A desk.',
  };
  write({ 'finance/page.json': [{ op: 'insert', pointer: '/sections/-', value }] });
  writeFileSync(path.join(folder, 'finance/desk.png'), await photo(300));
}
beforeEach(() => git('checkout', '--quiet', 'main', '--', 'pages'));
afterEach(async () => {
  git('checkout', '--quiet', 'main', '--', 'pages');
  git('clean', '-fdq', 'pages');
  await content.update();
});

async function picturesOf(page: string) {
  const pictures = (await ask(`before-and-after?page=${page}`)).body as unknown as SectionPicture[];
  return pictures.map(({ name, language, before, after }) => ({
    name,
    language,
    before: before?.section as Record<string, unknown> | undefined,
    after: after?.section as Record<string, unknown> | undefined,
    source: (after ?? before)?.source,
  }));
}

it('a changed section is there before and after, and no other', async () => {
  await edited({ 'finance/page.json': [{ op: 'set', pointer: '/sections/1/background', value: 'default' }] });
  expect(await picturesOf('finance')).toMatchObject([
    {
      name: 'How It Goes',
      language: 'en',
      before: { background: 'muted', title: 'How It Goes' },
      after: { background: 'default' },
      source: expect.stringMatching(/^\/_gallery\/steps\/./),
    },
  ]);
});

it('each of two sections of the same name is there', async () => {
  write({ 'finance/page.json': [{ op: 'set', pointer: '/sections/2/title', value: 'How It Goes' }] });
  git('commit', '--quiet', '--all', '--message', 'The same name');
  await edited({
    'finance/page.json': [
      { op: 'set', pointer: '/sections/1/background', value: 'default' },
      { op: 'set', pointer: '/sections/2/quote', value: 'It is a good desk.' },
    ],
  });
  const pictures = await picturesOf('finance');
  git('reset', '--quiet', '--hard', 'HEAD^');
  expect(pictures.map(({ name, before, after }) => [name, before?.type, after?.type])).toEqual([
    ['How It Goes', 'steps', 'steps'],
    ['How It Goes', 'quote', 'quote'],
  ]);
});

it('a changed translation is shown in its language', async () => {
  git('checkout', '--quiet', 'main', '--', 'pages');
  const before = JSON.parse(textOf('finance/fr.json'))['How It Goes'];
  await edited({ 'finance/fr.json': [{ op: 'set', pointer: '/How It Goes', value: 'La manière' }] });
  expect(await picturesOf('finance')).toMatchObject([
    {
      language: 'fr',
      before: { title: before },
      after: { title: 'La manière' },
      source: expect.stringMatching(/^\/fr\/_gallery\/steps\/./),
    },
  ]);
});

it('a section that is new or gone has one side', async () => {
  await edited({ 'finance/page.json': [{ op: 'remove', pointer: '/sections/1' }] });
  const [gone] = await picturesOf('finance');
  expect(gone).toMatchObject({ name: 'How It Goes', before: { type: 'steps' }, after: undefined });
});

it('an earlier picture is shown, though its file is another one now', async () => {
  await edited({
    'finance/page.json': [{ op: 'set', pointer: '/sections/2/title', value: 'The other desk' }],
  });
  writeFileSync(path.join(folder, 'finance/desk.png'), await photo(200));
  await content.update();
  const [desk] = await picturesOf('finance');
  expect(desk?.before?.image).toMatchObject({
    src: expect.stringMatching(/^data:image\/png;base64,/),
    width: 300,
  });
  expect(desk?.after?.image).toMatchObject({ src: expect.stringMatching(/^\/assets\//), width: 200 });
});

it('all of a new or deleted page is shown', async () => {
  cpSync(path.join(folder, 'finance'), path.join(folder, 'money'), { recursive: true });
  await edited({
    'money/page.json': [
      { op: 'remove', pointer: '/aliases' },
      { op: 'set', pointer: '/title', value: 'Money' },
      { op: 'set', pointer: '/sections/0/subtitle', value: 'All of it.' },
    ],
  });
  const fresh = await picturesOf('money');
  expect(fresh.map(({ before, after }) => [before, after?.type])).toEqual([
    [undefined, 'hero'],
    [undefined, 'steps'],
    [undefined, 'quote'],
  ]);
  rmSync(path.join(folder, 'money'), { recursive: true });
  rmSync(path.join(folder, 'finance'), { recursive: true });
  await content.update();
  expect((await picturesOf('finance')).map(({ before, after }) => [before?.type, after])).toEqual([
    ['hero', undefined],
    ['steps', undefined],
    ['quote', undefined],
  ]);
});

it('a page without changes, and one that is none, is refused in words', async () => {
  for (const page of ['finance', '', '../x'])
    expect(await ask(`before-and-after?page=${page}`)).toMatchObject({
      status: 404,
      body: { message: 'Nothing is changed on this page any more.' },
    });
});
