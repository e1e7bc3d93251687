import { type Element, Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { isColored } from '../../scripts/cli/color';
import { readFormats } from '../../scripts/cli/report';
import { checks } from '../../src/content/checks';
import { checkSite } from '../../src/content/checks/core/check-site';
import { locate, position } from '../../src/content/json/locate';
import type { Diagnostic } from '../../src/content/model/diagnostics';
import { reportGithub } from '../../src/content/report/github';
import { reportGitlab } from '../../src/content/report/gitlab';
import { reportJson } from '../../src/content/report/json';
import { reportJunit } from '../../src/content/report/junit';
import { reportRdjson } from '../../src/content/report/rdjson';
import { mostResults, reportSarif } from '../../src/content/report/sarif';
import { loadSite, type ReadFiles } from '../../src/content/site/load';
import { docsAddress } from '../../src/node/project/docs-address';
import { hashOf } from '../../src/node/project/hash';
import { validSite, withFiles } from '../support/checks';
import { schemas } from '../support/project';
import { faultsIn } from '../support/report-schemas';

const finance = validSite.documents.get('finance/page.json') ?? '';
const spanish = validSite.documents.get('finance/es.json') ?? '';
/** A dead link on two pages; a misspelt property; a warning; a text in two alphabets before a finding. */
const brokenFiles = withFiles(validSite, {
  'finance/page.json': finance
    .replace('"/#start"', '"/nowhere"')
    .replace('"background"', '"title": "ñandú 𝄞", "backgruond"')
    .replace('"title": "Write to us",', ''),
  'finance/es.json': spanish.replace(
    '"Basta una frase sobre el dinero."',
    '"One sentence on money is enough."',
  ),
  'index/page.json': (validSite.documents.get('index/page.json') ?? '').replace('"/finance"', '"/nowhere"'),
  'sitemap/page.json': (validSite.documents.get('sitemap/page.json') ?? '').replace(
    '"title": "Home",',
    '"title": “Home“, “links“: [],',
  ),
});
const diagnosticsOf = (files: ReadFiles) => {
  const site = loadSite(files, schemas);
  return locate(checkSite(site, schemas), (file) => files.documents.get(file), undefined, 20);
};
const broken = diagnosticsOf(brokenFiles);
const summary = { pages: 4, errors: 3, warnings: 1, durationMs: 1234 };
const textOf = (file: string) => brokenFiles.documents.get(file);
const placeOf = (file: string, offset: number) => position(textOf(file) ?? '', offset);
const run = { checks, version: '1.2.3', docs: 'https://host/checks.md', site: 'a b/pages', placeOf };
const many = (count: number, severity: Diagnostic['severity'] = 'error'): Diagnostic[] =>
  Array.from({ length: count }, (_, index) => ({
    ...{
      code: 'dead-link',
      severity,
      file: 'pages/a/page.json',
      line: index + 1,
      column: 1,
      endLine: index + 1,
      endColumn: 2,
    },
    ...{ pointer: '/title', message: `Number ${index}` },
  }));

/** XML as a tree of tags, attributes and children; throws when it is not well formed. */
const treeOf = (xml: string) => {
  const document = new new Window().DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  type Node = { tag: string; attributes: Record<string, string>; children: (Node | string)[] };
  const read = (node: Element): Node => ({
    tag: node.tagName,
    attributes: Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value ?? ''])),
    children:
      node.children.length > 0
        ? [...node.children].map(read)
        : [node.textContent].filter((text) => text.trim() !== ''),
  });
  return read(document.documentElement);
};

it('the fixtures contain everything that reports must write', () => {
  expect(broken.map(({ code }) => code).toSorted()).toEqual(
    expect.arrayContaining(['dead-link', 'json-syntax', 'unknown-property', 'untranslated']),
  );
});

