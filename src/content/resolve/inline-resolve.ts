import { mayHaveMarks, parseInline } from '../text/inline-text';
import type { InlineText } from '../types.generated';

type Part = Exclude<InlineText, string>[number];

/**
 * An inline text as components get it: a text where nothing in it is marked, or else its parts.
 *
 * @param linkTo where a link leads on the page that is shown; undefined for one that is left out: its words stay
 */
export function resolveInline(text: string, linkTo: (href: string) => string | undefined): InlineText {
  if (!mayHaveMarks(text)) return text;
  const parts: Part[] = [];
  for (const { kind, text: words, href } of parseInline(text)) {
    const target = href === undefined ? undefined : linkTo(href);
    if (kind === 'strong') parts.push({ strong: words });
    else if (kind === 'emphasis') parts.push({ emphasis: words });
    else if (target !== undefined) parts.push({ words, href: target });
    else {
      const last = parts.at(-1);
      if (typeof last === 'string') parts[parts.length - 1] = last + words;
      else parts.push(words);
    }
  }
  const [only = '', ...others] = parts;
  return typeof only === 'string' && others.length === 0 ? only : parts;
}
