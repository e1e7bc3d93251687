import type { Check } from './core/check';
import { type CopyFault, reportCopy } from './core/copy-faults';

const markup = /<\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>|&(?:[a-z]+|#\d+|#x[\da-f]+);/gi;
/** Tags that only change the appearance, so that removing them keeps the meaning. */
const looks = /<\/?(?:b|strong|i|em|u|span|mark|small)(?:\s[^<>]*)?>/gi;
const breaks = /\s*<(?:br|wbr)\s*\/?>\s*/gi;
const entities: Record<string, string> = {
  '&amp;': '&',
  '&nbsp;': '\u00a0',
  '&quot;': '"',
  '&apos;': "'",
  '&#39;': "'",
};

export const htmlInCopy: Check = {
  code: 'html-in-copy',
  severity: 'error',
  summary: 'No text contains HTML.',
  why: 'Texts are shown as written: visitors would see the tags.',
  example: {
    file: 'finance/es.json',
    right: '"Basta una frase sobre el dinero."',
    wrong: '"Basta una frase sobre el <b>dinero</b>."',
  },
  page(context, report) {
    reportCopy(context, report, ['<', '&'], faultOf);
  },
};

function faultOf(text: string): CopyFault | undefined {
  const offset = text.search(markup);
  const [match] = text.match(markup) ?? [];
  if (match === undefined) return undefined;
  const plain = text
    .replace(breaks, ' ')
    .replace(looks, '')
    .replace(/&[\w#]+;/g, (entity) => entities[entity] ?? entity)
    .trim();
  return {
    message: `Visitors see ${JSON.stringify(match)} as it stands here: texts are not HTML.`,
    hint: 'Write the text without it. A link or a list is a property of its own, where a section has one.',
    mended: plain.search(markup) < 0 ? plain : undefined,
    part: { offset, length: match.length },
  };
}
