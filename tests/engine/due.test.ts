import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { build } from '../../scripts/cli/build-command';
import { newSiteFiles } from '../../src/commands/scaffold/scaffold-site';
import { dueBetween } from '../../src/content/site/due';
import { callCommand } from '../support/call-command';
import { schemas } from '../support/project';
import { scanned } from '../support/scanned';
import { SiteCopy } from '../support/site-copy';

const copy = new SiteCopy('tests/sites/three-languages');
const { work, pages, out } = copy;

/** Changes some properties of a document. */
function edit(file: string, properties: object): void {
  copy.write(file, JSON.stringify({ ...JSON.parse(copy.read(file)), ...properties }));
}

/** What becomes due between two times. */
async function due(since: string, now: string): Promise<string[]> {
  const { site } = await scanned(pages, schemas);
  return dueBetween(site, new Date(since), new Date(now)).map(({ at, what }) => `${at} ${what}`);
}

it('nothing becomes due on a site without dates', async () => {
  expect(await due('2020-01-01T00:00:00Z', '2040-01-01T00:00:00Z')).toEqual([]);
});

it("a page is due when its publication begins, and after its last day, in the site's time zone", async () => {
  edit('_site/site.json', { timeZone: 'Europe/Madrid' });
  edit('finance/page.json', { publishFrom: '2027-03-01', publishUntil: '2027-03-31' });
  // Midnight in Madrid is 23:00 UTC of the day before in winter, and 22:00 in summer.
  const begins = ['2027-03-01T00:00 /finance is published'];
  expect(await due('2027-02-28T22:58:00Z', '2027-02-28T22:59:59Z')).toEqual([]);
  expect(await due('2027-02-28T22:59:00Z', '2027-02-28T23:00:00Z')).toEqual(begins);
  expect(await due('2027-02-28T23:00:00Z', '2027-02-28T23:30:00Z')).toEqual([]);
  const over = ['2027-04-01T00:00 /finance is not published any more'];
  expect(await due('2027-03-31T21:59:00Z', '2027-03-31T22:00:00Z')).toEqual(over);
  expect(await due('2027-03-30T22:00:00Z', '2027-03-31T21:59:00Z')).toEqual([]);
  expect(await due('2027-02-01T00:00:00Z', '2027-05-01T00:00:00Z')).toEqual([...begins, ...over]);
  edit('_site/site.json', { timeZone: 'Pacific/Auckland' });
  expect(await due('2027-02-28T10:59:00Z', '2027-02-28T11:00:00Z')).toEqual(begins);
});

it('a time of day is due at that time, even on the last day', async () => {
  edit('_site/site.json', { timeZone: 'UTC' });
  edit('finance/page.json', { publishFrom: '2027-03-01T09:30', publishUntil: '2027-03-01T18:00' });
  expect(await due('2027-03-01T09:29:00Z', '2027-03-01T09:30:00Z')).toHaveLength(1);
  expect(await due('2027-03-01T09:30:00Z', '2027-03-01T17:59:00Z')).toEqual([]);
  expect(await due('2027-03-01T17:59:00Z', '2027-03-01T18:00:00Z')).toHaveLength(1);
});

it('a time that occurs twice when clocks go back is due once, and what is published stays', async () => {
  edit('_site/site.json', { timeZone: 'Europe/Madrid' });
  edit('finance/page.json', { publishFrom: '2027-10-31T02:30' });
  expect(await due('2027-10-31T00:20:00Z', '2027-10-31T00:40:00Z')).toHaveLength(1);
  expect(await due('2027-10-31T00:40:00Z', '2027-10-31T01:10:00Z')).toEqual([]);
  expect(await due('2027-10-31T01:10:00Z', '2027-10-31T01:30:00Z')).toEqual([]);
  expect(await due('2027-10-31T00:20:00Z', '2027-10-31T02:10:00Z')).toHaveLength(1);
});

it('the banner is due when it appears and when it ends', async () => {
  const banner = { text: 'Copyright', from: '2027-01-02', until: '2027-01-06T18:00' };
  edit('_site/site.json', { timeZone: 'UTC', banner });
  expect(await due('2027-01-01T00:00:00Z', '2027-01-07T00:00:00Z')).toEqual([
    '2027-01-02T00:00 the banner is shown',
    '2027-01-06T18:00 the banner is over',
  ]);
});

it('dates of teasers are due only where a list filters by them', async () => {
  edit('_site/site.json', { timeZone: 'UTC' });
  const teaser = { text: 'Two floors, one roof.', date: '2027-05-12', until: '2027-05-14' };
  edit('finance/page.json', { teaser });
  const range = ['2027-05-01T00:00:00Z', '2027-06-01T00:00:00Z'] as const;
  expect(await due(...range)).toEqual([]);
  const { sections } = JSON.parse(copy.read('contact/page.json'));
  const listing = { type: 'listing', title: 'What is on', of: '/', when: 'now' };
  edit('contact/page.json', { sections: [...sections, listing] });
  expect(await due(...range)).toEqual([
    '2027-05-12T00:00 /finance is on in lists',
    '2027-05-15T00:00 /finance is over in lists',
  ]);
  edit('finance/page.json', { teaser: { ...teaser, until: undefined } });
  expect((await due(...range)).at(-1)).toBe('2027-05-13T00:00 /finance is over in lists');
  edit('finance/page.json', { teaser: { ...teaser, date: undefined } });
  expect(await due(...range)).toEqual(['2027-05-15T00:00 /finance is over in lists']);
});

it('a new site gets the same workflow as this project', () => {
  const { files } = newSiteFiles(path.join(work, 'site'), { name: 'Museo', languages: ['en'] }, schemas);
  const [, text] = [...files].find(([file]) => file === '.github/workflows/scheduled.yml') ?? [];
  expect(text).toBe(readFileSync('.github/workflows/scheduled.yml', 'utf8'));
  expect(text).toContain('npm run build -- --if-due');
});

it('the first build on a schedule, which knows of none before it, is always due', async () => {
  // It gets as far as the pages.
  const first = await callCommand('build', '--if-due', '', '--pages', path.join(work, 'nowhere'));
  expect(first).toMatchObject({ status: 2, stderr: expect.stringContaining('nowhere') });
  expect(await callCommand('build', '--pages', '')).toMatchObject({ status: 2 });
});

it('a build writes nothing when nothing is due, and refuses an invalid time', async () => {
  expect(await build({ pages, out, 'if-due': '2020-01-01T00:00:00Z' })).toBe(0);
  expect(() => copy.built('index.html')).toThrow();
  for (const text of ['yesterday', '2027-01-01', '2027-13-01T00:00:00Z'])
    await expect(build({ pages, out, 'if-due': text })).rejects.toThrow('--if-due must be a time');
});
