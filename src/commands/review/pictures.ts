import type { Language } from '../../content/model/languages';
import type { Change, PageChanges, SectionPlace } from '../../content/model/page-changes';

/** The viewport widths for pictures of sections, in pixels: desktop and phone. */
const widths = [1280, 390] as const;

/** A picture of a section on a page. */
export interface ReviewPicture {
  side: 'before' | 'after';
  /** The route on that side. */
  route: string;
  language: Language;
  width: number;
  /** The section's index on that side, from 0. */
  index: number;
  /** By path in the report's folder. */
  file: string;
}

/** A page's changes in one section, or in the page as a whole. */
export interface ChangeGroup {
  /** Undefined for the page as a whole. */
  name?: string;
  changes: Change[];
  pictures: ReviewPicture[];
}

/**
 * Groups a page's changes by section, with the pictures that show them: in the source language, and in each other language with
 * a changed text.
 *
 * @param source the language that documents are written in
 */
export function groupChanges(page: PageChanges, source: Language): ChangeGroup[] {
  const whole: ChangeGroup = { changes: [], pictures: [] };
  const groups = new Map<string, ChangeGroup & { place: SectionPlace }>();
  for (const change of page.changes) {
    const { place } = change;
    if (!place) {
      whole.changes.push(change);
      continue;
    }
    const key = `${place.before} ${place.after}`;
    const group = groups.get(key) ?? { changes: [], pictures: [], place };
    if (change.section !== undefined) group.name = change.section;
    group.changes.push(change);
    groups.set(key, group);
  }
  const sections = [...groups.values()].map(({ place, ...group }) => {
    const languages = new Set(group.changes.flatMap((change) => languagesOf(change, source)));
    return { ...group, pictures: [...languages].flatMap((language) => picturesOf(page, place, language)) };
  });
  return whole.changes.length > 0 ? [whole, ...sections] : sections;
}

function languagesOf({ language, translations = [] }: Change, source: Language): Language[] {
  if (language !== undefined) return [language];
  return [source, ...translations.flatMap((one) => (one.state === 'changed' ? one.language : []))];
}

function picturesOf(
  { route, routeBefore }: PageChanges,
  place: SectionPlace,
  language: Language,
): ReviewPicture[] {
  const sides = [
    { side: 'before', route: routeBefore, index: place.before },
    { side: 'after', route, index: place.after },
  ] as const;
  return widths.flatMap((width) =>
    sides.flatMap(({ side, route: own, index }) => {
      if (own === undefined || index === undefined) return [];
      const name = own === '/' ? 'index' : own.slice(1).replaceAll('/', '_');
      const file = `pictures/${name}-${index + 1}-${language}-${width}-${side}.png`;
      return { side, route: own, language, width, index, file };
    }),
  );
}
