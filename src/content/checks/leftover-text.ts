import type { Check } from '../check';

const pattern = /(?<![\p{L}\d])(TODO|FIXME|TBD|XXX|Lorem ipsum|PLACEHOLDER)(?![\p{L}\d])/u;
const words = ['TODO', 'FIXME', 'TBD', 'XXX', 'Lorem ipsum', 'PLACEHOLDER'];

export const leftoverText: Check = {
  code: 'leftover-text',
  severity: 'warning',
  summary: 'No text is left over from writing: TODO, lorem ipsum.',
  why: 'Visitors see it, and stop believing the rest.',
  example: {
    file: 'finance/es.json',
    right: '"Basta una frase sobre el dinero."',
    wrong: '"TODO: traducir."',
  },
  page({ copies, source, dictionary }, report) {
    // The dictionary holds the texts of both languages, and looking through it at once is quicker than through every
    // field. What it lacks stands in the shared one, or lacks its Spanish and will be written again.
    const all = (dictionary ?? source).text;
    if (!words.some((word) => all.includes(word))) return;
    const say = (file: string, pointer: string, text: string) => {
      const [, word] = pattern.exec(text) ?? [];
      if (!word) return;
      report({
        file,
        pointer,
        message: `"${word}" is left over in this text.`,
        hint: 'Write what belongs there, or leave the property out.',
      });
    };
    const seen = new Set<string>();
    for (const { file, pointer, text: copy, own } of copies) {
      say(file, pointer, copy);
      // An entry whose English says it already is one mistake.
      if (!own || seen.has(copy) || pattern.test(copy)) continue;
      seen.add(copy);
      say(dictionary?.path ?? '', `/${copy.replaceAll('~', '~0').replaceAll('/', '~1')}`, own);
    }
  },
};
