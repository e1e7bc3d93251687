import { diffWordsWithSpace } from 'diff';
import { languageName } from '../../content/languages';
import type { Change, PageChanges } from './changes';

/** Changes as people read them on a terminal. */
export function reviewText(pages: readonly PageChanges[]): string {
  if (pages.length === 0) return 'Nothing changed for visitors.\n';
  return pages
    .map(({ title, route, changes }) => {
      const lines = changes.flatMap((change) => [
        `  ${headOf(change)}`,
        ...(change.before === undefined ? [] : [`    - ${change.before}`]),
        ...(change.after === undefined ? [] : [`    + ${change.after}`]),
      ]);
      return `${title}${route === '' ? '' : ` (${route})`}\n${lines.join('\n')}\n`;
    })
    .join('\n');
}

/** Changes as a pull request shows them: words that are gone are struck out, new ones are bold. */
export function reviewMarkdown(pages: readonly PageChanges[]): string {
  if (pages.length === 0) return 'Nothing changed for visitors.\n';
  return pages
    .map(({ title, route, changes }) => {
      const lines = changes.map((change) => {
        const words = wordsOf(change);
        return `- ${escaped(headOf(change))}${words === '' ? '' : `  \n  ${words}`}`;
      });
      return `### ${escaped(title)}${route === '' ? '' : ` \`${route}\``}\n\n${lines.join('\n')}\n`;
    })
    .join('\n');
}

function headOf({ what, section, translations = [] }: Change): string {
  const states = translations.map(({ language, state }) => `${languageName(language)} ${state}`);
  return `${section === undefined ? '' : `${section}: `}${what}${states.length > 0 ? ` (${states.join(', ')})` : ''}`;
}

function wordsOf({ before, after, kind }: Change): string {
  if (before === undefined || after === undefined) return escaped(before ?? after ?? '');
  if (kind === 'link' || kind === 'setting' || kind === 'image') return `\`${before}\` → \`${after}\``;
  return diffWordsWithSpace(before, after)
    .map(({ value, removed, added }) => {
      const [, start = '', words = '', end = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(value) ?? [];
      if (words === '' || (!removed && !added)) return escaped(value);
      return `${start}${removed ? `<del>${escaped(words)}</del>` : `<ins>${escaped(words)}</ins>`}${end}`;
    })
    .join('');
}

/** A text in which Markdown and HTML find nothing. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\`*_[\]#|~]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;');
}
