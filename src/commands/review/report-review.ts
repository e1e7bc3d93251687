import { languageName } from '../../content/model/languages';
import type { Change, PageChanges } from '../../content/model/page-changes';
import { escapeMarkdown, markdownCode } from '../../content/text/encode/markdown';
import { visible } from '../../content/text/encode/visible';
import { changedWords } from './marked-words';

/** Formats changes for a terminal. */
export function reviewText(pages: readonly PageChanges[]): string {
  if (pages.length === 0) return 'Nothing changed for visitors.\n';
  return pages
    .map(({ title, route, changes }) => {
      const lines = changes.flatMap((change) => [
        `  ${visible(headOf(change))}`,
        ...(change.before === undefined ? [] : [`    - ${visible(change.before)}`]),
        ...(change.after === undefined ? [] : [`    + ${visible(change.after)}`]),
      ]);
      return `${visible(title)}${route === '' ? '' : ` (${visible(route)})`}\n${lines.join('\n')}\n`;
    })
    .join('\n');
}

/** Formats changes for a pull request: removed words are struck out, new ones bold. */
export function reviewMarkdown(pages: readonly PageChanges[]): string {
  if (pages.length === 0) return 'Nothing changed for visitors.\n';
  return pages
    .map(({ title, route, changes }) => {
      const lines = changes.map((change) => {
        const words = changedWords(change, escapeMarkdown, markdownCode);
        return `- ${escapeMarkdown(headOf(change))}${words === '' ? '' : `  \n  ${words}`}`;
      });
      return `### ${escapeMarkdown(title)}${route === '' ? '' : ` ${markdownCode(route)}`}\n\n${lines.join('\n')}\n`;
    })
    .join('\n');
}

/** Says what was compared, for a report without changes. @param base the revision in words */
export function comparedWith(base: string): string {
  return `Compared: the documents as they are, with ${base}.\n`;
}

/** The change, its section and the state of its translations. */
export function headOf({ what, section, translations = [] }: Change): string {
  const states = translations.map(({ language, state }) => `${languageName(language)} ${state}`);
  return `${section === undefined ? '' : `${section}: `}${what}${states.length > 0 ? ` (${states.join(', ')})` : ''}`;
}
