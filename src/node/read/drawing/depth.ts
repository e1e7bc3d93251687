/** Markup that is skipped, as pairs of start and end. */
const passedOver = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

/**
 * The maximum nesting depth of elements in a text that may be XML. Linear in time, so it runs before anything that
 * takes longer the deeper the nesting.
 */
export function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    const [, end] = passedOver.find(([start]) => text.startsWith(start, at)) ?? [];
    if (end !== undefined) {
      const endAt = text.indexOf(end, at);
      if (endAt < 0) break;
      at = endAt + end.length;
      continue;
    }
    const isEnd = text[at + 1] === '/';
    at = endOfTag(text, at);
    if (isEnd) depth--;
    else if (text[at - 1] !== '/') depth++;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/** The offset of the `>` that ends a tag, ignoring those in quotes. */
function endOfTag(text: string, start: number): number {
  let quote = '';
  let at = start;
  for (; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') break;
  }
  return at;
}
