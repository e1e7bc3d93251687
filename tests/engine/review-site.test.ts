import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeReviewSite } from '../../scripts/cli/review-site';
import { withFileChanges } from '../../src/commands/publish/compare-files';
import { compareSites } from '../../src/commands/review/compare-sites';
import { markedPage, withoutIndex } from '../../src/commands/review/marked-page';
import { groupChanges } from '../../src/commands/review/pictures';
import { reviewMarkdown, reviewText } from '../../src/commands/review/report-review';
import { reviewHtml } from '../../src/commands/review/review-page';
import { reviewBuild } from '../../src/commands/review/review-site';
import { loadSite } from '../../src/content/site/load';
import { readSiteFiles } from '../../src/node/read/read';
import { elementsOf } from '../support/elements';
import { schemas } from '../support/project';
import { temporaryFolder } from '../support/temporary-folder';

const work = temporaryFolder('review-site');

const marks = { styles: '/review/review.css', script: '/review/review.js', list: '/review' };
const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>A</title></head>
<body><div id="root"><main id="main"><nav aria-label="Breadcrumb"></nav><section class="a"><div data-beside="">x</div></section><section id="own">y</section><template></template><section>z</section></main></div></body></html>`;
const change = (after: number | undefined, what: string) => ({
  kind: 'section' as const,
  what,
  ...(after !== undefined && { place: { after } }),
});

it('each changed section is marked once and linked from its change; a removed one has no link', () => {
  const changes = [
    change(0, 'one'),
    change(1, 'two'),
    change(2, 'three'),
    change(2, 'four'),
    change(undefined, 'gone'),
  ];
  const marked = markedPage(html, { changes, ...marks });
  const markedElements = elementsOf(marked).filter(({ attributes }) => attributes.has('data-review'));
  expect(markedElements.map(({ name, attributes }) => `${name} ${attributes.get('id')}`)).toEqual([
    'section change-1',
    'div change-2',
    'section own',
  ]);
  expect(
    [...marked.matchAll(/<li><a href="([^"]*)">(\w+)/g)].map(([, href, what]) => `${what} ${href}`),
  ).toEqual(['one #change-1', 'two #change-2', 'three #own', 'four #own']);
  expect(marked).toContain('<li>gone</li>');
  expect(marked).toContain('5 changes on this page');
  // Without the marks it is the page that was built, so the application can hydrate it.
  const plain = marked
    .replaceAll(/ data-review(?: id="[^"]*")?/g, '')
    .replace(/<link rel="stylesheet" href="\/review\/review\.css">.*?<\/script>/, '')
    .replace(/<aside class="review-bar"[\s\S]*<\/aside>\n/, '');
  expect(plain).toBe(html);
});

it('texts of documents and branches appear in the bar as text', () => {
  const bad = '"><script>a()</script>';
  const changes = [{ kind: 'text' as const, what: bad, before: bad, after: `${bad} b`, place: { after: 0 } }];
  const marked = markedPage(html.replace('id="own"', ''), {
    changes,
    ...marks,
    next: { path: bad, title: bad },
  });
  const scripts = elementsOf(marked).filter(({ name }) => name === 'script');
  expect(scripts).toEqual([]);
  expect(marked.match(/<script/g)).toHaveLength(1);
});

it('every page of a review tells search engines to leave it out', () => {
  expect(withoutIndex(html)).toContain('<meta charset="utf-8"><meta name="robots" content="noindex">');
  expect(withoutIndex('<p>x')).toBe('<meta name="robots" content="noindex"><p>x');
});

/** Two states of a small site: the second has changed documents. */
function states(change: (file: string, text: string) => string) {
  const load = (changed: boolean) => {
    const files = readSiteFiles(path.resolve('tests/sites/three-languages'));
    const documents = new Map(
      [...files.documents].map(([file, text]) => [file, changed ? change(file, text) : text]),
    );
    return loadSite({ ...files, documents }, schemas);
  };
  const [before, site] = [load(false), load(true)];
  return { site, changes: compareSites(before, site, schemas) };
}

it('no page of a review is indexed, changed ones have a bar in each language, and a list links to them in order', () => {
  const { site, changes } = states((file, text) => {
    const document = JSON.parse(text);
    if (file === 'finance/page.json')
      document.sections[0].subtitle = 'Another subtitle of the page about ledgers.';
    if (file === 'contact/fr.json') {
      const [, first = ''] = Object.keys(document);
      document[first] += ' encore';
    }
    return JSON.stringify(document);
  });
  const files = new Map(
    ['index', 'finance', 'fr/finance', 'es/finance', 'contact', 'fr/contact', 'review'].map((name) => [
      `${name}.html`,
      html,
    ]),
  );
  files.set('robots.txt', 'User-agent: *\nAllow: /\n').set('assets/a.js', 'a()');
  const review = reviewBuild(
    {
      files: [...files.keys()],
      read: (file) => files.get(file) ?? '',
      write: (file, text) => files.set(file, text),
    },
    { changes, site, base: 'main (1234567)', path: '/museum' },
  );
  // The site has a page of that name.
  expect(review.start).toBe('/museum/review-2');
  const barred = [...files]
    .filter(([, text]) => text.includes('<aside class="review-bar"'))
    .map(([file]) => file);
  expect(barred.sort()).toEqual(['es/finance.html', 'finance.html', 'fr/contact.html', 'fr/finance.html']);
  for (const [file, text] of files)
    if (file.endsWith('.html')) expect(text, file).toContain('<meta name="robots" content="noindex">');
  expect(files.get('robots.txt')).toBe('User-agent: *\nDisallow: /\n');
  expect(files.get('assets/a.js')).toBe('a()');
  const list = files.get('review-2.html') ?? '';
  for (const { path } of review.pages) expect(list).toContain(`href="/museum${path}"`);
  expect(list).toContain('<code>main (1234567)</code>');
  const nexts = review.pages.slice(1).map(({ path }) => path);
  for (const [index, next] of nexts.entries())
    expect(files.get(review.pages[index]?.file ?? '')).toContain(`<a href="/museum${next}">Next page: `);
  expect(files.get(review.pages.at(-1)?.file ?? '')).not.toContain('Next page');
  expect([...files.keys()]).toEqual(expect.arrayContaining([...review.added]));
});

it('colours, redirects, words of components and replaced files are named in every form', () => {
  const [old, now] = [path.join(work, 'old'), path.join(work, 'now')];
  for (const folder of [old, now]) cpSync('tests/sites/three-languages', folder, { recursive: true });
  const write = (folder: string, file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  const found = () => {
    const load = (folder: string) => {
      const files = readSiteFiles(folder);
      return { folder, files, site: loadSite(files, schemas) };
    };
    const [before, after] = [load(old), load(now)];
    return withFileChanges(compareSites(before.site, after.site, schemas), before, after);
  };
  write(old, '_site/theme.json', '{"radius": "2px", "light": {}}');
  write(now, '_site/theme.json', '{ "light": {}, "radius": "2px" }');
  write(old, 'finance/report.pdf', '%PDF-1.4 old');
  write(now, 'finance/report.pdf', '%PDF-1.4 old');
  write(now, '_site/rules.json', '{}');
  expect(reviewText(found())).toBe('Nothing changed for visitors.\n');

  write(now, '_site/theme.json', '{"radius": "9px", "light": {}}');
  write(old, '_site/redirects.json', '[{"from": "/a", "to": "/b"}, {"from": "/c", "to": "/b"}]');
  write(now, '_site/redirects.json', '[{"from": "/c", "status": 410}, {"from": "/d", "to": "/b"}]');
  write(now, '_site/words/fr.json', '{"Menu": "Carte"}');
  write(now, 'finance/report.pdf', '%PDF-1.4 new');
  const changes = found();
  const site = loadSite(readSiteFiles(now), schemas);
  const pages = site.pages.length;
  expect(reviewText(changes)).toBe(`Finance Without Rekeying (/finance)
  File report.pdf was replaced

