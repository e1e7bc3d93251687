import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../model/diagnostics';
import { explainCode, explainInMarkdown, listCodes } from './explain';
import { explanation, explanationMarkdown } from './explanation';
import { reportJunit } from './junit';
import { reportPretty, sumOf } from './pretty';
import { isReport } from './recognize';
import { mostResults, reportSarif } from './sarif';

const found: Diagnostic = {
  code: 'dead-link',
  severity: 'error',
  file: 'a b/page.json',
  line: 2,
  column: 5,
  endLine: 2,
  endColumn: 8,
  pointer: '/x',
  message: 'No [such](page).',
  hint: 'Write "/".',
};
const { hint: _, ...silent } = found;
const summary = { pages: 2, errors: 1, warnings: 2, durationMs: 1500 };

describe('for people', () => {
  const shown = (text: string | undefined, more: Partial<Diagnostic> = {}, color = false) =>
    reportPretty([{ ...found, ...more }], summary, () => text, color)
      .split('\n')
      .slice(1, -3);

  it.each<[string, string | undefined, Partial<Diagnostic>, string[]]>([
    ['a part of a line', '{\n  "abc": 1', {}, ['  2 │   "abc": 1', '    │     ^^^ Write "/".']],
    ['a line that ends with CR', '{\r\n  "abc"\r\n', {}, ['  2 │   "abc"', '    │     ^^^ Write "/".']],
    ['tabs before it', '{\n\t\t\t\t"a"', {}, ['  2 │ \t\t\t\t"a"', '    │ \t\t\t\t^^^ Write "/".']],
    ['several lines', '{\n  "abc": {', { endLine: 3 }, ['  2 │   "abc": {', '    │     ^^^^^^ Write "/".']],
    ['an empty range', '{\n  "abc"', { endColumn: 5 }, ['  2 │   "abc"', '    │     ^ Write "/".']],
    [
      'what is escaped',
      '{\n    \u001b',
      { endColumn: 6 },
      ['  2 │     \\u001b', '    │     ^^^^^^ Write "/".'],
    ],
    ['wide letters before it', '{\n\t"標題abc', {}, ['  2 │ \t"標題abc', '    │ \t     ^^^ Write "/".']],
    ['wide letters', '{\n    価格é', {}, ['  2 │     価格é', '    │     ^^^^^ Write "/".']],
    ['marks above letters', '{\n e\u0301 abc', {}, ['  2 │  e\u0301 abc', '    │    ^^^ Write "/".']],
    ['an empty line', '{\n  \n}', {}, ['  Write "/".']],
    ['no text', undefined, {}, ['  Write "/".']],
    [
      'a line with two digits',
      `${'\n'.repeat(9)}    abc`,
      { line: 10, endLine: 10 },
      ['  10 │     abc', '     │     ^^^ Write "/".'],
    ],
  ])('%s', (_, text, more, lines) => {
    expect(shown(text, more)).toEqual(lines);
  });

  it('a long line is cut around the finding', () => {
    const line = `${'a'.repeat(150)}XYZ${'b'.repeat(150)}`;
    const [source = '', carets = ''] = shown(`\n${line}`, { column: 151, endColumn: 154 });
    expect(source).toBe(`  2 │ ${'a'.repeat(40)}XYZ${'b'.repeat(57)}`);
    expect(carets).toBe(`    │ ${' '.repeat(40)}^^^ Write "/".`);
    const [end = ''] = shown(`\n${line}`, { column: 300, endColumn: 301 });
    expect(end).toBe(`  2 │ ${'b'.repeat(100)}`);
  });

  it('a long line of wide letters is cut at the same width', () => {
    const line = `${'字'.repeat(80)}XYZ${'値'.repeat(80)}`;
    const lines = shown(`\n${line}`, { column: 81, endColumn: 84 });
    expect(lines).toEqual([
      `  2 │ ${'字'.repeat(20)}XYZ${'値'.repeat(27)}`,
      `    │ ${' '.repeat(40)}^^^ Write "/".`,
    ]);
  });

  it('without a hint, nothing is said behind the carets, and no line stands for itself', () => {
    expect(reportPretty([silent], summary, () => '{\n  "abc"', false)).toContain('^^^\n\n');
    expect(reportPretty([silent], summary, () => undefined, false)).toContain('[dead-link]\n\n2 page');
  });

  it('colors what it prints for a terminal that has colors', () => {
    expect(reportPretty([silent], summary, () => undefined, true)).toContain(
      '\u001b[1ma b/page.json:2:5\u001b[0m  \u001b[31merror\u001b[0m  No [such](page).   \u001b[2m[dead-link]\u001b[0m',
    );
    const warning = { ...found, severity: 'warning' as const };
    const text = reportPretty([warning], summary, () => undefined, true);
    expect(text).toContain('\u001b[33mwarning\u001b[0m');
    expect(text).toContain('\u001b[36mWrite "/".\u001b[0m');
  });

  it.each([
    [{}, '2 page documents checked in 1500 ms: 1 error, 2 warnings.'],
    [{ pages: 1, errors: 0, warnings: 1 }, '1 page document checked in 1500 ms: 0 errors, 1 warning.'],
    [{ known: 3 }, '2 page documents checked in 1500 ms: 1 error, 2 warnings; 3 more in the baseline.'],
    [{ known: 0 }, '2 page documents checked in 1500 ms: 1 error, 2 warnings.'],
  ])('the sum of %j', (more, said) => {
    expect(sumOf({ ...summary, ...more })).toBe(said);
  });
});

