import { mendWords, parseInline } from '../text/inline-text';
import { gapBetween } from '../text/wide-letters';
import type { Check } from './core/check';
import { type CopyFault, reportCopy } from './core/copy-faults';

/** The names of HTML 4, as others are hardly written: in `R&D; finance` there is none. */
const names =
  'quot amp apos lt gt nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup1 sup2 sup3 acute micro para middot cedil ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml OElig oelig Scaron scaron Yuml fnof circ tilde Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho Sigma Tau Upsilon Phi Chi Psi Omega alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi chi psi omega thetasym upsih piv ensp emsp thinsp zwnj zwj lrm rlm ndash mdash lsquo rsquo sbquo ldquo rdquo bdquo dagger Dagger bull hellip permil prime Prime lsaquo rsaquo oline frasl euro image weierp real trade alefsym larr uarr rarr darr harr crarr lArr uArr rArr dArr hArr forall part exist empty nabla isin notin ni prod sum minus lowast radic prop infin ang and or cap cup int there4 sim cong asymp ne equiv le ge sub sup nsub sube supe oplus otimes perp sdot lceil rceil lfloor rfloor lang rang loz spades clubs hearts diams';
/** The elements of HTML, also of its earlier versions: `<your name>` is none. */
const elements =
  'a abbr acronym address area article aside audio b base bdi bdo big blockquote body br button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li link main map mark marquee math menu meta meter nav nobr noscript object ol optgroup option output p param path picture pre progress q rp rt ruby s samp script search section select slot small source span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr';
const anyOf = (words: string) => words.replaceAll(' ', '|');
/** Word writes `<o:p>`, and a component may be called `<my-button>`. */
const tag = new RegExp(`</?(?:${anyOf(elements)}|[a-z]+[:-][\\w-]+)(?:\\s[^<>]*)?/?>`, 'i');
const entity = new RegExp(`&(?:${anyOf(names)}|#\\d+|#[xX][\\dA-Fa-f]+);`);

/** The first tag or entity of a text. */
function markupIn(text: string): RegExpExecArray | undefined {
  return [tag.exec(text), entity.exec(text)]
    .filter((match) => match !== null)
    .toSorted((one, other) => one.index - other.index)[0];
}

/** Whether a text has a link as HTML writes it. */
export function hasLinkOfHtml(text: string): boolean {
  return /<a\s/i.test(text);
}

/** Tags that only change the appearance, so that removing them keeps the meaning. */
const looks = /<\/?(?:b|strong|i|em|u|span|mark|small|wbr)(?:\s[^<>]*)?\/?>/gi;
const breaks = /\s*<br\s*\/?>\s*/gi;
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
    const inline = (text: string) =>
      faultOf(text, (same) => mendWords(withMarks(same), (words) => [withoutTags(words)])[0]);
    reportCopy(context, report, ['<', '&'], { plain: (text) => faultOf(text, withoutTags), inline });
  },
};

/** Words within tags, without marks of their own: marks do not nest. */
const words = '([^\\s<>*_[\\]\\\\](?:[^<>*_[\\]\\\\]*[^\\s<>*_[\\]\\\\])?)';
const strong = new RegExp(`<(b|strong)>${words}</\\1>`, 'gi');
const emphasis = new RegExp(`<(i|em)>${words}</\\1>`, 'gi');
const link = new RegExp(`<a\\s(?:[^<>]*\\s)?href="([^"<>()\\s]+)"[^<>]*>${words}</a>`, 'gi');

/** An inline text with marks in place of tags that mean the same, but for tags within marks. */
export function withMarks(text: string): string {
  return parseInline(text)
    .map(({ kind, offset, length }) => {
      const part = text.slice(offset, offset + length);
      if (kind !== 'text') return part;
      return part.replace(strong, '**$2**').replace(emphasis, '_$2_').replace(link, '[$2]($1)');
    })
    .join('');
}

/** A text without tags that only change how it looks, and with the characters that entities stand for. */
function withoutTags(text: string): string {
  return text
    .replace(looks, '')
    .replace(breaks, (run, at: number, whole: string) =>
      gapBetween(whole.slice(0, at), whole.slice(at + run.length)),
    )
    .replace(/&[\w#]+;/g, (entity) => entities[entity] ?? entity)
    .trim();
}

function faultOf(text: string, mend: (text: string) => string | undefined): CopyFault | undefined {
  const match = markupIn(text);
  if (!match) return undefined;
  const plain = mend(text);
  return {
    message: `Visitors see ${JSON.stringify(match[0])} as it stands here: texts are not HTML.`,
    hint: 'Write the text without it. A link or a list is a property of its own, where a section has one.',
    mended: plain === undefined || markupIn(plain) ? undefined : plain,
    part: { offset: match.index, length: match[0].length },
  };
}
