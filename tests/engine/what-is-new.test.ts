import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { formatBaseline, parseBaseline } from '../../src/content/checks/core/baseline';
import { brokenSites } from '../support/checks';
import { GitSite } from '../support/git-site';

const site = new GitSite();
const finance = 'finance/page.json';
/** Mistakes since the first commit: a warning and an error. */
const addOldMistakes = () => {
  site.change(finance, '"href": "/"', '"href": "/nowhere"');
  site.change('finance/es.json', '"Basta una frase sobre el dinero."', '"One sentence on money is enough."');
  site.commit();
};

describe('with paths, a finding counts if its place or its cause is in them', () => {
  it.each<[string, () => void, string[], string[]]>([
    [
      'an anchor that other pages lead to',
      () => site.change('index/page.json', '"id": "start"', '"id": "begin"'),
      ['index/page.json'],
      ['dead-anchor finance/page.json'],
    ],
    [
      'an image that another folder shows',
      () => rmSync(site.file('_site/team.svg')),
      ['_site/team.svg'],
      ['missing-image index/page.json'],
    ],
    [
      'an entry of the shared dictionary',
      () => site.change('_site/es.json', '"Get Started": "Empezar",', ''),
      ['_site/es.json'],
      ['missing-translation _site/site.json'],
    ],
    [
      'a page',
      () => rmSync(site.file('finance'), { recursive: true }),
      ['finance'],
      ['dead-link index/page.json'],
    ],
    [
      'the link that the only reader of a page came by',
      () => site.change('index/page.json', '"href": "/finance"', '"href": "/sitemap"'),
      ['index/page.json'],
      ['orphan-page finance/page.json'],
    ],
    [
      'a text whose translation stands beside it',
      () => {
        site.change(finance, 'From 3.2 to 12 months', 'From 3.2 to 13 months');
        site.change('finance/es.json', 'From 3.2 to 12 months', 'From 3.2 to 13 months');
      },
      [finance],
      ['number-mismatch finance/es.json'],
    ],
  ])('%s', async (_, change, paths, expected) => {
    change();
    expect(await site.select({}, ...paths)).toEqual(expect.arrayContaining(expected.slice(0, 1)));
    rmSync(site.file('../.git'), { recursive: true });
    // Only git knows what was there before; a finding itself names its other places.
    if (!expected[0]?.startsWith('orphan-page'))
      expect(await site.select({}, ...paths), 'without git').toEqual(expected);
  });

  it('also an alias that was removed, which only the last commit knows', async () => {
    site.change(finance, '"title": "Finance",', '"title": "Finance", "aliases": ["/money"],');
    site.change('index/page.json', '"href": "/finance"', '"href": "/money"');
    site.commit();
    site.change(finance, '"aliases": ["/money"],', '');
    expect(await site.select({}, finance)).toContain('dead-link index/page.json');
  });

  it('but not an earlier mistake elsewhere', async () => {
    addOldMistakes();
    site.change('index/page.json', 'What the home page is about', 'What this home page is about');
    expect(await site.select({}, 'sitemap')).toEqual([]);
    expect(await site.select({}, 'index')).not.toContain('dead-link finance/page.json');
  });

  it('a deleted path is known from git', async () => {
    site.git('rm', '-r', '--quiet', 'pages/finance');
    const { status, stdout } = await site.validate('--format', 'json', site.file(finance));
    expect(JSON.parse(stdout).diagnostics).toMatchObject([{ code: 'dead-link' }]);
    expect(status).toBe(1);
    expect((await site.validate(site.file('finance/pge.json'))).stderr).toMatch(
      /^error: There is no file or folder/,
    );
  });
});