it('JUnit has a suite for each file, and a case for each finding', () => {
  const other = { ...silent, file: 'c', severity: 'warning' as const, pointer: '' };
  expect(reportJunit([found, other, { ...found, line: 3 }], summary).split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites name="validate-pages" tests="3" failures="2" errors="0" skipped="1" time="1.500">',
    '  <testsuite name="a b/page.json" tests="2" failures="2" errors="0" skipped="0">',
    '    <testcase name="dead-link /x" classname="a b/page.json" file="a b/page.json" line="2"><failure message="No [such](page)." type="dead-link">a b/page.json:2:5: Write &quot;/&quot;.</failure></testcase>',
    '    <testcase name="dead-link /x 2" classname="a b/page.json" file="a b/page.json" line="3"><failure message="No [such](page)." type="dead-link">a b/page.json:3:5: Write &quot;/&quot;.</failure></testcase>',
    '  </testsuite>',
    '  <testsuite name="c" tests="1" failures="0" errors="0" skipped="1">',
    '    <testcase name="dead-link /" classname="c" file="c" line="2"><skipped message="No [such](page)."/></testcase>',
    '  </testsuite>',
    '</testsuites>',
    '',
  ]);
  expect(reportJunit([], { ...summary, errors: 0, warnings: 0 })).toContain(
    '<testsuite name="validate-pages" tests="1" failures="0" errors="0" skipped="0">\n    <testcase name="2 page documents checked',
  );
});

const check = {
  code: 'dead-link',
  severity: 'error' as const,
  summary: 'A link leads nowhere.',
  why: 'Visitors are lost.',
  example: { file: 'a.json', right: '"/"', wrong: '"/x"' },
};