describe.each<[string, readonly Diagnostic[]]>([
  ['findings', broken],
  ['nothing', []],
  ['more than anybody takes', many(25_010)],
])('%s', (_, diagnostics) => {
  it('as SARIF', () => {
    expect(faultsIn('sarif', JSON.parse(reportSarif(diagnostics, run)))).toEqual([]);
  });

  it('for GitLab', () => {
    const report = JSON.parse(reportGitlab(diagnostics, hashOf));
    expect(faultsIn('gitlab', report)).toEqual([]);
    expect(new Set(report.map((issue: { fingerprint: string }) => issue.fingerprint)).size).toBe(
      diagnostics.length,
    );
  });

  it('for reviewdog', () => {
    expect(faultsIn('rdjson', JSON.parse(reportRdjson(diagnostics, textOf, placeOf)))).toEqual([]);
  });
});

it.each([[broken], [[]]])('as JUnit: one case per finding, which fails if it is an error', (diagnostics) => {
  const tree = treeOf(reportJunit(diagnostics, summary));
  expect(faultsIn('junit', tree)).toEqual([]);
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  expect(tree.attributes).toMatchObject({
    failures: String(errors),
    skipped: String(diagnostics.length - errors),
  });
});

it('the schema of each format refuses a misspelt property', () => {
  const report = JSON.parse(reportSarif(broken, run));
  report.runs[0].results[0].level = 'fatal';
  delete report.runs[0].tool.driver.version;
  expect(faultsIn('sarif', report)).toHaveLength(2);
});

describe('SARIF', () => {
  const [{ results, tool, invocations, automationDetails }] = JSON.parse(reportSarif(broken, run)).runs;

  it('identifies each result, in one run and across runs', () => {
    const prints = (list: readonly Diagnostic[]) =>
      JSON.parse(reportSarif(list, run)).runs[0].results.map(
        (result: { partialFingerprints: object }) => Object.values(result.partialFingerprints)[0],
      );
    expect(
      results.filter(({ ruleId }: { ruleId: string }) => ruleId === 'json-syntax').length,
    ).toBeGreaterThan(1);
    expect(new Set(prints(broken)).size).toBe(broken.length);
    expect(prints(broken.map((one) => ({ ...one, line: one.line + 7, endLine: one.endLine + 7 })))).toEqual(
      prints(broken),
    );
  });

  it('explains each rule with its example, and links to its documentation', () => {
    const rule = tool.driver.rules.find(({ id }: { id: string }) => id === 'dead-link');
    expect(rule.help.markdown).toContain('```\n"href": "/finanse"\n```');
    expect(rule.help.text).toContain('"href": "/finanse"');
    expect(rule.helpUri).toBe('https://host/checks.md#dead-link');
    expect([tool.driver.version, automationDetails.id]).toEqual(['1.2.3', 'validate-pages/a%20b/pages/']);
  });

  it('names the other places of a mistake, as JSON does', () => {
    const dead = results.find(({ ruleId }: { ruleId: string }) => ruleId === 'dead-link');
    const [related] = dead.relatedLocations;
    const { uri } = related.physicalLocation.artifactLocation;
    expect([dead.locations[0].physicalLocation.artifactLocation.uri, uri]).toEqual([
      'finance/page.json',
      'index/page.json',
    ]);
    const json = JSON.parse(reportJson(broken, summary, []));
    const [place] = json.diagnostics.find(({ code }: Diagnostic) => code === 'dead-link').related;
    expect(place).toMatchObject({ file: 'index/page.json', pointer: '/sections/1/actions/0/href', line: 16 });
    expect(related.physicalLocation.region).toMatchObject({
      startLine: place.line,
      startColumn: place.column,
    });
  });

  it('keeps the most severe findings if there are more than GitHub accepts, and says so', () => {
    expect(invocations).toEqual([{ executionSuccessful: true }]);
    const cut = JSON.parse(reportSarif([...many(10, 'warning'), ...many(mostResults)], run)).runs[0];
    expect(cut.results).toHaveLength(mostResults);
    expect(cut.results.some(({ level }: { level: string }) => level === 'warning')).toBe(false);
    expect(cut.invocations[0].toolExecutionNotifications[0].message.text).toMatch(
      /^There are 25010 findings; 25000 /,
    );
  });
});

it('columns for reviewdog count bytes', () => {
  const report = JSON.parse(reportRdjson(broken, textOf, placeOf));
  const unknown = report.diagnostics.find(
    ({ code }: { code: { value: string } }) => code.value === 'unknown-property',
  );
  const { line, column } = unknown.location.range.start;
  const bytes = Buffer.from(textOf('finance/page.json')?.split('\n')[line - 1] ?? '');
  expect(bytes.subarray(column - 1).toString()).toMatch(/^"backgruond"/);
  expect(unknown.suggestions[0].text).toBe('"background"');
});

