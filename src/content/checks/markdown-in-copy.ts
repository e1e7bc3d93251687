import type { Check } from '../check';
import { type CopyFault, reportCopy } from '../copy-faults';

/** Emphasis, code, a heading: marks around words or before them, which say the same without. */
const marks = [
  /(\*\*|__)(?=\S)([^*_]*\S)\1/g,
  /(?<![\p{L}\d*])(\*)(?=\p{L})([^*]*[\p{L}\d.!?])\*(?![\p{L}\d*])/gu,
  /(?<![\p{L}\d_])(_)(?=\p{L})([^_]*[\p{L}\d.!?])_(?![\p{L}\d_])/gu,
  /(`+)([^`]+)\1/g,
  /^(#{1,6}\s+)(?=\p{L})(.*)/gu,
];
const link = /!?\[[^\][]+\]\([^()\s]+\)/;

export const markdownInCopy: Check = {
  code: 'markdown-in-copy',
  severity: 'error',
  summary: 'No text holds Markdown.',
  why: 'Texts are shown as they stand: visitors would see the asterisks.',
  example: {
    file: 'finance/es.json',
    right: '"Basta una frase sobre el dinero."',
    wrong: '"Basta una frase sobre el **dinero**."',
  },
  page(context, report) {
    reportCopy(context, report, ['*', '_', '`', '](', '"#'], faultOf);
  },
};

function faultOf(text: string): CopyFault | undefined {
  const found = [link, ...marks]
    .map((pattern) => text.match(pattern)?.[0])
    .find((match) => match !== undefined);
  if (found === undefined) return undefined;
  const plain = marks.reduce((rest, pattern) => rest.replace(pattern, '$2'), text);
  return {
    message: `Visitors see ${JSON.stringify(found)} as it stands here: texts are not Markdown.`,
    hint: 'Write the text without it. A link or a list is a property of its own, where a section has one.',
    mended: link.test(plain) ? undefined : plain,
    part: { offset: text.indexOf(found), length: found.length },
  };
}
