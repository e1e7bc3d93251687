import { mayHaveMarks, parseInline } from '../text/inline-text';
import type { ResolvedInline } from '../types.generated';

type Part = Exclude<ResolvedInline, string>[number];

/**
 * Resolves an inline text for components: a plain string if nothing is marked, otherwise its parts.
 *
 * @param linkTo resolves a link for the current page; undefined drops the link but keeps its words
 */
export function resolveInline(text: string, linkTo: (href: string) => string | undefined): ResolvedInline {
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
