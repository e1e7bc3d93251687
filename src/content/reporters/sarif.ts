import type { Check } from '../check';
import type { Diagnostic } from '../diagnostics';
import { pathInAddress } from '../encode/address';
import { visible, visibleJson } from '../encode/visible';

/**
 * Diagnostics as SARIF 2.1.0, which code scanning services read: rules with their explanations, results with relative
 * paths, and fixes where one is certain.
 *
 * @param placeOf line and column, both from 1, of an offset in a file, by the path that the diagnostic names
 */
export function reportSarif(
  diagnostics: readonly Diagnostic[],
  checks: readonly Check[],
  placeOf: (file: string, offset: number) => { line: number; column: number },
): string {
  const rules = checks.map(({ code, severity, summary, why }) => ({
    id: code,
    shortDescription: { text: summary },
    fullDescription: { text: `${summary} ${why}` },
    help: { text: `npm run validate-pages -- --explain ${code}` },
    defaultConfiguration: { level: severity },
  }));
  const results = diagnostics.map((diagnostic) => {
    const { code, severity, file, message, hint, line, column, endLine, endColumn, pointer } = diagnostic;
    return {
      ruleId: code,
      ruleIndex: checks.findIndex((check) => check.code === code),
      level: severity,
      message: { text: plain(hint ? `${message} ${hint}` : message) },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: pathInAddress(file) },
            region: { startLine: line, startColumn: column, endLine, endColumn },
          },
        },
      ],
      // Lines move when other things are edited; what is wrong at which place of the document does not.
      partialFingerprints: { 'pointer/v1': `${code} ${file} ${pointer}` },
      ...fixesOf(diagnostic, placeOf),
    };
  });
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'validate-pages', rules } },
        columnKind: 'utf16CodeUnits',
        results,
      },
    ],
  };
  return `${visibleJson(log)}\n`;
}

/** A text of a message, in which SARIF finds no link. */
function plain(text: string): string {
  return visible(text).replaceAll('](', '] (');
}

function fixesOf({ edit, file, hint, message }: Diagnostic, placeOf: Parameters<typeof reportSarif>[2]) {
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
