import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headHtml, siteFiles } from '../../src/app/head/head';
import { SiteEdits } from '../../src/commands/refactor/site-edits';
import { reviewMarkdown, reviewText } from '../../src/commands/review/report-review';
import { reviewHtml } from '../../src/commands/review/review-page';
import { checks } from '../../src/content/checks';
import type { Diagnostic } from '../../src/content/model/diagnostics';
import { reportGithub } from '../../src/content/report/github';
import { reportGitlab } from '../../src/content/report/gitlab';
import { reportJson } from '../../src/content/report/json';
import { reportJunit } from '../../src/content/report/junit';
import { reportPretty } from '../../src/content/report/pretty';
import { reportRdjson } from '../../src/content/report/rdjson';
import { reportSarif } from '../../src/content/report/sarif';
import type { ResolvedPage, ResolvedSite } from '../../src/content/resolve/resolved-page';
import { markdownCode } from '../../src/content/text/encode/markdown';
import { LiveContent } from '../../src/node/dev/live-content';
import { pageHtml } from '../../src/node/dev/page-html';
import { hostingFiles, securityHeaders } from '../../src/node/output/hosting';
import { describePlan, planJson } from '../../src/node/plan/plan';
import { feedXml } from '../../src/node/render/feed';
import { redirectHtml, templateFiller } from '../../src/node/render/html';
import { sitemapFiles } from '../../src/node/render/sitemap';
import { callCommand } from '../support/call-command';
import { brokenSites } from '../support/checks';
import { sources } from '../support/project';
import { temporaryFolder } from '../support/temporary-folder';

/**
 * Characters that mean something somewhere: in HTML, attributes, scripts, XML, headers, hosts' files, shells, terminals,
 * Markdown, logs.
 */
const signs = [
  ...['<', '>', '"', "'", '&', '<b>', '</b>', '<!--', '-->', ']]>', '<![CDATA[', '<?xml', '&lt;', '&#60;'],
  ...[
    '</script>',
    '</title><script src="https://evil.example/a.js"></script>',
    '</pre>',
    '</style>',
    '" onload="a()',
  ],
  ...[
    '`',
    '``',
    `\${a}`,
    '$(a)',
    '$host',
    '{env.HOME}',
    '{$HOME}',
    ';',
    ';sandbox',
    ',',
    '|',
    '\\',
    '\\"',
    '%',
    '%0a',
    '%3C',
    '~',
  ],
  ...[
    '\u001b[2J',
    '\u001b]0;title\u0007',
    '\u009b2J',
    '\u0007',
    '\b',
    '\r',
    '\n',
    '\r\n',
    '\t',
    '\u0085',
    '\u2028',
    '\u2029',
    '\0',
  ],
  ...[
    '\u007f',
    '\u061c',
    '\u200e',
    '\u200f',
    '\u202a',
    '\u202e',
    '\u2066',
    '\u2069',
    '\ufeff',
    '\ufffe',
    '\ud800',
    '\udc00',
  ],
  ...[
    '::error::',
    '::set-output name=a::',
    '##[group]',
    '[a](https://evil.example)',
    '![a](b)',
    '**b**',
    '_a_',
    '# a',
    '> a',
    '- a',
  ],
  ...[
    '1. a',
    '===',
    '~~a~~',
    '| a |',
    '@octocat',
    'https://evil.example',
    '__proto__',
    'constructor',
    '$&',
    '$1',
    '%s',
    '%c',
  ],
];
const text = signs.join(' x ');
/** Plain words in their place, to see what the special characters change. */
const words = signs.map(() => 'x').join(' x ');

// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters control a terminal
const controls = /[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]|\p{Surrogate}/u;

const window = new Window({ settings: { disableJavaScriptFileLoading: true } });
afterAll(() => window.close());

/** The elements of a page and the names of their attributes, in order: what no text may change. */
function skeleton(html: string): string[] {
  const document = new window.DOMParser().parseFromString(html, 'text/html');
  return [...document.querySelectorAll('*')].map((element) =>
    [element.tagName, ...[...element.attributes].map(({ name }) => name)].join(' '),
  );
}

