import { Ajv2020 } from 'ajv/dist/2020.js';

/**
 * What the consumers of reports require, taken from their documentation and stricter than they are: properties not named here
 * are rejected, to catch typos.
 */

const text = { type: 'string', minLength: 1 };
const number = { type: 'integer', minimum: 1 };
const exact = (properties: Record<string, unknown>, optional: readonly string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  properties,
});
const list = (items: unknown, more: Record<string, unknown> = {}) => ({ type: 'array', items, ...more });

/**
 * SARIF 2.1.0 (OASIS, sarif-schema-2.1.0.json; docs.oasis-open.org/sarif/sarif/v2.1.0), with the requirements of GitHub code
 * scanning.
 */
const message = exact({ text });
const region = exact({ startLine: number, startColumn: number, endLine: number, endColumn: number });
const artifactLocation = exact({ uri: { type: 'string', pattern: '^[^/\\s:][^\\s:]*$' } });
const physicalLocation = exact({ artifactLocation, region });
const level = { enum: ['none', 'note', 'warning', 'error'] };
const absolute = { type: 'string', pattern: '^[a-z]+://\\S+$' };
const sarif = exact({
  $schema: absolute,
  version: { const: '2.1.0' },
  runs: list(
    exact({
      tool: exact({
        driver: exact({
          name: text,
          version: text,
          informationUri: absolute,
          rules: list(
            exact({
              ...{ id: text, name: text, shortDescription: message, fullDescription: message },
              help: exact({ text, markdown: text }),
              helpUri: absolute,
              defaultConfiguration: exact({ level }),
            }),
            { uniqueItems: true },
          ),
        }),
      }),
      automationDetails: exact({ id: { type: 'string', pattern: '^[^/].*/$' } }),
      invocations: list(
        exact(
          {
            executionSuccessful: { type: 'boolean' },
            toolExecutionNotifications: list(exact({ level, message })),
          },
          ['toolExecutionNotifications'],
        ),
        { minItems: 1 },
      ),
      columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
      results: list(
        exact(
          {
            ruleId: text,
            ruleIndex: { type: 'integer', minimum: 0 },
            ...{ level, message, locations: list(exact({ physicalLocation }), { minItems: 1, maxItems: 1 }) },
            partialFingerprints: { type: 'object', additionalProperties: text },
            relatedLocations: list(exact({ id: number, message, physicalLocation })),
            fixes: list(
              exact({
                description: message,
                artifactChanges: list(
                  exact({
                    artifactLocation,
                    replacements: list(
                      exact({ deletedRegion: region, insertedContent: exact({ text: { type: 'string' } }) }),
                    ),
                  }),
                ),
              }),
            ),
          },
          ['relatedLocations', 'fixes'],
        ),
        { maxItems: 25_000 },
      ),
    }),
    { minItems: 1 },
  ),
});

/** Code Quality report format (docs.gitlab.com/ci/testing/code_quality, "Code Quality report format"). */
const gitlab = list(
  exact({
    ...{ description: text, check_name: text, fingerprint: text },
    severity: { enum: ['info', 'minor', 'major', 'critical', 'blocker'] },
    location: exact({
      path: { type: 'string', pattern: '^(?!\\./)[^/].*' },
      lines: exact({ begin: number, end: number }),
    }),
  }),
);

/** Reviewdog Diagnostic Format (github.com/reviewdog/reviewdog, proto/rdf/reviewdog.proto: DiagnosticResult). */
const position = exact({ line: number, column: number });
const range = exact({ start: position, end: position });
const rdjson = exact({
  source: exact({ name: text }),
  diagnostics: list(
    exact(
      {
        ...{ message: text, location: exact({ path: text, range }) },
        severity: { enum: ['UNKNOWN_SEVERITY', 'ERROR', 'WARNING', 'INFO'] },
        code: exact({ value: text }),
        suggestions: list(exact({ range, text: { type: 'string' } })),
      },
      ['suggestions'],
    ),
  ),
});

/** JUnit XML as Jenkins and GitLab read it (github.com/jenkinsci/xunit-plugin, junit-10.xsd), as a tree of elements. */
const count = { type: 'string', pattern: '^\\d+$' };
const counts = { name: text, tests: count, failures: count, errors: count, skipped: count };
const element = (tag: string, attributes: unknown, children: unknown) =>
  exact({ tag: { const: tag }, attributes, children });
const outcome = {
  anyOf: [
    element('failure', exact({ message: text, type: text }), list(text, { minItems: 1, maxItems: 1 })),
    element('skipped', exact({ message: text }), list({}, { maxItems: 0 })),
  ],
};
const testcase = element(
  'testcase',
  exact({ name: text, classname: text, file: text, line: count }, ['file', 'line']),
  list(outcome, { maxItems: 1 }),
);
const junit = element(
  'testsuites',
  exact({ ...counts, time: { type: 'string', pattern: '^\\d+\\.\\d{3}$' } }),
  list(element('testsuite', exact(counts), list(testcase, { minItems: 1 })), { minItems: 1 }),
);

const schemas = { sarif, gitlab, rdjson, junit };

/** The violations in a report; empty if it meets its consumers' requirements. */
export function faultsIn(format: keyof typeof schemas, report: unknown): string[] {
  const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true });
  const validate = ajv.compile(schemas[format]);
  return validate(report)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
