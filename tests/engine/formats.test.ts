import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { checks } from '../../src/content/checks';
import { isReport } from '../../src/content/report/recognize';
import { engineRoot } from '../../src/node/project/project';
import { fromRepository, fromWorkingDirectory } from '../../src/node/project/working-directory';
import { brokenSites } from '../support/checks';
import { SiteCopy } from '../support/site-copy';

const copy = new SiteCopy();

it('github: one annotation per finding, most severe first', async () => {
  copy.change('finance/es.json', '"Basta una frase sobre el dinero."', '"One sentence on money is enough."');
  copy.change('index/page.json', '"href": "/finance"', '"href": "/finanse"');
  const { stdout, status } = await copy.validate('--format', 'github');
  const [first, second, sum, ...rest] = stdout.trim().split('\n');
  expect(rest).toEqual([]);
  expect(sum).toMatch(/^4 page documents checked in \d+ ms: 1 error, 1 warning\.$/);
  expect(first).toMatch(
    /^::error file=.*index\/page\.json,line=16,endLine=16,col=\d+,endColumn=\d+,title=dead-link::No page answers for \/finanse\.%0ADid you mean/,
  );
  expect(second).toMatch(/^::warning file=.*,title=untranslated::/);
  expect(status).toBe(1);
});

it('github is the default in GitHub Actions', () => {
  copy.change('finance/page.json', '"subtitle"', '"subtitel"');
  const args = ['scripts/run.cjs', 'validate-pages', '--pages', copy.pages];
  const env = { ...process.env, GITHUB_ACTIONS: 'true' };
  const { stdout } = spawnSync(process.execPath, args, { cwd: engineRoot, encoding: 'utf8', env });
  expect(stdout).toMatch(/^::error file=/);
});

it('github and sarif name files relative to the repository in GitHub Actions, while json does not', () => {
  copy.change('finance/page.json', '"subtitle"', '"subtitel"');
  const sarif = path.join(copy.work, 'report.sarif');
  const json = path.join(copy.work, 'report.json');
  const formats = ['github', `sarif=${sarif}`, `json=${json}`].flatMap((format) => ['--format', format]);
  const run = (workspace: string) => {
    const { stdout } = spawnSync(
      process.execPath,
      ['scripts/run.cjs', 'validate-pages', '--pages', copy.pages, ...formats],
      { cwd: engineRoot, encoding: 'utf8', env: { ...process.env, GITHUB_WORKSPACE: workspace } },
    );
    const [result] = JSON.parse(readFileSync(sarif, 'utf8')).runs[0].results;
    return {
      github: /^::error file=([^,]*),/.exec(stdout)?.[1],
      sarif: result.locations[0].physicalLocation.artifactLocation.uri,
      fix: result.fixes[0].artifactChanges[0].artifactLocation.uri,
      json: JSON.parse(readFileSync(json, 'utf8')).diagnostics[0].file,
    };
  };
  const here = path.relative(engineRoot, copy.file('finance/page.json'));
  const inside = 'pages/finance/page.json';
  expect(run(copy.work)).toEqual({ github: inside, sarif: inside, fix: inside, json: here });
  // A site outside the repository has no path in it.
  expect(run(path.join(copy.work, 'other'))).toEqual({ github: here, sarif: here, fix: here, json: here });
});

it('a file behind a symbolic link is named as git knows it, even if it does not exist', () => {
  const link = path.join(copy.work, 'linked');
  symlinkSync(copy.work, link);
  onTestFinished(() => {
    rmSync(link);
    vi.unstubAllEnvs();
  });
  vi.stubEnv('GITHUB_WORKSPACE', link);
  const file = 'finance/page.json';
  expect(fromRepository(file, copy.pages)).toBe('pages/finance/page.json');
  expect(fromRepository(file, path.join(link, 'pages'))).toBe('pages/finance/page.json');
  expect(fromRepository('_site/fr.json', path.join(link, 'pages'))).toBe('pages/_site/fr.json');
  vi.stubEnv('GITHUB_WORKSPACE', '');
  expect(fromRepository(file, copy.pages)).toBe(fromWorkingDirectory(file, copy.pages));
});

it('sarif: a rule for every check, relative paths, and the correction where it is certain', async () => {
  copy.change('finance/page.json', '"subtitle"', '"subtitel"');
  const log = JSON.parse((await copy.validate('--format', 'sarif')).stdout);
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

it('writes several formats at once, one of them to a file', async () => {
  const report = path.join(copy.work, 'report.json');
  const { stdout, status } = await copy.validate('--format', 'pretty', '--format', `json=${report}`);
  expect(stdout).toContain('4 page documents checked');
  expect(JSON.parse(readFileSync(report, 'utf8')).summary).toMatchObject({ pages: 4, errors: 0 });
  expect(status).toBe(0);
  const below = path.join(copy.work, 'no/such/folder.json');
  expect((await copy.validate('--format', `json=${below}`)).status, 'its folder is made').toBe(0);
  expect(JSON.parse(readFileSync(below, 'utf8')).summary.pages).toBe(4);
  const failed = await copy.validate('--format', `json=${copy.work}`);
  expect([failed.status, failed.stderr.trim().split('\n').length]).toEqual([2, 1]);
});

describe('reports in files', () => {
  const formats = ['pretty', 'json', 'github', 'sarif', 'gitlab', 'junit', 'rdjson'];
  const fileOf = (format: string) => path.join(copy.work, `report-${format}`);
  const options = formats.flatMap((format) => ['--format', `${format}=${fileOf(format)}`]);
  const others = [
    readFileSync(path.join(brokenSites, '_valid/index/page.json'), 'utf8'),
    '{ "version": 1, "source": "here" }',
    '["a"]',
    '<!doctype html><testsuites>',
    '3 page documents checked in the office.\nCall Ana.',
  ];

  it('replace earlier reports, and empty files', async () => {
    for (const format of formats) writeFileSync(fileOf(format), '');
    const texts = () => formats.map((format) => readFileSync(fileOf(format), 'utf8'));
    expect(await copy.validate(...options)).toMatchObject({ status: 0, stderr: '' });
    const clean = texts();
    copy.change('finance/page.json', '"href": "/"', '"href": "/lost"');
    expect(await copy.validate(...options)).toMatchObject({ status: 1, stderr: '' });
    const reports = texts();
    expect(await copy.validate(...options)).toMatchObject({ status: 1, stderr: '' });
    for (const [index, format] of formats.entries()) {
      expect(reports[index], format).not.toBe(clean[index]);
      expect(isReport(format, clean[index] ?? ''), format).toBe(true);
      expect(isReport(format, reports[index] ?? ''), format).toBe(true);
      for (const text of others) expect(isReport(format, text), `${format}: ${text}`).toBe(false);
    }
  });

  it.each(['--format', '--baseline'])(
    'are not written over anything else, nor into the site: %s',
    async (option) => {
      const file = path.join(copy.work, 'package.json');
      const call = (name: string) =>
        option === '--format'
          ? copy.validate(option, `json=${name}`)
          : copy.validate(option, name, '--write-baseline');
      writeFileSync(file, '{ "version": 1 }');
      expect((await call(file)).stderr).toMatch(/^error: .+ holds something else than such a report.+\n$/);
      expect(readFileSync(file, 'utf8')).toBe('{ "version": 1 }');
      const inside = await call(copy.file('finance/report.json'));
      expect(inside.stderr).toContain('lies in the folder of the site');
      expect(inside.status).toBe(2);
      expect(existsSync(copy.file('finance/report.json'))).toBe(false);
    },
  );
});
