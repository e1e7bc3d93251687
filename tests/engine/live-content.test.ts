import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { LiveContent } from '../../src/node/dev/live-content';
import { brokenSites } from '../support/checks';

const folder = mkdtempSync(path.join(tmpdir(), 'live-content-'));
const file = path.join(folder, 'finance/page.json');
cpSync(path.join(brokenSites, '_valid'), folder, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('leads from where a page will be published below a path to where development shows it', async () => {
  const content = new LiveContent('tests/sites/below');
  await content.load();
  expect(content.redirect('/museo/visit')).toBe('/visit');
  expect(content.redirect('/museo/es/visit')).toBe('/es/visit');
  expect(content.redirect('/museo')).toBe('/');
  // Entries of redirects.json lead on here as they will there.
  expect(content.redirect('/es/blog/spring')).toBe('/es/news/spring');
  expect(content.redirect('/blog/shop')).toBe('https://shop.example/salt');
  expect(content.isGone('/es/lottery')).toBe(true);
  expect(content.redirect('/es/lottery')).toBeUndefined();
  for (const path of ['/visit', '/museology', '/es/museo'])
    expect(content.redirect(path), path).toBeUndefined();
});

it('shows the last good state also of what was saved again since it was checked', async () => {
  const content = new LiveContent(folder);
  await content.load();
  const text = readFileSync(file, 'utf8');
  const { description, sections } = JSON.parse(text);
  const heading = () => JSON.parse(content.file('content/en/finance.json') ?? '{}').sections[0];
  const before = heading();
  expect(before.subtitle).toBe(sections[0].subtitle);
  // A good state that is noticed, and a bad one that is not yet when the browser asks for the good one.
  writeFileSync(file, text.replace(description, `${description} Now.`));
  await content.saved(['finance/page.json']);
  writeFileSync(file, text.replace('"subtitle"', '"subtitel"'));
  expect(heading()).toEqual(before);
  await content.saved(['finance/page.json']);
  expect(content.report).toContain('"subtitel"');
  expect(heading()).toEqual(before);
});

it('a theme is shown when it is saved, and what is no colour as though it were not said', async () => {
  const content = new LiveContent(folder);
  await content.load();
  const theme = path.join(folder, '_site/theme.json');
  const save = async (light: object) => {
    writeFileSync(theme, JSON.stringify({ $schema: '../../../../schemas/theme.schema.json', light }));
    return content.saved(['_site/theme.json']);
  };
  const usual = content.look;
  expect(usual).toContain('--accent:oklch(');
  expect(await save({ accent: '#5b1049' })).toBe(true);
  expect(content.look).toContain('--accent:#5b1049;');
  await save({ accent: 'plum!' });
  expect(content.look).toBe(usual);
  expect(content.report).toContain('"plum!" is not a colour');
  rmSync(theme);
  await content.saved(['_site/theme.json']);
  expect(content.look).toBe(usual);
});
