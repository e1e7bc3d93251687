import type { Diagnostic } from '../model/diagnostics';
import { escapeXml } from '../text/encode/html';
import { visible } from '../text/encode/visible';
import { grouped } from '../text/grouped';
import { fingerprints } from './fingerprints';
import { type ReportSummary, sumOf } from './pretty';

/**
 * Diagnostics as JUnit XML, which nearly every CI displays: a suite for each file, a failed case for each error, a
 * skipped one for each warning. Without findings there is a single passing case.
 */
export function reportJunit(diagnostics: readonly Diagnostic[], summary: ReportSummary): string {
  const prints = fingerprints(diagnostics);
  const files = grouped(diagnostics.entries(), ([, { file }]) => file);
  const time = `time="${(summary.durationMs / 1000).toFixed(3)}"`;
  const suites = [...files].map(([file, entries]) => {
    const cases = entries.map(([index, diagnostic]) => caseOf(diagnostic, prints[index] ?? ''));
    return suiteOf(file, countsOf(entries.map(([, diagnostic]) => diagnostic)), cases);
  });
  if (suites.length === 0) {
    const passed = `    <testcase name="${attribute(sumOf(summary))}" classname="validate-pages"/>`;
    suites.push(suiteOf('validate-pages', countsOf([]), [passed]));
  }
  const head = `name="validate-pages" ${countsOf(diagnostics)} ${time}`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites ${head}>\n${suites.join('\n')}\n</testsuites>\n`;
}

function suiteOf(name: string, counts: string, cases: readonly string[]): string {
  return `  <testsuite name="${attribute(name)}" ${counts}>\n${cases.join('\n')}\n  </testsuite>`;
}

function caseOf(diagnostic: Diagnostic, fingerprint: string): string {
  const { file, line, column, severity, code, message, hint, pointer } = diagnostic;
  // CI identifies a case across runs by its name.
  const name = fingerprint.slice(`${code} ${file} `.length) || pointer || '/';
  const messageAttribute = `message="${attribute(message)}"`;
  const where = attribute(`${file}:${line}:${column}${hint ? `: ${hint}` : ''}`);
  const outcome =
    severity === 'error'
      ? `<failure ${messageAttribute} type="${attribute(code)}">${where}</failure>`
      : `<skipped ${messageAttribute}/>`;
  return `    <testcase name="${attribute(`${code} ${name}`)}" classname="${attribute(file)}" file="${attribute(file)}" line="${line}">${outcome}</testcase>`;
}

function countsOf(list: readonly Diagnostic[]): string {
  const failures = list.filter(({ severity }) => severity === 'error').length;
  return `tests="${Math.max(list.length, 1)}" failures="${failures}" errors="0" skipped="${list.length - failures}"`;
}

function attribute(text: string): string {
  return escapeXml(visible(text));
}
