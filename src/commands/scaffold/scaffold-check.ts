import { Script } from 'node:vm';
import { attempt } from '../../content/text/attempt';
import { engineSource } from '../../node/project/place-of';
import { UsageError } from '../../node/project/project';
import { checkFolders, checkName } from '../generate/check-list';
import { assertFileName, Files, namePattern } from './scaffold';

/**
 * A template for a check and its cases: it finds a word in a text, and passes until it is edited.
 *
 * @param code the code of the check: `brand-voice`
 * @param isOfEngine whether it applies to any site rather than this one only
 * @param taken the existing codes
 * @throws UsageError if the code is invalid or taken
 */
export function checkFiles(code: string, isOfEngine: boolean, taken: readonly string[]): Files {
  if (!namePattern.test(code) || code.length > 40 || code === 'index')
    throw new UsageError(
      `"${code.slice(0, 60)}" is not a code for a check. Write it like brand-voice: lower-case letters from a to z, digits and hyphens, at most 40 letters.`,
    );
  assertFileName(code);
  if (taken.includes(code)) throw new UsageError(`There is a check "${code}" already.`);
  if (!isFreeName(checkName(code)))
    throw new UsageError(
      `A check "${code}" would be called ${checkName(code)} in its file, and that name is taken: choose another one, as our-${code}.`,
    );
  const [engine, site] = checkFolders;
  const folder = isOfEngine ? engine : site;
  const core = isOfEngine ? './core' : engineSource('src/content/checks/core', folder);
  return new Files([
    [`${folder}/${code}.ts`, checkText(code, core)],
    [`${folder}/${code}.cases.ts`, casesText(code, core)],
  ]);
}

/** Whether the file of a check may give a constant this name: TypeScript has words of its own, and the template imports some. */
function isFreeName(name: string): boolean {
  if (['reportCopy', 'undefined', 'word'].includes(name)) return false;
  return (
    attempt(() => new Script(`'use strict'; async () => { const ${name} = 0; }`), undefined) !== undefined
  );
}

function checkText(code: string, core: string): string {
  return `import type { Check } from '${core}/check';
import { reportCopy } from '${core}/copy-faults';

const word = '${code}';

export const ${checkName(code)}: Check = {
  code: '${code}',
  severity: 'error',
  summary: 'Say in one sentence what the check makes sure of.',
  why: 'Say what it would mean for visitors, or for whoever edits the site, if nobody noticed.',
  example: {
    file: 'finance/es.json',
    right: '"Basta una frase sobre el dinero."',
    wrong: '"Basta una frase: ${code}."',
  },
  // If this check can only be sure where the document is valid, say so: needs: ['valid-document'],
  page(context, report) {
    // Documents and dictionaries without the word are passed over; in the others every text is looked at.
    reportCopy(context, report, [word], (text) => {
      const offset = text.indexOf(word);
      if (offset < 0) return undefined;
      const message = \`"\${word}" stands in this text.\`;
      return { message, hint: 'Say what to write instead.', part: { offset, length: word.length } };
    });
  },
};
`;
}

function casesText(code: string, core: string): string {
  return `import { type CheckCases, replacing } from '${core}/check-cases';

const file = 'finance/es.json';
const pointer = '/One sentence on money is enough.';
const spanish = (text: string) => replacing(file, '"Basta una frase sobre el dinero."', \`"\${text}"\`);
const holding = (text: string) => ({ name: text, changes: spanish(text), file, pointer, marks: '${code}' });

/** What the check must find, and near misses that it must not: at least three of each. */
export const cases: CheckCases = {
  found: [
    holding('${code}: basta una frase sobre el dinero.'),
    holding('Basta una frase (${code}) sobre el dinero.'),
    holding('Basta una frase sobre el dinero: ${code}'),
  ],
  quiet: [
    'Basta una frase sobre el dinero',
    'Basta una frase sobre ${code.slice(1)}.',
    'Basta una frase sobre ${code.slice(0, -1)} el dinero.',
  ].map((text) => ({ name: text, changes: spanish(text) })),
};
`;
}