const languages = [{ code: 'en', name: 'English' }];
const shell = readFileSync(path.join(brokenSites, '../../index.html'), 'utf8');

function page(value: string): ResolvedPage {
  return {
    id: 'finance',
    route: '/finance',
    language: 'en',
    title: value,
    description: value,
    breadcrumb: [{ name: value, href: '/' }],
    sections: [],
  };
}

function site(value: string): ResolvedSite {
  const mark = [{ path: value, color: 'ink' }];
  return {
    url: 'https://www.example.org',
    languages,
    brand: { name: value, mark },
  } as unknown as ResolvedSite;
}

function diagnostic(value: string): Diagnostic {
  return {
    ...{ code: 'html-in-copy', severity: 'error', file: `pages/${value}/page.json`, pointer: `/${value}` },
    ...{ line: 1, column: 1, endLine: 1, endColumn: 3, message: value, hint: value },
    edit: { offset: 0, length: 1, text: value },
  };
}

const summary = { pages: 1, errors: 1, warnings: 0, durationMs: 1 };
const sarifRun = {
  ...{ checks, version: '1', docs: 'https://host/checks.md', site: 'pages' },
  placeOf: () => ({ line: 1, column: 1 }),
};

function changes(value: string) {
  const change = { what: value, section: value, property: value, before: value, after: `${value} more` };
  const kinds = ['text', 'link', 'image', 'setting', 'section', 'translation', 'page'] as const;
  const all = kinds.flatMap((kind) => [
    { ...change, kind },
    { ...change, kind, before: undefined },
  ]);
  return [{ route: value, title: value, changes: all }];
}

function plan(value: string) {
  const json = '{ "a": 1 }';
  const edits = new SiteEdits(() => json);
  edits.replace('a.json', '/a', value, value);
  return {
    root: '',
    title: value,
    notes: [value],
    changes: [...edits.changes(), { kind: 'move' as const, from: value, to: value }],
  };
}

const filled = (value: string) => {
  const fill = templateFiller({ html: shell, styles: [], manifest: {} }, [{ code: value, name: value }]);
  return fill({ ...page(value), id: value, language: value }, { head: '', body: '' });
};

describe.each<[place: string, html: (value: string) => string]>([
  ['the head of a page', (value) => `<head>${headHtml(page(value), site(value))}`],
  ['what surrounds a page', filled],
  ['a page that leads elsewhere', (value) => redirectHtml(`/${value}`, value, 'en')],
  [
    'the review with pictures',
    (value) =>
      reviewHtml({
        base: value,
        notes: [value],
        taken: new Map([[value, { looksTheSame: false }]]),
        pages: changes(value).map((each) => ({
          page: each,
          groups: [
            {
              name: value,
              changes: each.changes,
              pictures: [{ side: 'before', file: value, language: 'en', width: 390, index: 0, route: value }],
            },
          ],
        })),
      }),
  ],
])('HTML: %s', (_, html) => {
  it('has the same elements and attributes for any text', () => {
    expect(skeleton(html(text))).toEqual(skeleton(html(words)));
    for (const sign of signs) expect(skeleton(html(sign)), JSON.stringify(sign)).toEqual(skeleton(html('x')));
  });
});

