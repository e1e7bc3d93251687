import { mendWords, parseInline, readingOf } from '../text/inline-text';
import { gapBetween } from '../text/wide-letters';
import type { Check } from './core/check';
import { type CopyFault, reportCopy } from './core/copy-faults';

/** The character names of HTML 4; others are hardly ever written. `&D;` in `R&D; finance` is not one. */
const names =
  'quot amp apos lt gt nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup1 sup2 sup3 acute micro para middot cedil ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml OElig oelig Scaron scaron Yuml fnof circ tilde Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho Sigma Tau Upsilon Phi Chi Psi Omega alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi chi psi omega thetasym upsih piv ensp emsp thinsp zwnj zwj lrm rlm ndash mdash lsquo rsquo sbquo ldquo rdquo bdquo dagger Dagger bull hellip permil prime Prime lsaquo rsaquo oline frasl euro image weierp real trade alefsym larr uarr rarr darr harr crarr lArr uArr rArr dArr hArr forall part exist empty nabla isin notin ni prod sum minus lowast radic prop infin ang and or cap cup int there4 sim cong asymp ne equiv le ge sub sup nsub sube supe oplus otimes perp sdot lceil rceil lfloor rfloor lang rang loz spades clubs hearts diams';
/** The elements of HTML, including its earlier versions. `<your name>` is not one. */
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

const attributes = `(?:\\s+[a-z][\\w:.-]*\\s*=\\s*(?:"[^"<>]*"|'[^'<>]*'|[^\\s"'<>]+))*\\s*`;
const tagsOf = (elements: string) => new RegExp(`<(/?)(${anyOf(elements)})${attributes}>`, 'gi');
/** Tags that only change the appearance, so that removing them keeps the meaning. In `a <b and c> d` there are words instead. */
const looks = tagsOf('b strong i em u span mark small');
/** Those of them that inline text has no mark for. */
const unmarked = tagsOf('u span mark small');
const breaks = /\s*<br\s*\/?>\s*/gi;
const places = /<wbr\s*\/?>/gi;
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
    const plain = (text: string) => faultOf(text, false);
    reportCopy(context, report, ['<', '&'], { plain, inline: (text) => faultOf(text, true) });
  },
};

/** Words within tags, without marks of their own: marks do not nest. */
const words = '([^\\s<>*_[\\]\\\\](?:[^<>*_[\\]\\\\]*[^\\s<>*_[\\]\\\\])?)';
const link = new RegExp(`<a\\s(?:[^<>]*\\s)?href="([^"<>()\\s]+)"[^<>]*>${words}</a>`, 'gi');
/** Tags that mean what a mark does, and the mark. */
const meanings = [
  [new RegExp(`<(b|strong)>${words}</\\1>`, 'gi'), 'strong', '**$2**'],
  [new RegExp(`<(i|em)>${words}</\\1>`, 'gi'), 'emphasis', '_$2_'],
  [link, 'link', '[$2]($1)'],
] as const;

/** An inline text with marks in place of tags that mean the same, but for tags where a mark would not be read: within words and marks. */
export function withMarks(text: string): string {
  let written = text;
  for (const [pattern, kind, mark] of meanings)
    for (const { 0: tagged, index } of [...written.matchAll(pattern)].toReversed()) {
      const having = (form: string) =>
        written.slice(0, index) + tagged.replace(pattern, form) + written.slice(index + tagged.length);
      const marked = having(mark);
      const isRead = parseInline(marked).some((part) => part.kind === kind && part.offset === index);
      if (isRead && readingOf(marked) === readingOf(having('$2'))) written = marked;
    }
  return written;
}

/** A text without the tags that can be left out. */
function withoutTags(text: string, tags = looks): string {
  return text
    .replace(places, '')
    .replace(tags, '')
    .replace(breaks, (run, at: number, whole: string) =>
      gapBetween(whole.slice(0, at), whole.slice(at + run.length)),
    );
}

/** A text with the characters of its entities. */
function withCharacters(text: string): string {
  return text.replace(/&[\w#]+;/g, (entity) => entities[entity] ?? entity);
}

/** The text without HTML, with the same words; undefined where that is not certain. */
function mendedText(text: string, isInline: boolean): string | undefined {
  if (!isBalanced(text)) return undefined;
  const plain = (one: string) => withCharacters(withoutTags(one)).trim();
  const mended = isInline
    ? mendWords(withMarks(withoutTags(text, unmarked)), (one) => [plain(one)])[0]
    : plain(text);
  if (mended === undefined || markupIn(mended)) return undefined;
  const isSame = !isInline || readingOf(mended) === plain(readingOf(text.replace(link, '$2')));
  return isSame ? mended : undefined;
}

/** Whether each tag that changes the appearance has its counterpart: alone, it may be a key or a name between brackets. */
function isBalanced(text: string): boolean {
  const open = new Map<string, number>();
  for (const [, slash, name = ''] of text.matchAll(looks)) {
    const element = name.toLowerCase();
    open.set(element, (open.get(element) ?? 0) + (slash === '' ? 1 : -1));
  }
  return [...open.values()].every((count) => count === 0);
}

function faultOf(text: string, isInline: boolean): CopyFault | undefined {
  const match = markupIn(text);
  if (!match) return undefined;
  return {
    message: `Visitors see ${JSON.stringify(match[0])} as it stands here: texts are not HTML.`,
    hint: 'Write the text without it. A link or a list is a property of its own, where a section has one.',
    mended: mendedText(text, isInline),
    part: { offset: match.index, length: match[0].length },
  };
}
