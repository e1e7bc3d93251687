import { misreadIn } from '../text/misread';
import type { Check } from './core/check';
import { type CopyFault, reportCopy } from './core/copy-faults';

export const mojibake: Check = {
  code: 'mojibake',
  severity: 'error',
  summary: 'No text was read in the wrong encoding.',
  why: 'Visitors would see two or three odd letters in place of one.',
  example: {
    file: 'finance/es.json',
    right: '"Basta una frase sobre el dinero."',
    wrong: '"Basta una frase sobre lo quÃ© cuesta."',
  },
  page(context, report) {
    reportCopy(context, report, /[\u0080-\u009fÂ-ô]/, faultOf);
  },
};

function faultOf(text: string): CopyFault | undefined {
  const misread = misreadIn(text);
  if (!misread) return undefined;
  const { letters, offset, meant, mended } = misread;
  return {
    message: `"${letters}" was "${meant}" before a program read this text in the wrong encoding.`,
    hint: 'Type the text again.',
    mended,
    part: { offset, length: letters.length },
  };
}