describe('github', () => {
  const lines = (diagnostics: readonly Diagnostic[]) =>
    reportGithub(diagnostics, summary).trimEnd().split('\n');

  it('prints the total, even if nothing is found', () => {
    expect(reportGithub([], { ...summary, errors: 0, warnings: 0 })).toBe(
      '4 page documents checked in 1234 ms: 0 errors, 0 warnings.\n',
    );
  });

  it('logs the findings that GitHub would drop, with their places', () => {
    expect(lines(many(10)).filter((line) => !line.startsWith('::error'))).toHaveLength(1);
    const all = lines([...many(12), ...many(11, 'warning')]);
    expect(all.filter((line) => /^::(error|warning) /.test(line))).toHaveLength(20);
    expect(all.slice(20)).toEqual([
      '::group::3 more findings',
      '- pages/a/page.json:11:1  error  Number 10   [dead-link]',
      '- pages/a/page.json:12:1  error  Number 11   [dead-link]',
      '- pages/a/page.json:11:1  warning  Number 10   [dead-link]',
      '::endgroup::',
      expect.stringMatching(/^4 page documents .+ GitHub shows 10 errors and 10 warnings .+ listed above\.$/),
    ]);
  });

  it('logs no text as a command', () => {
    const [diagnostic] = many(1) as [Diagnostic];
    const hostile = { ...diagnostic, file: '::error::x', message: '##[error]x\n::error::y' };
    const log = lines([...many(10), hostile]).find((line) => line.includes('x'));
    expect(log).toMatch(/^- ::error::x/);
    expect(log).not.toContain('##[');
  });
});

it.each<[NodeJS.ProcessEnv, boolean, boolean]>([
  [{}, true, true],
  [{}, false, false],
  [{ NO_COLOR: '1' }, true, false],
  [{ NO_COLOR: '' }, true, true],
  [{ NO_COLOR: '1', FORCE_COLOR: '1' }, true, false],
  [{ FORCE_COLOR: '1' }, false, true],
  [{ FORCE_COLOR: '' }, false, true],
  [{ FORCE_COLOR: '0' }, true, false],
  [{ TERM: 'dumb' }, true, false],
  [{ TERM: 'dumb', FORCE_COLOR: '1' }, true, true],
])('colours with %j, on a terminal: %s', (env, isTerminal, expected) => {
  expect(isColored(env, isTerminal)).toBe(expected);
});

it('two reports are neither printed together nor written to one file', () => {
  expect(() => readFormats(['pretty', 'json'])).toThrow('pretty and json cannot both be printed');
  expect(() => readFormats(['sarif=a/b', 'json=a/../a/b'])).toThrow('cannot hold two reports');
  expect(readFormats(['pretty', 'json=a', 'sarif=b'])).toHaveLength(3);
  expect(readFormats(['json=-', 'sarif=-.sarif']).map(({ file }) => file)).toEqual([undefined, '-.sarif']);
  expect(() => readFormats(['pretty', 'json=-'])).toThrow('pretty and json cannot both be printed');
});

it('the reference of checks is where the repository shows it', () => {
  const github = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'o/r', GITHUB_SHA: 'abc' };
  expect(docsAddress({ ...github, GITHUB_WORKSPACE: '/w' }, '/w/a b')).toBe(
    'https://github.com/o/r/blob/abc/a%20b/docs/checks.md',
  );
  expect(docsAddress({ ...github, GITHUB_WORKSPACE: '/w' }, '/w/node_modules/engine')).toMatch(/^file:/);
  const gitlab = { CI_PROJECT_DIR: '/w', CI_PROJECT_URL: 'https://gitlab.com/o/r', CI_COMMIT_SHA: 'abc' };
  expect(docsAddress(gitlab, '/w')).toBe('https://gitlab.com/o/r/-/blob/abc/docs/checks.md');
  expect(docsAddress({}, '/w')).toBe('file:///w/docs/checks.md');
});
