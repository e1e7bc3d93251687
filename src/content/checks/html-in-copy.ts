import { parseInline } from '../text/inline-text';
import type { Check } from './core/check';
import { type CopyFault, reportCopy } from './core/copy-faults';

/** The names of HTML 4, as others are hardly written: in `R&D; finance` there is none. */
const names =
  'quot amp apos lt gt nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup1 sup2 sup3 acute micro para middot cedil ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml OElig oelig Scaron scaron Yuml fnof circ tilde Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho Sigma Tau Upsilon Phi Chi Psi Omega alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi chi psi omega thetasym upsih piv ensp emsp thinsp zwnj zwj lrm rlm ndash mdash lsquo rsquo sbquo ldquo rdquo bdquo dagger Dagger bull hellip permil prime Prime lsaquo rsaquo oline frasl euro image weierp real trade alefsym larr uarr rarr darr harr crarr lArr uArr rArr dArr hArr forall part exist empty nabla isin notin ni prod sum minus lowast radic prop infin ang and or cap cup int there4 sim cong asymp ne equiv le ge sub sup nsub sube supe oplus otimes perp sdot lceil rceil lfloor rfloor lang rang loz spades clubs hearts diams';
const markup = new RegExp(
  `</?[A-Za-z][\\w-]*(?:\\s[^<>]*)?/?>|&(?:${names.replaceAll(' ', '|')}|#\\d+|#[xX][\\dA-Fa-f]+);`,
  'g',
);
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
    const inline = (text: string) => faultOf(text, asMarks);
    reportCopy(context, report, ['<', '&'], { plain: (text) => faultOf(text), inline });
  },
};

/** Words within tags, without marks of their own: marks do not nest. */
const words = '([^\\s<>*_[\\]\\\\](?:[^<>*_[\\]\\\\]*[^\\s<>*_[\\]\\\\])?)';
const strong = new RegExp(`<(b|strong)>${words}</\\1>`, 'gi');
const emphasis = new RegExp(`<(i|em)>${words}</\\1>`, 'gi');
const link = new RegExp(`<a href="([^"<>()\\s]+)">${words}</a>`, 'gi');

/** An inline text with marks in place of tags that mean the same, but for tags within marks. */
function asMarks(text: string): string {
  return parseInline(text)
    .map(({ kind, offset, length }) => {
      const part = text.slice(offset, offset + length);
      if (kind !== 'text') return part;
      return part.replace(strong, '**$2**').replace(emphasis, '_$2_').replace(link, '[$2]($1)');
    })
    .join('');
}

/** @param withMarks writes marks in place of tags, where a text may have them */
function faultOf(text: string, withMarks: (text: string) => string = (same) => same): CopyFault | undefined {
  const offset = text.search(markup);
  const [match] = text.match(markup) ?? [];
  if (match === undefined) return undefined;
  const plain = withMarks(text)
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