describe('development', () => {
  const pages = temporaryFolder('encoders-dev');
  const at = (pathname: string) => ({ pathname, searchParams: new URLSearchParams() });
  const shown = async (change: (document: Record<string, unknown>) => unknown) => {
    cpSync(path.join(brokenSites, '_valid'), pages, { recursive: true });
    const file = path.join(pages, 'finance/page.json');
    writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')))));
    const content = new LiveContent(pages);
    await content.load();
    return pageHtml(shell, content, at('/finance'));
  };

  it('shows markup in a title as text', async () => {
    const title = `</title><script src="//e.example/a"></script><b>"'&`;
    const html = await shown((document) => ({ ...document, title }));
    expect(html).toContain('&lt;/title&gt;&lt;script');
    expect(skeleton(html)).toEqual(skeleton(await shown((document) => ({ ...document, title: 'Finance' }))));
  });

  it('shows the report of a broken site as text', async () => {
    const html = pageHtml(
      shell,
      { pageAt: () => undefined, report: text } as unknown as LiveContent,
      at('/'),
    );
    const plain = pageHtml(
      shell,
      { pageAt: () => undefined, report: words } as unknown as LiveContent,
      at('/'),
    );
    expect(skeleton(html)).toEqual(skeleton(plain));
  });
});

it('JSON in a page keeps its value, and cannot end its element', () => {
  const html = headHtml(page(text), site(text));
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.stringify(JSON.parse(json))).toContain(JSON.stringify(text).slice(1, -1));
});

