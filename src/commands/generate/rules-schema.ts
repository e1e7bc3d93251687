import type { Check } from '../../content/checks/core/check';
import { schemaId } from '../../content/schema/schemas';
import { waives } from '../../content/site/rules';

/** The schema of `_site/rules.json`: an entry for each check with its options. @param ofSite codes of the site's own checks */
export function rulesSchema(checks: readonly Check[], ofSite: ReadonlySet<string>): string {
  const rules = checks.map((check) => {
    const { code, severity, summary, options = {} } = check;
    const counts = waives('rules', check) ? `Usually: ${severity}.` : 'Always an error.';
    const properties = Object.entries(options).map(([name, { schema }]) => [name, schema]);
    const rule = ruleOf(`${summary} ${counts}`, Object.fromEntries(properties));
    // scripts/pack-schemas.cjs removes these entries from the engine's package.
    return [code, ofSite.has(code) ? { $comment: 'Of this site alone.', ...rule } : rule];
  });
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: schemaId('rules.schema.json'),
    $comment: 'Generated from src/content/checks by `npm run generate`. Do not edit.',
    title: 'Rules',
    description:
      'What this site says of the checks, by their code: how much a finding counts, and why. `npm run validate-pages -- --explain` lists all codes.',
    type: 'object',
    properties: {
      $schema: { type: 'string', description: 'The path to `schemas/rules.schema.json`.' },
      ignore: {
        type: 'array',
        description:
          'Folders in which no check counts, but for those whose findings would break the page for visitors.',
        items: {
          type: 'object',
          description: 'A folder, and why.',
          additionalProperties: false,
          required: ['folder', 'reason'],
          properties: { folder, reason },
        },
      },
      ...Object.fromEntries(rules),
    },
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}

const folder = {
  type: 'string',
  minLength: 1,
  description: 'A folder from that of the site on: `use-cases/archive`.',
};
const reason = {
  type: 'string',
  minLength: 1,
  pattern: '\\S',
  description: 'Why, for whoever wonders later.',
};

function ruleOf(description: string, options: Record<string, unknown>) {
  return {
    type: 'object',
    description,
    additionalProperties: false,
    required: ['reason'],
    properties: {
      severity: {
        enum: ['off', 'warning', 'error'],
        description:
          '`off` when it does not count; `warning` when it stops nobody; `error` when nothing is built.',
      },
      reason,
      ignore: { type: 'array', items: folder, description: 'Folders in which it does not count.' },
      ...options,
    },
  };
}
