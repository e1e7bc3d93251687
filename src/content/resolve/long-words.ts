import { textsIn } from '../json/values';
import { visitTree } from '../schema/fields';
import type { SchemaSet } from '../schema/schemas';
import { unbrokenParts, widestPart } from '../text/unbroken';
import type { ListItem, ResolvedInline, Section } from '../types.generated';
import type { ResolvedPage } from './resolved-page';

/** What a page says of words that are too long for narrow columns or for its heading on a phone. */
export function longWordsOf(
  { title, breadcrumb, sections }: Pick<ResolvedPage, 'title' | 'breadcrumb' | 'sections'>,
  schemas: SchemaSet,
): Pick<ResolvedPage, 'hasLongWords' | 'titleWord'> {
  const titleWord = titleWordOf(title, sections);
  const names = breadcrumb.map(({ name }) => name);
  const texts = [title, ...names, ...sections.flatMap((section) => textsOf(section, schemas))];
  return {
    ...(texts.some(hasLongWord) && { hasLongWords: true }),
    ...(titleWord && { titleWord }),
  };
}

/** The texts that a section shows, without their marks: links and names of files are as long as they like. */
function textsOf(section: Section, schemas: SchemaSet): string[] {
  const texts: string[] = [];
  const isList = section.type === schemas.typeFor.list;
  visitTree(schemas.sectionFields(section.type), section, '', {
    leaf({ kind }, value) {
      if (kind === 'copy') texts.push(wordsOf(value as ResolvedInline));
    },
    // What is no field is shown as it stands: names of people and companies, which nobody translates.
    object({ properties }, value) {
      // The pages of a list follow below.
      if (isList) return;
      const fields = new Set(properties.map(([name]) => name));
      for (const [name, part] of Object.entries(value)) if (!fields.has(name)) texts.push(...textsIn(part));
    },
  });
  if (!isList) return texts;
  const { items = [] } = section as { items?: readonly ListItem[] };
  return [...texts, ...items.flatMap(({ title, text = '' }) => [title, text])];
}

function wordsOf(text: ResolvedInline): string {
  if (!Array.isArray(text)) return String(text);
  const parts: Exclude<ResolvedInline, string> = text;
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      const { href: _, ...words } = { href: '', ...part };
      return Object.values(words).join('');
    })
    .join('');
}

/** A longer word does not fit into a narrow column. */
const fitting = 19;

function hasLongWord(text: string): boolean {
  return text.length > fitting && unbrokenParts(text).some((part) => part.length > fitting);
}

/** In em: a narrower word fits on every phone, a wider one is hyphenated. */
const titleWords = { fitting: 7.3, widest: 9.5 };

/** The width of the longest word of a page's heading, in em, if a phone may be too narrow for it. */
function titleWordOf(title: string, [first]: readonly Section[]): number | undefined {
  const shown = first && 'title' in first && typeof first.title === 'string' ? first.title : title;
  const width = Math.min(widestPart(shown), titleWords.widest);
  return width > titleWords.fitting ? Number(width.toFixed(1)) : undefined;
}
