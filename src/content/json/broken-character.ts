/** A lost or incomplete character in a JSON text, in UTF-16 units. */
interface BrokenCharacter {
  offset: number;
  length: number;
  /** Whether it is a lone surrogate rather than the replacement character. */
  isHalf: boolean;
}

/** The replacement character for bytes that are not UTF-8. */
const lost = 0xfffd;
/** A literal or escaped code unit; other escapes are matched to skip them. */
const unit = /\\u([0-9a-fA-F]{4})|\\[^u]|[\ud800-\udfff\ufffd]/g;
/** A cheap test: nearly every text fails it and needs no closer look. */
const mayBeBroken = /[\ud800-\udfff\ufffd]|\\u(?:[dD][89a-fA-F]|[fF]{3}[dD])/;

/**
 * The first character of a JSON text that cannot be published: the replacement character, or half of a surrogate pair,
 * as left by tools that cut texts at a length. Both may be escaped: `"\ud83d"`.
 */
export function findBrokenCharacter(text: string): BrokenCharacter | undefined {
  if (!mayBeBroken.test(text)) return undefined;
  let high: BrokenCharacter | undefined;
  for (const { 0: character, 1: digits, index } of text.matchAll(unit)) {
    const code = digits === undefined ? character.charCodeAt(0) : Number.parseInt(digits, 16);
    const here = { offset: index, length: character.length, isHalf: code !== lost };
    const isPair = high !== undefined && high.offset + high.length === index && isLow(code);
    if (high !== undefined && !isPair) return high;
    high = isHigh(code) ? here : undefined;
    if (code === lost || (isLow(code) && !isPair)) return here;
  }
  return high;
}

function isHigh(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}

function isLow(code: number): boolean {
  return code >= 0xdc00 && code <= 0xdfff;
}
