import type { Check } from './core/check';

export const wrongRule: Check = {
  code: 'wrong-rule',
  severity: 'error',
  waivedBy: [],
  summary: 'Every rule refers to an existing check and folder, and sets something that can be set there.',
  why: 'A rule with a misspelled code has no effect, and nobody would notice.',
  example: {
    file: '_site/rules.json',
    wrong: '{ "speling": { "severity": "off", "reason": "We write British English." } }',
  },
  // Most are found while reading the rules: see rules.ts.
  site({ rules, folder: { files } }, report) {
    for (const mistake of rules.mistakes) report(mistake);
    for (const { file, pointer, folder } of rules.folders) {
      if ([...files].some((name) => name.startsWith(`${folder}/`))) continue;
      report({
        file,
        pointer,
        message: `There is no folder "${folder}" with documents in it.`,
        hint: 'Write its path within the folder of the site, without a slash at the end: "use-cases/archive". Or remove the entry.',
      });
    }
  },
};