describe('--since', () => {
  it('leaves out earlier mistakes, however lines and sections have moved', async () => {
    addOldMistakes();
    expect(await site.select({ since: 'main' })).toEqual([]);
    site.change(
      finance,
      '"sections": [',
      '"sections": [\n\n{ "type": "cta", "title": "Write to us", "actions": [{ "label": "Home", "href": "/" }] },',
    );
    expect(await site.select({ since: 'main' })).toEqual(['heading-outline finance/page.json']);
  });

  it.each<[string, () => void, string[]]>([
    [
      'one more of the same',
      () => site.change(finance, '/#start', '/nowhere'),
      ['dead-link finance/page.json'],
    ],
    [
      'the same on another page',
      () => site.change('sitemap/page.json', '"href": "/finance"', '"href": "/nowhere"'),
      ['dead-link sitemap/page.json'],
    ],
    ['another one', () => site.change(finance, '/nowhere', '/nowhere-else'), ['dead-link finance/page.json']],
    [
      'what breaks where nothing was changed',
      () => site.change('index/page.json', '"id": "start"', '"id": "begin"'),
      ['dead-anchor finance/page.json'],
    ],
    ['a deleted image', () => rmSync(site.file('_site/plant.webp')), ['missing-image sitemap/page.json']],
    [
      'a deleted page',
      () => rmSync(site.file('_not-found'), { recursive: true }),
      ['missing-document _not-found/page.json', 'unused-translation _site/es.json'],
    ],
    [
      'a file that git does not know',
      () => writeFileSync(site.file('finance/page.jsonc'), '{}'),
      ['unexpected-file finance/page.jsonc'],
    ],
    ['what is mended', () => site.change(finance, '/nowhere', '/sitemap'), []],
    [
      'a warning that becomes an error',
      () => site.change('sitemap/page.json', '"draft": true,', ''),
      ['dead-link sitemap/page.json'],
    ],
  ])('%s', async (name, change, expected) => {
    if (name.startsWith('a warning')) {
      site.change('sitemap/page.json', '"title": "Sitemap",', '"title": "Sitemap",\n  "draft": true,');
      site.change('sitemap/page.json', '"href": "/finance"', '"href": "/gone"');
    }
    addOldMistakes();
    change();
    expect(await site.select({ since: 'HEAD' })).toEqual(expected);
  });

  it('reports the same for committed changes', async () => {
    addOldMistakes();
    site.git('checkout', '--quiet', '-b', 'work');
    site.change('index/page.json', '"id": "start"', '"id": "begin"');
    rmSync(site.file('_site/plant.webp'));
    site.commit();
    expect(await site.select({ since: 'main' })).toEqual([
      'dead-anchor finance/page.json',
      'missing-image sitemap/page.json',
    ]);
  });

  it('a moved page takes its earlier findings along', async () => {
    addOldMistakes();
    renameSync(site.file('finance'), site.file('money'));
    for (const file of ['index/page.json', 'sitemap/page.json']) site.change(file, '"/finance"', '"/money"');
    expect(await site.select({ since: 'main' })).toEqual([]);
  });

  it('compares with where the branch left, not with later commits', async () => {
    site.git('checkout', '--quiet', '-b', 'work');
    site.git('checkout', '--quiet', 'main');
    addOldMistakes();
    site.git('checkout', '--quiet', 'work');
    site.change(
      'finance/es.json',
      '"Basta una frase sobre el dinero."',
      '"One sentence on money is enough."',
    );
    site.commit();
    expect(await site.select({ since: 'main' })).toEqual(['untranslated finance/es.json']);
  });

  it('checks every page if the languages have changed', async () => {
    addOldMistakes();
    site.change(
      '_site/site.json',
      '"brand"',
      '"languages": [{ "code": "en", "name": "English" }, { "code": "es", "name": "Español" }, { "code": "fr", "name": "Français" }], "brand"',
    );
    expect(await site.select({ since: 'main' })).toEqual(['missing-document _site/site.json']);
  });

  it('works for a site in a subfolder with spaces, called from elsewhere', async () => {
    const other = site.file('a b/pages');
    cpSync(path.join(brokenSites, '_valid'), other, { recursive: true });
    site.commit();
    writeFileSync(`${other}/finance/page.jsonc`, '{}');
    const { stdout } = await site.validate('--pages', other, '--since', 'main', '--format', 'json');
    expect(JSON.parse(stdout).diagnostics).toMatchObject([{ code: 'unexpected-file' }]);
  });

  it('in a shallow clone, says how to fetch what is missing', async () => {
    site.commit();
    const clone = site.file('../shallow');
    site.git('clone', '--quiet', '--depth', '1', `file://${path.dirname(site.pages)}`, clone);
    const { status, stderr } = await site.validate('--pages', `${clone}/pages`, '--since', 'HEAD~1');
    expect([status, stderr]).toEqual([
      2,
      expect.stringMatching(/^error: [^\n]+shallow[^\n]+fetch-depth: 0[^\n]+\n$/),
    ]);
    rmSync(clone, { recursive: true });
  });

  it('an unknown revision, or a folder in no repository, gives one line', async () => {
    const unknown = await site.validate('--since', 'nope');
    expect([unknown.status, unknown.stderr]).toEqual([
      2,
      expect.stringMatching(
        /^error: There is no revision "nope" here: [^\n]+git fetch origin nope:refs\/remotes\/origin\/nope, and name origin\/nope\.\n$/,
      ),
    ]);
    expect((await site.validate('--since', 'origin/nope')).stderr).toContain('git fetch origin nope:');
    expect((await site.validate('--since', 'HEAD~9')).stderr).not.toContain('git fetch');
    rmSync(site.file('../.git'), { recursive: true });
    expect((await site.validate('--since', 'main')).stderr).toMatch(
      /^error: No git repository: the earlier state of .+ is not known\.\n$/,
    );
  });
});

