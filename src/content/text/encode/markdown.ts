import { visible } from './visible';

/** Escapes a text for a line of Markdown, including HTML and GitHub's syntax: `@name` notifies nobody. */
export function escapeMarkdown(text: string): string {
  return visible(text)
    .replaceAll(/[\\`*_{}[\]()#+!|~=:$]|(?<!\p{L})-|-(?!\p{L})/gu, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/@(?=\w)/g, '@<!-- -->')
    .replace(/^(\s*\d+)([.)])/, '$1\\$2');
}

/** A text as inline code in Markdown, whatever backticks it contains. */
export function markdownCode(text: string): string {
  const shown = visible(text).replaceAll('\t', ' ');
  const longest = Math.max(0, ...(shown.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  const isPadded = /^[` ]|[` ]$/.test(shown) || shown === '';
  return isPadded ? `${fence} ${shown} ${fence}` : fence + shown + fence;
}
