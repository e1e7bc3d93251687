import { languageName } from '../../content/languages';
import type { Change, PageChanges } from './changes';
import { markedWords } from './marked-words';

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

/** What was compared, for whoever reads that nothing changed. @param base the revision, in words */
export function comparedWith(base: string): string {
  return `Compared: the documents as they are, with ${base}.\n`;
}

/** What happened, where, and what became of the translations. */
export function headOf({ what, section, translations = [] }: Change): string {
  const states = translations.map(({ language, state }) => `${languageName(language)} ${state}`);
  return `${section === undefined ? '' : `${section}: `}${what}${states.length > 0 ? ` (${states.join(', ')})` : ''}`;
}

function wordsOf({ before, after, kind }: Change): string {
  if (before === undefined || after === undefined) return escaped(before ?? after ?? '');
  if (kind === 'link' || kind === 'setting' || kind === 'image') return `\`${before}\` → \`${after}\``;
  return markedWords(before, after, escaped);
}

/** A text in which Markdown and HTML find nothing. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\`*_[\]#|~]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;');
}
