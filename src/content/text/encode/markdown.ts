import { visible } from './visible';

/** A text in a line of Markdown, in which neither Markdown nor HTML nor GitHub finds anything: nobody is called by `@name`. */
export function escapeMarkdown(text: string): string {
  return visible(text)
    .replaceAll(/[\\`*_{}[\]()#+\-!|~=:$]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/@(?=\w)/g, '@<!-- -->')
    .replace(/^(\s*\d+)([.)])/, '$1\\$2');
}

/** A text as code in a line of Markdown, whatever back quotes it holds. */
export function markdownCode(text: string): string {
  const shown = visible(text).replaceAll('\t', ' ');
  const longest = Math.max(0, ...(shown.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  const isPadded = /^[` ]|[` ]$/.test(shown) || shown === '';
  return isPadded ? `${fence} ${shown} ${fence}` : fence + shown + fence;
}
