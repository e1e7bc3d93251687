import type { Check } from '../check';
import { type CopyFault, reportCopy } from '../copy-faults';

const names: Record<string, string> = {
  '\u00ad': 'soft hyphen',
  '\u200b': 'zero-width space',
  '\u200c': 'zero-width non-joiner',
  '\u200d': 'zero-width joiner',
  '\u2060': 'word joiner',
  '\ufeff': 'byte order mark',
};
/** A joiner belongs between the parts of an emoji. Tabs and line breaks show as spaces. */
const invisible =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what nobody sees
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]|\u200d(?!\p{Extended_Pictographic})/gu;

export const invisibleCharacter: Check = {
  code: 'invisible-character',
  severity: 'error',
  summary: 'No text holds a character that nobody sees.',
  why: 'Searching does not find the word, and it breaks or joins where nobody expects it.',
  example: {
    file: 'finance/es.json',
    right: '"Basta una frase sobre el dinero."',
    wrong: '"Basta una frase sobre el di\u00adnero."',
  },
  page(context, report) {
    reportCopy(context, report, signs, faultOf);
  },
};

/** All but the control characters, which JSON only holds escaped. */
const signs = [
  ...Object.keys(names),
  ...'\u007f\u0080\u0085\u200e\u200f\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u2061\u2062\u2063\u2066\u2067\u2068\u2069',
];

function faultOf(text: string): CopyFault | undefined {
  const [found] = text.match(invisible) ?? [];
  if (found === undefined) return undefined;
  const code = `U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
  return {
    message: `This text holds a character that nobody sees: ${names[found] ? `${names[found]} (${code})` : code}.`,
    hint: 'Remove it, or type the text again. --fix removes it where it is certain.',
    mended: text.replace(invisible, '').trim(),
    part: { offset: text.indexOf(found), length: found.length },
  };
}