Redirects of addresses
  /a does not lead anywhere any more
  /c is gone for good
  /d leads to /b now

Colors and fonts, on ${pages} pages
  Setting "radius" changed
    - 2px
    + 9px

Words of components: French, on ${pages} pages
  New setting "Menu"
    + Carte
`);
  const shown = changes.map((page) => ({ page, groups: groupChanges(page, 'en') }));
  const reviewed = { changes, site, base: 'main', path: '' };
  const written = new Map<string, string>();
  reviewBuild({ files: [], read: () => '', write: (file, text) => void written.set(file, text) }, reviewed);
  for (const report of [
    reviewMarkdown(changes),
    reviewHtml({ base: 'main', pages: shown, notes: [], taken: new Map() }),
    written.get('review.html') ?? '',
  ]) {
    expect(report).toContain('Colors and fonts');
    expect(report).toContain('9px');
    expect(report).not.toContain('Nothing changed');
  }
});

it('a site with errors is not built, and the folder stays as it was', async () => {
  const pages = path.join(work, 'pages');
  const out = path.join(work, 'out');
  cpSync('tests/sites/three-languages', pages, { recursive: true });
  const file = path.join(pages, 'finance/page.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"type": "hero"', '"type": "heroo"'));
  mkdirSync(out);
  const { site, changes } = states((_, text) => text);
  expect(await writeReviewSite(out, pages, undefined, { changes, site, base: 'main' })).toBe(1);
  expect(existsSync(path.join(out, 'index.html'))).toBe(false);
});
