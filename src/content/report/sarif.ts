import type { Check } from '../checks/core/check';
import { type Diagnostic, isError, type Related } from '../model/diagnostics';
import { pathInAddress } from '../text/encode/address';
import { visible, visibleJson } from '../text/encode/visible';
import { explanation, explanationMarkdown } from './explanation';
import { fingerprints } from './fingerprints';

/** GitHub's limit per run; it rejects reports with more. */
export const mostResults = 25_000;

/** What a report says about the tool and the run. */
interface SarifRun {
  checks: readonly Pick<Check, 'code' | 'severity' | 'summary' | 'why' | 'example'>[];
  version: string;
  /** The address of the check reference. */
  docs: string;
  /** The site's folder, which distinguishes several sites in one repository. */
  site: string;
  /** Line and column, both from 1, of an offset in a file, by the diagnostic's path. */
  placeOf: (file: string, offset: number) => { line: number; column: number };
}

/**
 * Diagnostics as SARIF 2.1.0 for code scanning: rules with explanations, results with relative paths, and certain
 * fixes. Above the limit only the most severe are kept, and the report says so.
 */
export function reportSarif(all: readonly Diagnostic[], run: SarifRun): string {
  const { checks, version, docs, site, placeOf } = run;
  const rules = checks.map((check) => ({
    id: check.code,
    name: check.code,
    shortDescription: { text: check.summary },
    fullDescription: { text: `${check.summary} ${check.why}` },
    help: { text: explanation(check), markdown: explanationMarkdown(check) },
    helpUri: `${docs}#${check.code}`,
    defaultConfiguration: { level: check.severity },
  }));
  const diagnostics = all.length > mostResults ? mostSevere(all) : all;
  const prints = fingerprints(diagnostics);
  const results = diagnostics.map((diagnostic, index) => {
    const { code, severity, message, hint } = diagnostic;
    return {
      ruleId: code,
      ruleIndex: checks.findIndex((check) => check.code === code),
      level: severity,
      message: { text: plain(hint ? `${message} ${hint}` : message) },
      locations: [{ physicalLocation: locationOf(diagnostic) }],
      partialFingerprints: { 'pointer/v1': prints[index] },
      ...relatedTo(diagnostic),
      ...fixesOf(diagnostic, placeOf),
    };
  });
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'validate-pages', version, informationUri: docs, rules } },
        automationDetails: { id: `validate-pages/${pathInAddress(site)}/` },
        invocations: [invocationOf(all.length)],
        columnKind: 'utf16CodeUnits',
        results,
      },
    ],
  };
  return `${visibleJson(log)}\n`;
}

/** The most severe diagnostics, in their original order. */
function mostSevere(all: readonly Diagnostic[]): readonly Diagnostic[] {
  const errors = all.filter(isError);
  const warnings = all.filter((diagnostic) => !isError(diagnostic));
  const left = new Set([...errors, ...warnings].slice(0, mostResults));
  return all.filter((diagnostic) => left.has(diagnostic));
}

function invocationOf(count: number) {
  if (count <= mostResults) return { executionSuccessful: true };
  const text = `There are ${count} findings; ${mostResults} of them, the most severe, are in this report. GitHub takes no more.`;
  return {
    executionSuccessful: true,
    toolExecutionNotifications: [{ level: 'warning', message: { text } }],
  };
}

function locationOf({ file, line, column, endLine, endColumn }: Related) {
  return {
    artifactLocation: { uri: pathInAddress(file) },
    region: { startLine: line, startColumn: column, endLine, endColumn },
  };
}

function relatedTo({ related = [] }: Diagnostic) {
  if (related.length === 0) return {};
  return {
    relatedLocations: related.map((place, index) => ({
      id: index + 1,
      message: { text: 'The same stands here.' },
      physicalLocation: locationOf(place),
    })),
  };
}

/** Escapes what SARIF would take for a link. */
function plain(text: string): string {
  return visible(text).replaceAll('](', '] (');
}

function fixesOf({ edit, file, hint, message }: Diagnostic, placeOf: SarifRun['placeOf']) {
  if (!edit) return {};
  const start = placeOf(file, edit.offset);
  const end = placeOf(file, edit.offset + edit.length);
  return {
    fixes: [
      {
        description: { text: plain(hint ?? message) },
        artifactChanges: [
          {
            artifactLocation: { uri: pathInAddress(file) },
            replacements: [
              {
                deletedRegion: {
                  startLine: start.line,
                  startColumn: start.column,
                  endLine: end.line,
                  endColumn: end.column,
                },
                insertedContent: { text: edit.text },
              },
            ],
          },
        ],
      },
    ],
  };
}
