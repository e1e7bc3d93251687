import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder';
import { compareOutputs } from './compare-outputs';
import { pageWords } from './page-words';

const work = temporaryFolder('outputs');
let count = 0;

/** Writes a finished build. @param files texts by path */
function build(files: Record<string, string>): string {
  const folder = path.join(work, String(count++));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

const page = (body: string) =>
  `<!doctype html><html><head><title>Visit</title><meta name="description" content="Come in."><link rel="stylesheet" href="/assets/a1b2.css"></head><body>${body}</body></html>`;
const menu = (word: string) => `<header><nav aria-label="Main"><a href="/visit">${word}</a></nav></header>`;
const site = {
  'index.html': page(`${menu('Visit')}<main><h1>Harbour</h1><p>Open <strong>daily</strong>.</p></main>`),
  'visit.html': page(`${menu('Visit')}<main><h1>Visit</h1></main>`),
  'de/visit.html': page(`${menu('Besuch')}<main><h1>Besuch</h1></main>`),
  'sitemap.xml': '<urlset/>',
  'content/en/visit.json': '{}',
  'assets/a1b2.css': 'a{}',
};
const compared = (changes: Record<string, string | undefined>) => {
  const files = Object.entries({ ...site, ...changes }).flatMap(([file, text]) =>
    text === undefined ? [] : [[file, text]],
  );
  return compareOutputs(build(site), build(Object.fromEntries(files)));
};
const nothing = {
  ...{ pages: 3, words: [], marked: [], newPages: [], gonePages: [], files: [], hasSameAssets: true },
};

it('says nothing of what is the same, nor of what visitors do not notice', () => {
  expect(compared({})).toEqual(nothing);
  expect(compared({ 'content/en/visit.json': '{"other":"shape"}' })).toEqual(nothing);
});

it('says once what several pages say otherwise, most pages first', () => {
  const changed = compared({
    'index.html': site['index.html'].replace('>Visit</a>', '>Come</a>').replace('daily', 'at night'),
    'visit.html': site['visit.html'].replace('>Visit</a>', '>Come</a>'),
  });
  expect(changed.words).toEqual([
    { addresses: ['/', '/visit'], before: ['[Main] Visit (/visit)'], after: ['[Main] Come (/visit)'] },
    { addresses: ['/'], before: ['Open daily.'], after: ['Open at night.'] },
  ]);
  expect(changed).toMatchObject({ marked: [], hasSameAssets: true });
});

it('tells words from markup, and both from names of files', () => {
  const other = site['de/visit.html'].replace('<main>', '<main class="wide">');
  expect(compared({ 'de/visit.html': other })).toEqual({ ...nothing, marked: ['/de/visit'] });
  const renamed = Object.fromEntries(
    ['index.html', 'visit.html', 'de/visit.html'].map((file) => [
      file,
      site[file as keyof typeof site].replace('a1b2', 'c3d4'),
    ]),
  );
  const styles = { 'assets/a1b2.css': undefined, 'assets/c3d4.css': 'b{}' };
  expect(compared({ ...renamed, ...styles })).toEqual({ ...nothing, hasSameAssets: false });
});

it('names addresses that are new or gone, and files that others read', () => {
  expect(
    compared({ 'visit.html': undefined, 'open.html': page(''), 'sitemap.xml': '<x/>', 'feed.xml': '' }),
  ).toEqual({
    ...nothing,
    newPages: ['/open'],
    gonePages: ['/visit'],
    files: ['feed.xml', 'sitemap.xml'],
  });
});

it('reads what visitors read and hear: no scripts, and of links where they lead', () => {
  const words = pageWords(
    page(
      '<script>var a = 1</script><p>One <a href="/a#b">two</a>,<br>three</p><img src="/assets/ab12.avif" alt="A quay"><input placeholder="Name"><template>x</template><ul><li>four<li><a href="/assets/9f8e7d.pdf">five</a></ul>',
    ),
  );
  expect(words).toEqual([
    ...['title: Visit', 'description: Come in.', 'One two (/a#b),', 'three', '[A quay]', '[Name]', 'four'],
    'five (/assets/….pdf)',
  ]);
});
