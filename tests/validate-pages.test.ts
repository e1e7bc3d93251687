import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Checker } from '../src/build/check/checker';
import { projectRoot } from '../src/build/project/project';
import { listFiles } from '../src/build/read/files';
import { checks } from '../src/content/checks';
import { brokenSites } from './checks';
import { schemas } from './project';

const work = mkdtempSync(path.join(tmpdir(), 'validate-'));
const pages = path.join(work, 'pages');
const file = (name: string) => path.join(pages, name);
const read = (name: string) => readFileSync(file(name), 'utf8');
const change = (name: string, from: string, to: string) => {
  expect(read(name)).toContain(from);
  writeFileSync(
    file(name),
    read(name).replace(from, () => to),
  );
};
const command = ['scripts/run.cjs', 'validate-pages', '--pages', pages];
const run = (...args: string[]) =>
  spawnSync(process.execPath, [...command, ...args], {
    cwd: projectRoot,
    encoding: 'utf8',
    env: { ...process.env, GITHUB_ACTIONS: '' },
  });
const codesOf = (stdout: string) => JSON.parse(stdout).diagnostics.map(({ code }: { code: string }) => code);

beforeEach(() => {
  rmSync(pages, { recursive: true, force: true });
  cpSync(path.join(brokenSites, '_valid'), pages, { recursive: true });
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

describe('formats', () => {
  it('github: an annotation for each finding, the most severe first', () => {
    change('finance/es.json', '"Basta una frase sobre el dinero."', '"One sentence on money is enough."');
    change('index/page.json', '"href": "/finance"', '"href": "/finanse"');
    const { stdout, status } = run('--format', 'github');
    const [first, second, ...rest] = stdout.trim().split('\n');
    expect(rest).toEqual([]);
    expect(first).toMatch(
      /^::error file=.*index\/page\.json,line=16,endLine=16,col=\d+,endColumn=\d+,title=dead-link::No page answers for \/finanse\.%0ADid you mean/,
    );
    expect(second).toMatch(/^::warning file=.*,title=untranslated::/);
    expect(status).toBe(1);
  });

  it('github is what GitHub Actions get when nothing else is asked for', () => {
    change('finance/page.json', '"subtitle"', '"subtitel"');
    const { stdout } = spawnSync(process.execPath, command, {
      cwd: projectRoot,
      encoding: 'utf8',
      env: { ...process.env, GITHUB_ACTIONS: 'true' },
    });
    expect(stdout).toMatch(/^::error file=/);
  });

  it('sarif: a rule for every check, relative paths, and the correction where it is certain', () => {
    change('finance/page.json', '"subtitle"', '"subtitel"');
    const log = JSON.parse(run('--format', 'sarif').stdout);
    const [{ tool, results, columnKind }] = log.runs;
    expect(log.version).toBe('2.1.0');
    expect(columnKind).toBe('utf16CodeUnits');
    expect(tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual(checks.map(({ code }) => code));
    expect(results).toHaveLength(1);
    const [{ ruleId, ruleIndex, level, locations, fixes }] = results;
    expect([ruleId, level]).toEqual(['unknown-property', 'error']);
    expect(tool.driver.rules[ruleIndex].id).toBe(ruleId);
    const { artifactLocation, region } = locations[0].physicalLocation;
    expect(path.isAbsolute(artifactLocation.uri)).toBe(false);
    expect(region).toEqual({ startLine: 8, startColumn: 7, endLine: 8, endColumn: 17 });
    expect(fixes[0].artifactChanges[0].replacements).toEqual([
      { deletedRegion: region, insertedContent: { text: '"subtitle"' } },
    ]);
  });

  it('several at once, one of them into a file', () => {
    const report = path.join(work, 'report.json');
    const { stdout, status } = run('--format', 'pretty', '--format', `json=${report}`);
    expect(stdout).toContain('4 page documents checked');
    expect(JSON.parse(readFileSync(report, 'utf8')).summary).toMatchObject({ pages: 4, errors: 0 });
    expect(status).toBe(0);
    const failed = run('--format', `json=${path.join(work, 'no/such/folder.json')}`);
    expect([failed.status, failed.stderr.trim().split('\n').length]).toEqual([2, 1]);
  });
});

it('--max-warnings makes too many warnings an error', () => {
  writeFileSync(file('finance/page.jsonc'), '{}');
  expect(run().status).toBe(0);
  expect(run('--max-warnings', '1').status).toBe(0);
  expect(run('--max-warnings', '0').status).toBe(1);
  expect(run('--max-warnings', 'many').status).toBe(2);
});

it('messages and hints name files as the places of findings do', () => {
  change(
    'finance/page.json',
    '"subtitle": "One sentence on money is enough."',
    '"subtitle": "Nothing like it."',
  );
  rmSync(file('sitemap/es.json'));
  const named = (name: string) => path.relative(projectRoot, file(name)).replaceAll(path.sep, '/');
  const found = JSON.parse(run('--format', 'json').stdout).diagnostics;
  expect(found.map(({ file: at }: { file: string }) => at)).toEqual([
    named('finance/page.json'),
    named('sitemap/page.json'),
  ]);
  expect(found[0].hint).toContain(named('finance/es.json'));
  expect(found[1].message).toContain(named('sitemap/es.json'));
});

it('a path that is not there is called wrongly', () => {
  const { status, stderr } = run(file('nope'));
  expect([status, stderr]).toEqual([2, `error: There is no file or folder "${file('nope')}".\n`]);
});

it('a path that has nothing to do with the site is called wrongly', () => {
  const { status, stderr } = run('package.json');
  expect(status).toBe(2);
  expect(stderr).toMatch(
    /^error: "package\.json" is not a part of the site in .*: name its files or folders\.\n$/,
  );
  expect(run(file('..')).status, 'a folder around the site').toBe(0);
});

it('--explain says what a code means, lists all codes, and suggests the one that was meant', () => {
  expect(run('--explain', 'dead-link').stdout).toMatch(/^dead-link \(error\)\n/);
  expect(run('--explain').stdout.trim().split('\n')).toHaveLength(checks.length);
  const unknown = run('--explain', 'dead-lnk');
  expect([unknown.status, unknown.stderr]).toEqual([
    2,
    'error: There is no code "dead-lnk": did you mean "dead-link"?\n',
  ]);
});

describe('what stands in several documents', () => {
  it('is one finding, and shows under each of the paths that were asked for', () => {
    change('_site/es.json', '"Write to us": "Escríbanos",', '');
    const all = JSON.parse(run('--format', 'json').stdout).diagnostics;
    expect(all).toHaveLength(1);
    expect(all[0].message).toContain('It stands in 5 documents');
    const one = JSON.parse(run('--format', 'json', file('sitemap')).stdout).diagnostics;
    expect(one.map(({ file: found }: { file: string }) => path.basename(path.dirname(found)))).toEqual([
      'sitemap',
    ]);
  });
});

describe('$accept', () => {
  const accept = (code: string) => `"$accept": [{ "code": "${code}", "reason": "A test." }],`;

  it('accepts a finding in its object, and says when it no longer occurs', () => {
    change('index/page.json', '"href": "/finance"', '"href": "/"');
    expect(codesOf(run('--format', 'json').stdout)).toEqual(['orphan-page']);
    change('finance/page.json', '"title": "Finance",', `${accept('orphan-page')} "title": "Finance",`);
    expect(codesOf(run('--format', 'json').stdout)).toEqual([]);
    change('index/page.json', '"href": "/"', '"href": "/finance"');
    expect(codesOf(run('--format', 'json').stdout)).toEqual(['unused-accept']);
  });

  it('works in a dictionary, and inside a section for that section alone', () => {
    change('finance/es.json', '"Basta una frase sobre el dinero."', '"One sentence on money is enough."');
    change('finance/es.json', '{', `{ ${accept('untranslated')}`);
    expect(codesOf(run('--format', 'json').stdout)).toEqual([]);
    change('finance/page.json', '"type": "cta",', `${accept('dead-link')} "type": "cta",`);
    expect(codesOf(run('--format', 'json').stdout)).toEqual(['unused-accept']);
  });

  it('cannot accept what would break the page', () => {
    change('finance/page.json', '"type": "hero",', `${accept('unknown-section')} "type": "hero",`);
    expect(codesOf(run('--format', 'json').stdout)).toEqual(['wrong-accept']);
  });
});

describe('--fix', () => {
  it('corrects what is certain, keeps everything else as it stands, and says what it did', () => {
    const before = read('finance/page.json');
    change('finance/page.json', '"subtitle": "One', '"subtitel": "One');
    change('finance/page.json', '"type": "hero"', '"type": "herro"');
    change('finance/page.json', '"background": "muted",', '"background": "mutd"');
    change('index/page.json', '"href": "/finance" }]', '"href": "/finance" },]');
    const { stdout, stderr, status } = run('--fix');
    expect(read('finance/page.json')).toBe(before);
    expect(stderr.match(/^fixed /gm)?.length).toBeGreaterThanOrEqual(5);
    expect(stdout).toContain('0 errors, 0 warnings');
    expect(status).toBe(0);
  });

  it('removes unused entries, makes room for missing ones, and puts dictionaries in order', () => {
    change('finance/page.json', '"From 3.2 to 12 months"', '"Quite another sentence here"');
    change(
      'finance/es.json',
      '"One sentence',
      '"Nobody says this.": "Nadie.",\n  "Nor this.": "Tampoco.",\n  "One sentence',
    );
    const { stdout, status } = run('--fix', '--format', 'json');
    // What the old sentence said in Spanish may still be of use: it is not thrown away while its text is missing.
    expect(JSON.parse(read('finance/es.json'))).toMatchObject({ 'Quite another sentence here': '' });
    expect(codesOf(stdout)).toContain('wrong-length');
    expect(status).toBe(1);
  });

  it('removes all entries that nothing uses', () => {
    change(
      'finance/es.json',
      '"One sentence',
      '"Nobody says this.": "Nadie.",\n  "Nor this.": "Tampoco.",\n  "One sentence',
    );
    const before = readFileSync(path.join(brokenSites, '_valid/finance/es.json'), 'utf8');
    expect(run('--fix').status).toBe(0);
    expect(read('finance/es.json')).toBe(before);
  });

  it('changes nothing where nothing is certain, and nothing outside the paths', () => {
    change('finance/page.json', '"href": "/"', '"href": "/zzzzzzz"');
    change('sitemap/page.json', '"type": "hero"', '"type": "herro"');
    const before = listFiles(pages).map((name) => read(name));
    run('--fix', file('finance'));
    expect(listFiles(pages).map((name) => read(name))).toEqual(before);
  });
});

it('--watch answers a save', async () => {
  const child = spawn(process.execPath, [...command, '--watch'], {
    cwd: projectRoot,
    env: { ...process.env, GITHUB_ACTIONS: '' },
  });
  let output = '';
  child.stdout.on('data', (data) => {
    output += data;
  });
  const until = (text: string) =>
    vi.waitFor(() => expect(output).toContain(text), { timeout: 60_000, interval: 50 });
  try {
    await until('0 errors, 0 warnings');
    change('finance/page.json', '"type": "hero"', '"type": "heroo"');
    await until('"heroo" is not a section type');
    output = '';
    change('finance/page.json', '"type": "heroo"', '"type": "hero"');
    await until('0 errors, 0 warnings');
  } finally {
    child.kill();
  }
});

describe('the cache', () => {
  const many = path.join(work, 'many');
  const cache = path.join(work, 'cache.json');
  const look = async (cacheFile?: string) => {
    const checker = new Checker(many, schemas, cacheFile === undefined ? undefined : () => cacheFile);
    await checker.scan();
    return checker.findings();
  };

  it('finds exactly what looking at everything finds, after every kind of change', async () => {
    rmSync(many, { recursive: true, force: true });
    cpSync(path.join(brokenSites, '_valid'), many, { recursive: true });
    for (let number = 0; number < 450; number++) {
      cpSync(path.join(many, 'finance'), path.join(many, `page-${number}`), { recursive: true });
    }
    const old = new Date(Date.now() - 60_000);
    for (const name of listFiles(many)) utimesSync(path.join(many, name), old, old);
    const set = (name: string, text: string) => writeFileSync(path.join(many, name), text);
    const page = readFileSync(path.join(many, 'page-7/page.json'), 'utf8');
    const changes = [
      () => {},
      () => {
        // What is found is not ASCII, and comes from the cache when something else has changed.
        const dictionary = readFileSync(path.join(many, 'page-6/es.json'), 'utf8');
        set('page-6/es.json', dictionary.replace('{', '{ "«Añadido» 𝄞": "Sin uso",'));
        utimesSync(path.join(many, 'page-6/es.json'), old, old);
      },
      () => set('page-7/page.json', page.replace('"hero"', '"heroo"')),
      () => set('page-7/page.json', page),
      () => set('page-8/es.json', '{}'),
      () => set('_site/es.json', '{}'),
      () => rmSync(path.join(many, 'page-9'), { recursive: true }),
      () => set('page-10/stray.txt', ''),
    ];
    for (const make of changes) {
      make();
      expect(await look(cache)).toEqual(await look());
    }
  });

  it('grows by what has changed, and is written anew before it is twice as long', async () => {
    const linesIn = () => readFileSync(cache, 'utf8').split('\n').filter(Boolean).length;
    const file = path.join(many, 'page-11/page.json');
    const text = readFileSync(file, 'utf8');
    const old = new Date(Date.now() - 60_000);
    for (const name of listFiles(many)) utimesSync(path.join(many, name), old, old);
    rmSync(cache);
    await look(cache);
    const whole = linesIn();
    writeFileSync(file, text.replace('"hero"', '"heroo"'));
    utimesSync(file, old, old);
    const findings = await look(cache);
    expect(linesIn()).toBe(whole + 1);
    expect(findings).not.toEqual([]);
    expect(await look(cache)).toEqual(findings);
    expect(linesIn()).toBe(whole + 1);
    // As though whoever added to it had been killed.
    writeFileSync(cache, readFileSync(cache, 'utf8').slice(0, -20));
    for (const name of listFiles(many))
      writeFileSync(path.join(many, name), readFileSync(path.join(many, name)));
    expect(await look(cache)).toEqual(findings);
    expect(linesIn()).toBe(whole);
    writeFileSync(file, text);
  });

  it('relies on times that another change would make other ones', async () => {
    const stampOf = async (file: string) => {
      rmSync(cache, { force: true });
      await look(cache);
      const line = readFileSync(cache, 'utf8')
        .split('\n')
        .find((line) => line.startsWith(`${file}\t`));
      return JSON.parse(line?.slice(file.length + 1) ?? '{}').stamp;
    };
    const now = Date.now();
    const touch = (time: number) => {
      for (const name of ['page.json', 'es.json'])
        utimesSync(path.join(many, 'page-12', name), time / 1000, time / 1000);
    };
    touch(now - 200 - (now % 1000 === 200 ? 1 : 0));
    expect(await stampOf('page-12')).not.toBe('');
    touch(Math.floor(now / 1000) * 1000);
    expect(await stampOf('page-12')).toBe('');
    touch(Date.now() + 5000.5);
    expect(await stampOf('page-12')).toBe('');
  });

  it('that is half a cache is no cache', async () => {
    writeFileSync(cache, '{"page-1":{"stamp"');
    expect(await look(cache)).toEqual(await look());
  });
});