describe('--staged', () => {
  it('checks what is staged, and not the working folder', async () => {
    addOldMistakes();
    site.change(finance, '/#start', '/lost');
    expect(await site.select({ staged: true }), 'nothing is staged').toEqual([]);
    site.git('add', '--all', 'pages');
    site.change(finance, '/lost', '/#start');
    writeFileSync(site.file('finance/page.jsonc'), '{}');
    expect(await site.select({ staged: true }), 'mended, and not staged').toEqual([
      'dead-link finance/page.json',
    ]);
  });

  it('shows the staged text, at its place there', async () => {
    site.change(finance, '/#start', '/lost');
    site.git('add', '--all', 'pages');
    writeFileSync(site.file(finance), `\n\n\n${site.read(finance).replace('/lost', '/lost-as-well')}`);
    const { stdout } = await site.validate('--staged', '--format', 'json');
    const [finding, ...others] = JSON.parse(stdout).diagnostics;
    expect(others).toEqual([]);
    expect([finding.line, finding.message]).toEqual([9, 'No page answers for /lost.']);
    expect((await site.validate('--staged')).stdout).toContain('"href": "/lost" ');
  });

  it('shows the staged text of a path, too, while there are mistakes elsewhere', async () => {
    site.change(finance, '/#start', '/lost');
    site.change('index/page.json', '"href": "/finance"', '"href": "/gone"');
    site.git('add', '--all', 'pages');
    writeFileSync(site.file(finance), `\n\n\n${site.read(finance).replace('/lost', '/#start')}`);
    const { stdout } = await site.validate('--staged', '--format', 'json', site.file('finance'));
    const found = JSON.parse(stdout).diagnostics.map(
      ({ line, message }: { line: number; message: string }) => [line, message],
    );
    expect(found).toEqual([[9, 'No page answers for /lost.']]);
  });

  it('finds mistakes that a deletion alone causes', async () => {
    site.git('rm', '-r', '--quiet', 'pages/finance');
    expect(await site.select({ staged: true })).toEqual(['dead-link index/page.json']);
    site.git('reset', '--quiet', '--hard');
    site.git('rm', '--quiet', '--cached', 'pages/_site/team.svg');
    expect(await site.select({ staged: true }), 'the file still lies there').toEqual([
      'missing-image index/page.json',
    ]);
  });

  it('ignores a deletion that is not staged', async () => {
    rmSync(site.file('finance'), { recursive: true });
    site.change('index/page.json', 'What the home page is about', 'What the front page is about');
    site.git('add', 'pages/index');
    expect(await site.select({ staged: true })).toEqual(['missing-translation index/page.json']);
  });

  it('reports everything before the first commit', async () => {
    addOldMistakes();
    rmSync(site.file('../.git'), { recursive: true });
    site.git('init', '--quiet');
    site.git('add', '--all', 'pages');
    expect(await site.select({ staged: true })).toEqual([
      'dead-link finance/page.json',
      'untranslated finance/es.json',
    ]);
  });

  it('works in a hook, where git says which index is committed', () => {
    mkdirSync(site.file('../.git/hooks'));
    writeFileSync(
      site.file('../.git/hooks/pre-commit'),
      `#!/bin/sh\ncd "${process.cwd()}" && GITHUB_ACTIONS= "${process.execPath}" scripts/run.cjs validate-pages --staged --pages "${site.pages}"\n`,
      { mode: 0o755 },
    );
    site.change('index/page.json', '"href": "/finance"', '"href": "/lost"');
    site.change(finance, '/#start', '/lost-as-well');
    // Only one of the two files is committed: git makes an index for it.
    expect(() => site.git('commit', '--message', 'One', '--', 'pages/index')).toThrow(/git commit/);
    site.change('index/page.json', '"href": "/lost"', '"href": "/finance"');
    site.change('index/page.json', '"title": "Write to us"', '"title": "Get Started"');
    site.git('commit', '--quiet', '--message', 'Two', '--', 'pages/index');
  });

  it('works in a hook of a worktree that goes to the folder around the site first', () => {
    mkdirSync(site.file('../.git/hooks'));
    const program = path.resolve('scripts/run.cjs');
    writeFileSync(
      site.file('../.git/hooks/pre-commit'),
      `#!/bin/sh\ncd web && GITHUB_ACTIONS= "${process.execPath}" "${program}" validate-pages --staged\n`,
      { mode: 0o755 },
    );
    const tree = site.file('../tree');
    site.git('worktree', 'add', '--quiet', tree);
    mkdirSync(path.join(tree, 'web'));
    site.git('-C', tree, 'mv', 'pages', 'web/pages');
    site.git('-C', tree, 'commit', '--quiet', '--no-verify', '--message', 'Moved');
    const page = path.join(tree, 'web/pages/index/page.json');
    const text = readFileSync(page, 'utf8');
    writeFileSync(page, text.replace('"href": "/finance"', '"href": "/lost"'));
    const commit = () => site.git('-C', tree, 'commit', '--quiet', '--all', '--message', 'One');
    expect(commit).toThrow(/dead-link/);
    writeFileSync(page, text.replace('"title": "Write to us"', '"title": "Get Started"'));
    commit();
  });

  it('does not take the index of another repository, whose hook checks this site', async () => {
    site.change('index/page.json', '"href": "/finance"', '"href": "/lost"');
    site.git('add', '--all', 'pages');
    const other = site.file('../other');
    site.git('init', '--quiet', other);
    vi.stubEnv('GIT_DIR', path.join(other, '.git'));
    vi.stubEnv('GIT_INDEX_FILE', path.join(other, '.git/index'));
    const staged = await site.select({ staged: true });
    vi.unstubAllEnvs();
    expect(staged).toContain('dead-link index/page.json');
  });
});

