import { chmodSync, statSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listFiles } from '../../src/node/read/files';
import { stateOf, visible } from '../support/folder-state';
import { SiteCopy } from '../support/site-copy';

const site = new SiteCopy();
const bytes = () => visible(stateOf(site.pages));

it.each([
  ['as they are', (text: string) => text],
  ['with CRLF', (text: string) => text.replaceAll('\n', '\r\n')],
  [
    'with CRLF and tabs, without an end of line at the end',
    (text: string) =>
      text
        .trimEnd()
        .replaceAll('\n', '\r\n')
        .replaceAll(/(?<=\n *) {2}/g, '\t'),
  ],
  ['without a line end, in one line', (text: string) => JSON.stringify(JSON.parse(text))],
])('--fix changes nothing but its corrections in documents %s, byte for byte', async (_, laidOut) => {
  for (const file of listFiles(site.pages)) {
    if (!file.endsWith('.json')) continue;
    writeFileSync(site.file(file), laidOut(site.read(file)));
    chmodSync(site.file(file), 0o640);
  }
  const whole = bytes();
  site.change('finance/page.json', '"description"', '"descripton"');
  site.change('index/page.json', '"heroImageAlt"', '"heroImagAlt"');
  const { stderr, status } = await site.validate('--fix');
  expect(stderr).toContain('fixed ');
  expect(status).toBe(0);
  expect(bytes()).toEqual(whole);
  for (const file of Object.keys(whole))
    if (file.endsWith('.json')) expect([file, statSync(site.file(file)).mode & 0o777]).toEqual([file, 0o640]);
});

it('--fix keeps the line endings, the indentation and the final newline of a dictionary', async () => {
  const text = site.read('_site/es.json').trimEnd().replaceAll('\n', '\r\n').replaceAll('\r\n  ', '\r\n\t');
  writeFileSync(site.file('_site/es.json'), text.replace('"Home"', '"Gone": "Ido",\r\n\t"Home"'));
  expect((await site.validate('--fix')).status).toBe(0);
  const now = site.read('_site/es.json');
  expect(now).not.toContain('Gone');
  expect(now.replaceAll(/\r\n\t/g, '')).not.toMatch(/[\r\n\t](?!\n?\}$)/);
  expect(now.endsWith('\r\n}')).toBe(true);
});

it('--fix leaves the entries of a dictionary where they are, whatever it corrects there', async () => {
  const entries = Object.entries(JSON.parse(site.read('finance/es.json'))).toReversed();
  const text = `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
  writeFileSync(site.file('finance/es.json'), text.replace(/(?=",\n)/, ' '));
  expect((await site.validate('--fix')).status).toBe(0);
  expect(site.read('finance/es.json')).toBe(text);
});
