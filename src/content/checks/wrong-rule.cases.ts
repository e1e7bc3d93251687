import type { CheckCases } from './core/check-cases';

const file = '_site/rules.json';
const rules = (value: unknown) => ({ [file]: JSON.stringify(value) });
const reason = 'It was written by somebody else.';

export const cases: CheckCases = {
  found: [
    {
      name: 'a check that there is not',
      changes: rules({ nothing: { severity: 'off', reason } }),
      file,
      pointer: '/nothing',
    },
    {
      name: 'a check that there is not, with its severity alone',
      changes: rules({ 'orphan-pages': 'error' }),
      file,
      pointer: '/orphan-pages',
      says: ['Did you mean "orphan-page"?'],
    },
    ...(['off', 'warning'] as const).map((severity) => ({
      name: `what breaks pages is ${severity}`,
      changes: rules({ 'missing-image': { severity, reason } }),
      file,
      pointer: '/missing-image/severity',
    })),
    {
      name: 'what breaks pages is ignored in a folder',
      changes: rules({ 'json-syntax': { ignore: ['finance'], reason } }),
      file,
      pointer: '/json-syntax/ignore',
    },
    {
      name: 'a folder that there is not',
      changes: rules({ spelling: { ignore: ['finanse'], reason } }),
      file,
      pointer: '/spelling/ignore/0',
      says: ['Write its path within the folder of the site'],
    },
    {
      name: 'a folder with a slash at its end, for all checks',
      changes: rules({ ignore: [{ folder: 'finance/', reason }] }),
      file,
      pointer: '/ignore/0/folder',
    },
  ],
  quiet: [
    { name: 'no rules', changes: rules({}) },
    {
      name: 'a rule that finds nothing to change',
      changes: rules({ spelling: { severity: 'off', reason } }),
    },
    {
      name: 'what is always an error is one',
      changes: rules({ 'json-syntax': { severity: 'error', reason } }),
    },
    {
      name: 'what is left over of accepting is off',
      changes: rules({ 'unused-accept': { severity: 'off', reason } }),
    },
    { name: 'a folder', changes: rules({ ignore: [{ folder: 'finance', reason }] }) },
    {
      name: 'no reason, which is another mistake',
      changes: rules({ 'missing-image': { severity: 'off' } }),
      also: ['missing-property'],
    },
    { name: 'no JSON', changes: { [file]: '{ "speling": {} ' }, also: ['json-syntax'] },
  ],
};