it('XML contains no markup from a text, and no invalid character', () => {
  const [[, sitemap = ''] = []] = sitemapFiles([[{ language: text, address: text }]], '');
  const [icon = ''] = siteFiles(site(text), { ink: text, accent: text }).values();
  const days = { published: '2027-03-01', updated: '2027-03-01' };
  const feed = feedXml({
    ...{ address: text, page: text, language: text, title: text, brand: text, timeZone: text },
    entries: [{ id: text, address: text, title: text, text, ...days }],
  });
  for (const [xml, elements] of [
    [sitemap, 5],
    [feed, 15],
    [icon, 2],
  ] as const) {
    expect(xml.match(/<[a-z]/g)).toHaveLength(elements);
    expect(xml).not.toMatch(/&(?!(?:amp|lt|gt|quot|#39);)/);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML cannot hold
    expect(xml).not.toMatch(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/u);
  }
});

describe('no text controls a terminal', () => {
  it.each<[place: string, shown: (value: string) => string]>([
    ['findings', (value) => reportPretty([diagnostic(value)], summary, () => `a${value}b\n`, false)],
    ['a review', (value) => reviewText(changes(value))],
    ['a review as Markdown', (value) => reviewMarkdown(changes(value))],
    ['a plan', (value) => describePlan(plan(value))],
    ['a plan as JSON', (value) => planJson(plan(value), true, (file) => file)],
    ['findings as JSON', (value) => reportJson([diagnostic(value)], summary, [])],
    ['findings as SARIF', (value) => reportSarif([diagnostic(value)], sarifRun)],
    ['findings for GitLab', (value) => reportGitlab([diagnostic(value)], (print) => print)],
    ['findings as JUnit', (value) => reportJunit([diagnostic(value)], summary)],
    ['findings for reviewdog', (value) => reportRdjson([diagnostic(value)], () => value, sarifRun.placeOf)],
    ['findings as workflow commands', (value) => reportGithub([diagnostic(value)], summary)],
  ])('in %s, or forges a line', (_, shown) => {
    expect(shown(text)).not.toMatch(controls);
    expect(shown(text)).toContain('\\u001b');
    for (const sign of signs)
      expect(shown(sign).split('\n'), JSON.stringify(sign)).toHaveLength(shown('x').split('\n').length);
  });

  it('the caret stands under the finding, even after escaped characters', () => {
    const finding = { ...diagnostic('x'), column: 4, endColumn: 6 };
    const [, source, caret] = reportPretty([finding], summary, () => 'a\u001bb\u0007c', false).split('\n');
    expect(source).toBe('  1 │ a\\u001bb\\u0007c');
    expect(caret).toBe('    │         ^^^^^^^ x');
  });
});

it('programs read the original values', () => {
  const read = JSON.parse(reportJson([diagnostic(text)], summary, []));
  expect(read.diagnostics[0]).toMatchObject({ message: text, hint: text, file: `pages/${text}/page.json` });
  const sarif = JSON.parse(reportSarif([diagnostic(text)], sarifRun));
  const [result] = sarif.runs[0].results;
  expect(result.fixes[0].artifactChanges[0].replacements[0].insertedContent.text).toBe(text);
  const { uri } = result.locations[0].physicalLocation.artifactLocation;
  expect(new URL(uri, 'https://host/').pathname).toBe(`/${uri}`);
});

it('a text cannot forge a workflow command', () => {
  const lines = reportGithub([diagnostic(text)], summary)
    .trimEnd()
    .split('\n');
  expect(lines).toHaveLength(2);
  const [, properties = ''] = /^::error (.*?)::/.exec(lines[0] ?? '') ?? [];
  expect(properties.split(',').map((one) => one.split('=')[0])).toEqual([
    ...['file', 'line', 'endLine', 'col', 'endColumn', 'title'],
  ]);
});

describe('Markdown', () => {
  it('in a text has no effect', () => {
    const code = [markdownCode(`${text} more`), markdownCode(text)];
    const markdown = code.reduce((left, each) => left.replaceAll(each, ''), reviewMarkdown(changes(text)));
    // The special characters that remain are escaped, or written by the review itself.
    const left = markdown.replaceAll(/\\[^a-z\d\s]|<\/?(?:ins|del)>|@<!-- -->|^(?:### |- | {2})/gm, '');
    expect(left).not.toMatch(/[`*_[\]<>#~|]/);
  });

  it.each(['a`b', '`', '``a```', ' a ', '', 'a\nb', '\u001b'])(
    'shows %j as code, and nothing ends the code',
    (value) => {
      const shown = markdownCode(value);
      const [fence = ''] = /^`+/.exec(shown) ?? [];
      expect(shown.endsWith(fence)).toBe(true);
      expect(shown.slice(fence.length, -fence.length)).not.toMatch(new RegExp(`(?<!\`)${fence}(?!\`)`));
      expect(shown).not.toMatch(/\n/);
    },
  );
});

describe('files for hosts', () => {
  const files = (from: string, to = '/new', value = 'yes') => [
    ...hostingFiles({ headers: { 'X-Test': value }, redirects: { [from]: to }, languages: [] }).values(),
  ];

  it.each(signs)('refuse %j wherever it would mean something', (sign) => {
    if (/^[\w./~%-]*$/.test(sign)) return expect(files(`/a${sign}`).join('')).toContain(`/a${sign}`);
    expect(() => files(`/a${sign}`)).toThrow('cannot be');
    expect(() => files('/a', `/b${sign}`)).toThrow('cannot be');
    if (/^[\w\s!'()*+,./:;=?@%~-]*$/.test(sign) && !/\s/.test(sign.replaceAll(' ', ''))) return;
    expect(() => files('/a', '/b', `a${sign}`)).toThrow('cannot be');
  });

  it.each(['//evil.example', 'https://evil.example', 'a', ''])(
    'redirect only to the site itself: %j',
    (to) => {
      expect(() => files('/a', to)).toThrow('cannot be');
    },
  );

  it("allow the plain host of an endpoint in every page's policy, and nothing else", () => {
    const policy = (...endpoints: string[]) =>
      securityHeaders('', endpoints)['Content-Security-Policy'] ?? '';
    for (const sign of signs)
      for (const endpoint of [sign, `https://${sign}`, `https://a${sign}b.example/`, `https:${sign}`])
        expect(policy(endpoint).replace(/(?<=connect-src 'self') https:\/\/[\w.-]+(?=;)/, ''), endpoint).toBe(
          policy(),
        );
  });

  it('allow the hosts of embeds in the same way', () => {
    const policy = (...embedded: string[]) =>
      securityHeaders('', [], [], embedded)['Content-Security-Policy'] ?? '';
    for (const sign of signs)
      for (const src of [sign, `https://${sign}`, `https://a${sign}b.example/`, `https:${sign}`])
        expect(policy(src).replace(/ frame-src https:\/\/[\w.-]+;/, ''), src).toBe(policy());
  });
});

describe('commands', () => {
  const work = temporaryFolder('encoders');
  const pages = path.join(work, 'pages');
  const hostile = '\\u001b[2J\\u0007\\u009b1m\\u202e\\nerror: none\\r';

  beforeAll(() => {
    cpSync(path.join(brokenSites, '_valid'), pages, { recursive: true });
    const change = (name: string, edit: (before: string) => string) => {
      const file = path.join(pages, name);
      writeFileSync(file, edit(readFileSync(file, 'utf8')));
    };
    change('finance/page.json', (before) => before.replaceAll(/("title": "[^"]*)"/g, `$1 ${hostile}"`));
    change('finance/es.json', (before) => before.replace('{', `{ "Old ${hostile}": "Viejo ${hostile}",`));
    writeFileSync(path.join(pages, 'finance/\u001b[2Ja\u202e.txt'), '');
  });

  it.each<[name: string, ...args: string[]]>([
    ['validate-pages'],
    ['validate-pages', '--format', 'json'],
    ['validate-pages', '--format', 'github'],
    ['where', '--parts', 'Finance'],
    ['where', '\u001b[2J'],
    ['replace', 'Finance', 'Money', '--dry-run'],
    ['move', '/finance', '/money', '--dry-run'],
    ['move', '/finance', '/\u001b[2J', '--dry-run'],
    ['translations'],
    ['build', '--out', '\u001b[2J'],
  ])('%s %j %j prints nothing that controls a terminal', async (name, ...args) => {
    const { stdout, stderr } = await callCommand(name, ...args, '--pages', pages);
    expect(stdout + stderr).not.toMatch(controls);
    expect((stdout + stderr).split('\n').filter((line) => /^error: none/.test(line))).toEqual([]);
    expect(stdout + stderr).not.toBe('');
  });
});

describe('every encoder is in one place', () => {
  it.each<[what: string, pattern: RegExp, owners: RegExp]>([
    [
      'prints',
      /process\.std(?:out|err)\.write\(/,
      /^(src\/node\/project\/print\.ts|scripts\/(make-bundle|thread|bench.*)\.ts)$/,
    ],
    [
      'escapes HTML',
      /&lt;|&quot;/,
      /^src\/(content\/(text\/encode\/|checks\/html-in-copy)|node\/bundle\/styles)/,
    ],
    [
      'makes HTML of text',
      /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write\(/,
      /^$/,
    ],
    [
      'writes tags',
      /[`'"]\s*<\/?(?:!doctype|[a-z][a-z\d]*)(?:[ >]|\$\{)/,
      /^(src\/app\/head\/head|src\/node\/(render\/(feed|home-icon|html|picture-parts|social|sitemap)|dev\/(page|gallery)-html|bundle\/boot-script|read\/drawing\/drawing)|src\/commands\/review\/(review-page|review-site|marked-page|marked-words)|src\/content\/(resolve\/examples|report\/junit|checks\/[\w./-]+|text\/encode\/\w+)|scripts\/(picture|pictures\/[\w-]+))\.ts$/,
    ],
    [
      'starts programs',
      /['"](?:node:)?child_process['"]/,
      /^(src\/node\/(images\/image-jobs|bundle\/bundle|project\/(tool|git))|scripts\/(testing\/(?:step|apt|dev-server)|test(?:-mutation)?|bench\/[\w-]+))\.ts$/,
    ],
    ['asks a shell', /\bshell: true\b|\bexecSync\(|\beval\(|new Function\(/, /^$/],
  ])('nothing else %s', (_, pattern, owners) => {
    const all = [...sources('src'), ...sources('scripts')].filter(
      ({ file }) => !/\.(?:test|cases)\./.test(file),
    );
    const encoders = all.filter(
      ({ file, text }) => pattern.test(withoutComments(text)) && !owners.test(file),
    );
    expect(encoders.map(({ file }) => file)).toEqual([]);
  });
});

function withoutComments(source: string): string {
  return source.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '');
}