describe('--baseline', () => {
  it('is written once; after that only new findings fail', async () => {
    addOldMistakes();
    const file = site.file('../baseline.json');
    const written = await site.validate('--baseline', file, '--write-baseline');
    expect([written.status, written.stdout]).toEqual([0, `${file}: 2 findings, in 2 places.\n`]);
    const again = await site.validate('--baseline', file);
    expect([again.status, again.stderr]).toEqual([0, '']);
    expect(again.stdout).toMatch(/0 errors, 0 warnings; 2 more in the baseline\.\n$/);
    site.change(finance, '/#start', '/lost');
    site.change(
      'finance/es.json',
      ': "One sentence on money is enough."',
      ': "Basta una frase sobre el dinero."',
    );
    const { status, stdout, stderr } = await site.validate('--baseline', file, '--format', 'json');
    expect(JSON.parse(stdout).diagnostics).toMatchObject([
      { code: 'dead-link', message: 'No page answers for /lost.' },
    ]);
    expect(JSON.parse(stdout).summary).toMatchObject({ errors: 1, known: 1 });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^No longer found, though .+\n {2}finance\/es\.json {2}.+\[untranslated\]\n$/);
  });

  it('reads its file without a loss', () => {
    const baseline = [
      { code: 'a', severity: 'error' as const, file: 'b', at: '/c', value: '"ü 𝄞"', message: 'd\ne' },
      { code: 'a', severity: 'warning' as const, file: 'a', at: '', value: '', message: '' },
    ];
    expect(parseBaseline(formatBaseline(baseline))).toEqual(baseline.toReversed());
    expect(parseBaseline(formatBaseline([]))).toEqual([]);
    for (const text of ['', '[]', '{ "version": 2, "known": [] }', '{ "version": 1, "known": [{}] }'])
      expect(parseBaseline(text)).toBeUndefined();
  });

  it('prints one line if it is missing, invalid, or was written for a part of the site', async () => {
    const file = site.file('../none.json');
    const errors = async (...args: string[]) => {
      const { status, stderr } = await site.validate(...args);
      expect([status, stderr.trim().split('\n').length]).toEqual([2, 1]);
      return stderr;
    };
    expect(await errors('--baseline', file)).toContain('--write-baseline');
    writeFileSync(file, '{}');
    expect(await errors('--baseline', file)).toContain('is not a baseline');
    expect(await errors('--write-baseline')).toContain('needs --baseline FILE');
    expect(await errors('--write-baseline', '--baseline', file, site.pages)).toContain('whole site');
    expect(await errors('--staged', '--since', 'main')).toContain('do not go together');
  });
});

it('--quiet shows only errors, and counts warnings', async () => {
  addOldMistakes();
  const { summary, diagnostics } = JSON.parse((await site.validate('--quiet', '--format', 'json')).stdout);
  expect(diagnostics).toMatchObject([{ code: 'dead-link' }]);
  expect(summary).toMatchObject({ errors: 1, warnings: 1 });
  expect((await site.validate('--quiet')).stdout).not.toContain('untranslated');
});

it('--stats shows how often and how long each check ran', async () => {
  addOldMistakes();
  const { stats } = JSON.parse((await site.validate('--stats', '--format', 'json')).stdout);
  expect(stats.slice(0, 2)).toMatchObject([{ errors: expect.any(Number) }, { warnings: expect.any(Number) }]);
  const dead = stats.find(({ code }: { code: string }) => code === 'dead-link');
  expect(dead).toEqual({ code: 'dead-link', errors: 1, warnings: 0, milliseconds: expect.any(Number) });
  const { stdout, stderr } = await site.validate('--stats');
  expect(stderr).toMatch(/^check +errors +warnings +ms\n/);
  expect(stderr).toMatch(/^dead-link +1 +0 +\d+\.\d$/m);
  expect(stdout).not.toContain('warnings  ');
});
