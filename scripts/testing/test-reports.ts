import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Diagnostic, isError } from '../../src/content/model/diagnostics';
import { plural } from '../../src/content/text/plural';

/** The result of a test step: passed tests, one line per failure, and the duration of each file. */
export interface StepResult {
  passed: number;
  failures: string[];
  files: TestFile[];
}

interface TestFile {
  name: string;
  /** In milliseconds; summed up for a file that several workers share. */
  duration: number;
}

interface UnitReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    startTime: number;
    endTime: number;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface BrowserSuite {
  suites?: BrowserSuite[];
  specs: {
    title: string;
    file: string;
    tests: {
      projectName: string;
      status: string;
      results: { duration: number; error?: { message?: string } }[];
    }[];
  }[];
}

interface BrowserReport {
  stats: { expected: number };
  suites: BrowserSuite[];
  errors: { message?: string }[];
}

interface ValidationReport {
  summary: { errors: number };
  diagnostics: Diagnostic[];
}

/** Reads Vitest's JSON report. @throws if the file is missing or not JSON */
export function readUnitReport(file: string): StepResult {
  const report = JSON.parse(readFileSync(file, 'utf8')) as UnitReport;
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const at = path.relative(process.cwd(), name);
    const failed = assertionResults.filter((result) => result.status === 'failed');
    // A file that cannot be loaded fails without any test result.
    if (failed.length === 0) return status === 'failed' ? [line(at, message)] : [];
    return failed.map((result) => line(`${at} › ${result.fullName}`, result.failureMessages[0]));
  });
  const files = report.testResults.map(({ name, startTime, endTime }) => ({
    name: path.relative(process.cwd(), name),
    duration: endTime - startTime,
  }));
  return { passed: report.numPassedTests, failures, files };
}

/** Reads Playwright's JSON report. A test that passed on retry counts as failed. @throws like `readUnitReport` */
export function readBrowserReport(file: string): StepResult {
  const report = JSON.parse(readFileSync(file, 'utf8')) as BrowserReport;
  const specsOf = ({ suites = [], specs }: BrowserSuite): BrowserSuite['specs'] => [
    ...suites.flatMap(specsOf),
    ...specs,
  ];
  const specs = report.suites.flatMap(specsOf);
  const failures = [
    ...specs.flatMap(({ title, file: name, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results }) =>
          line(`[${projectName}] ${name} › ${title}`, results.find(({ error }) => error)?.error?.message),
        ),
    ),
    ...report.errors.map(({ message }) => line('browser tests', message)),
  ];
  const files = new Map<string, number>();
  for (const { file, tests } of specs)
    for (const { duration } of tests.flatMap(({ results }) => results))
      files.set(file, (files.get(file) ?? 0) + duration);
  return {
    passed: report.stats.expected,
    failures,
    files: [...files].map(([name, duration]) => ({ name, duration })),
  };
}

const shownErrors = 3;

/** Reads the JSON report of `validate-pages`: the first errors are its failures. @throws like `readUnitReport` */
export function readValidation(file: string): StepResult {
  const { summary, diagnostics } = JSON.parse(readFileSync(file, 'utf8')) as ValidationReport;
  const failures = diagnostics
    .filter(isError)
    .slice(0, shownErrors)
    .map(({ file, line, column, message, code }) => `${file}:${line}:${column}: ${message} [${code}]`);
  if (summary.errors > shownErrors)
    failures.push(`page validation: ${plural(summary.errors - shownErrors, 'more error')}`);
  return { passed: summary.errors === 0 ? 1 : 0, failures, files: [] };
}

const shownFiles = 10;

/** The summary printed last: the slowest files, and the failures again, which are thousands of lines above. */
export function testSummary(results: readonly StepResult[]): string {
  const failures = results.flatMap((result) => result.failures);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const slowest = results
    .flatMap(({ files }) => files)
    .toSorted((a, b) => b.duration - a.duration)
    .slice(0, shownFiles)
    .map(({ name, duration }) => `${(duration / 1000).toFixed(1).padStart(7)} s  ${name}`);
  return [
    ...(slowest.length > 0 ? ['\nWhat took longest:', ...slowest] : []),
    ...failures.map((text) => `\nFailed: ${text}`),
    `\n${passed} passed, ${failures.length} failed\n`,
  ].join('\n');
}

/** A failed test with the first line of the reason. */
function line(what: string, why = ''): string {
  const [first = ''] = why.split('\n').filter((part) => part.trim() !== '');
  return first === '' ? what : `${what}: ${first.trim()}`;
}