describe('SARIF', () => {
  const run = {
    checks: [{ ...check, code: 'other' }, check],
    version: '1.2.3',
    docs: 'https://example.org/checks',
    site: 'my pages',
    placeOf: (_: string, offset: number) => ({ line: 1, column: offset + 1 }),
  };
  const sarif = (diagnostics: readonly Diagnostic[]) => JSON.parse(reportSarif(diagnostics, run)).runs[0];

  it('says what was found, where, and what mends it', () => {
    const place = { file: 'c d', line: 7, column: 8, endLine: 9, endColumn: 10, pointer: '/y' };
    const { results, invocations, automationDetails, tool } = sarif([
      { ...found, edit: { offset: 4, length: 3, text: '"/"' }, related: [place] },
      silent,
    ]);
    const region = { startLine: 2, startColumn: 5, endLine: 2, endColumn: 8 };
    const location = { artifactLocation: { uri: 'a%20b/page.json' }, region };
    const plain = {
      ruleId: 'dead-link',
      ruleIndex: 1,
      level: 'error',
      locations: [{ physicalLocation: location }],
    };
    expect(results).toEqual([
      {
        ...plain,
        message: { text: 'No [such] (page). Write "/".' },
        partialFingerprints: { 'pointer/v1': 'dead-link a b/page.json /x' },
        relatedLocations: [
          {
            id: 1,
            message: { text: 'The same stands here.' },
            physicalLocation: {
              artifactLocation: { uri: 'c%20d' },
              region: { startLine: 7, startColumn: 8, endLine: 9, endColumn: 10 },
            },
          },
        ],
        fixes: [
          {
            description: { text: 'Write "/".' },
            artifactChanges: [
              {
                artifactLocation: { uri: 'a%20b/page.json' },
                replacements: [
                  {
                    deletedRegion: { startLine: 1, startColumn: 5, endLine: 1, endColumn: 8 },
                    insertedContent: { text: '"/"' },
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        ...plain,
        message: { text: 'No [such] (page).' },
        partialFingerprints: { 'pointer/v1': 'dead-link a b/page.json /x 2' },
      },
    ]);
    expect(invocations).toEqual([{ executionSuccessful: true }]);
    expect(automationDetails).toEqual({ id: 'validate-pages/my%20pages/' });
    expect(tool.driver).toMatchObject({ name: 'validate-pages', version: '1.2.3', informationUri: run.docs });
    expect(tool.driver.rules[1]).toEqual({
      id: 'dead-link',
      name: 'dead-link',
      shortDescription: { text: check.summary },
      fullDescription: { text: 'A link leads nowhere. Visitors are lost.' },
      help: { text: explanation(check), markdown: explanationMarkdown(check) },
      helpUri: 'https://example.org/checks#dead-link',
      defaultConfiguration: { level: 'error' },
    });
  });

  it('leaves out warnings first where there are too many, and says so', () => {
    const warnings = Array.from({ length: mostResults }, () => ({ ...silent, severity: 'warning' as const }));
    expect(sarif(warnings).invocations).toEqual([{ executionSuccessful: true }]);
    const { results, invocations } = sarif([...warnings, silent]);
    expect(results).toHaveLength(mostResults);
    expect(results.at(-1)).toMatchObject({ level: 'error' });
    expect(invocations[0].toolExecutionNotifications[0].message.text).toContain(
      `${mostResults + 1} findings`,
    );
  });
});

it.each([
  ['pretty', 'x\n\n1 page document checked in 5 ms: 0 errors, 0 warnings.\n', true],
  ['github', '12 page documents checked in 5 ms: 0 errors.', true],
  ['pretty', '2 page documents checked in 5 ms.\nMore', false],
  ['pretty', 'So 2 page documents checked in 5 ms.', false],
  ['pretty', 'page documents checked in 5 ms.', false],
  ['json', '{ "summary": {}, "diagnostics": [] }', true],
  ['json', '{ "diagnostics": [] }', false],
  ['json', '{ "summary": {} }', false],
  ['json', 'summary diagnostics', false],
  ['sarif', '{ "version": "2.1.0", "runs": [] }', true],
  ['sarif', '{ "version": "2.1.0" }', false],
  ['rdjson', '{ "source": {}, "diagnostics": [] }', true],
  ['rdjson', '{ "summary": {}, "diagnostics": [] }', false],
  ['gitlab', '[{ "check_name": "a", "fingerprint": "b" }]', true],
  ['gitlab', '[]', true],
  ['gitlab', '[{ "check_name": "a", "fingerprint": "b" }, { "check_name": "a" }]', false],
  ['gitlab', '{ "check_name": "a", "fingerprint": "b" }', false],
  ['junit', '<?xml version="1.0"?>\n<testsuites name="a">', true],
  ['junit', '<?xml version="1.0"?><testsuites name="a">', true],
  ['junit', '<?xml version="1.0"?>\n<testsuitesx>', false],
  ['junit', ' <?xml version="1.0"?>\n<testsuites name="a">', false],
  ['other', '{}', false],
])('whether this is a report in the format %s: %j', (format, text, expected) => {
  expect(isReport(format, text)).toBe(expected);
});

describe('a check is explained', () => {
  const head = 'dead-link (error)\n\nA link leads nowhere.\nVisitors are lost.\n\n';
  it.each([
    [
      { file: 'a.json', right: '"/"', wrong: '"/x"\n1' },
      'In a.json, wrong:\n\n    "/x"\n    1\n\nright:\n\n    "/"\n',
      'In a.json, wrong:\n\n```\n"/x"\n1\n```\n\nright:\n\n```\n"/"\n```\n',
    ],
    [
      { file: 'a.json', right: '"/"', wrong: '' },
      'In a.json, wrong:\n\n    (left out)\n\nright:\n\n    "/"\n',
      'In a.json, wrong:\n\n```\n(left out)\n```\n\nright:\n\n```\n"/"\n```\n',
    ],
    [{ file: 'a.json', wrong: 'x' }, 'Wrong: a.json with\n\n    x\n', 'Wrong: a.json with\n\n```\nx\n```\n'],
    [
      { file: 'a.json', wrong: 'x', shown: '```y' },
      'Wrong: a.json with\n\n    ```y\n',
      'Wrong: a.json with\n\n````\n```y\n````\n',
    ],
    [
      { file: 'a.json', beside: { file: 'b.json', text: '{}' } },
      'Wrong: a.json is missing.\nwhere b.json has only:\n\n    {}\n',
      'Wrong: a.json is missing.\n\nwhere b.json has only:\n\n```\n{}\n```\n',
    ],
  ])('with %j', (example, text, markdown) => {
    expect(explanation({ ...check, example })).toBe(head + text);
    expect(explanationMarkdown({ ...check, example })).toBe(
      `A link leads nowhere.\n\nVisitors are lost.\n\n${markdown}`,
    );
  });

  it('by its code', () => {
    expect(explainCode('dead-link')).toMatch(/^dead-link \(error\)\n/);
    expect(explainInMarkdown('dead-link')).toMatch(/^\*\*dead-link\*\* \(error\)\n\n/);
    expect(explainCode('no-such-check')).toBeUndefined();
    expect(explainInMarkdown('no-such-check')).toBeUndefined();
    const lines = listCodes().trimEnd().split('\n');
    expect(lines).toContainEqual(expect.stringMatching(/^dead-link +error {4}\S/));
    expect(new Set(lines.map((line) => line.search(/ (error|warning) /))).size).toBe(1);
  });
});
