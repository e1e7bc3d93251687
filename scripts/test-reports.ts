import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What a step of the tests found: how many passed, and a line for each that did not. */
export interface StepResult {
  passed: number;
  failures: string[];
}

interface UnitReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface BrowserSuite {
  suites?: BrowserSuite[];
  specs: {
    title: string;
    file: string;
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

interface BrowserReport {
  stats: { expected: number };
  suites: BrowserSuite[];
  errors: { message?: string }[];
}

/** Reads Vitest's JSON report. Throws when the file is not there or no JSON. */
export function readUnitReport(file: string): StepResult {
  const report = JSON.parse(readFileSync(file, 'utf8')) as UnitReport;
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const at = path.relative(process.cwd(), name);
    const failed = assertionResults.filter((result) => result.status === 'failed');
    // A file that cannot be loaded has failed without a test.
    if (failed.length === 0) return status === 'failed' ? [line(at, message)] : [];
    return failed.map((result) => line(`${at} › ${result.fullName}`, result.failureMessages[0]));
  });
  return { passed: report.numPassedTests, failures };
}

/** Reads Playwright's JSON report. A test that passed at a second attempt has failed. Throws as `readUnitReport` does. */
export function readBrowserReport(file: string): StepResult {
  const report = JSON.parse(readFileSync(file, 'utf8')) as BrowserReport;
  const failuresOf = (suite: BrowserSuite): string[] => [
    ...(suite.suites ?? []).flatMap(failuresOf),
    ...suite.specs.flatMap(({ title, file: name, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results }) =>
          line(`[${projectName}] ${name} › ${title}`, results.find(({ error }) => error)?.error?.message),
        ),
    ),
  ];
  const failures = [
    ...report.suites.flatMap(failuresOf),
    ...report.errors.map(({ message }) => line('browser tests', message)),
  ];
  return { passed: report.stats.expected, failures };
}

/** What failed and the first line of why. */
function line(what: string, why = ''): string {
  const [first = ''] = why.split('\n').filter((part) => part.trim() !== '');
  return first === '' ? what : `${what}: ${first.trim()}`;
}
