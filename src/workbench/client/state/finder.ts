import { searchable } from '../../../content/model/wording';
import { typeOf } from '../../../content/schema/fields';
import type { FoundText } from '../../protocol/api';
import { scrollTo } from '../page/walk';
import { goTo, sectionName, select } from './actions';
import { goToPage } from './destination';
import { shownSections } from './documents';
import { step } from './load';
import { frameParts } from './parts';
import { search } from './search';
import { server } from './server';
import { type State, store } from './store';
import { typeLabel } from './type-label';

/** A search result to open, or a command. */
export interface FinderTarget {
  id: string;
  name: string;
  /** Its kind in a word or two. */
  kind: string;
  run: () => void;
}

/** Maximum number of results from local data. */
const mostShown = 12;

/**
 * Pages, sections of the open page, parts around `main`, and commands that match the input; without input, the most common
 * ones.
 */
export function targetsFor(state: State, typed: string): FinderTarget[] {
  const words = typed.trim().replace(/^\/(?=.)/, '');
  if (words === '') return [...sectionTargets(state), ...partTargets(state), ...commandTargets(state)];
  const all = [
    ...pageTargets(state),
    ...sectionTargets(state),
    ...partTargets(state),
    ...commandTargets(state),
  ];
  return search(all, words, ({ name, kind, id }) => [name, [kind, id]]).slice(0, mostShown);
}

function pageTargets({ site }: State): FinderTarget[] {
  return (site?.pages ?? []).map(({ route, title, isDraft }) => ({
    id: route,
    name: title || route,
    kind: isDraft ? 'Page, a draft' : 'Page',
    run: () => goToPage(route),
  }));
}

function sectionTargets({ view }: State): FinderTarget[] {
  return shownSections(view).map((section, index) => ({
    id: `section ${index}`,
    name: sectionName(section),
    kind: `Section, ${typeLabel(typeOf(section)).toLowerCase()}`,
    run: () => {
      select(index, { pointer: `/sections/${index}`, how: 'item' });
      scrollTo(`/sections/${index}`);
    },
  }));
}

function partTargets({ site, view }: State): FinderTarget[] {
  if (!site || !view.site) return [];
  return frameParts(site.frame.site, site.definitions).map(({ name, pointer }) => ({
    id: pointer,
    name,
    kind: 'On every page',
    run: () => {
      goTo(pointer, { how: 'item' });
      scrollTo(pointer);
    },
  }));
}

/** The commands that are always available. */
function commandTargets({ history: { undo, redo }, listed }: State): FinderTarget[] {
  const command = (name: string, run: () => void): FinderTarget => ({ id: name, name, kind: 'Command', run });
  const publishing = listed && 'publishing' in listed ? listed.publishing : undefined;
  const canPublish = publishing !== undefined && publishing.missing === undefined;
  const isOpen = (tab: State['tab']) => store.set({ tab, selected: undefined, focus: undefined });
  return [
    ...(undo ? [command(`Undo: ${undo}`, () => void step('undo'))] : []),
    ...(redo ? [command(`Redo: ${redo}`, () => void step('redo'))] : []),
    command('Add section…', () => store.set({ dialog: 'insert', dialogAt: undefined })),
    command('New page…', () => store.set({ dialog: 'new-page' })),
    command('All pages', () => isOpen('pages')),
    command('Pictures', () => isOpen('pictures')),
    command('Page: title, description, address', () => isOpen('page')),
    command('Findings', () => isOpen('findings')),
    ...(listed && 'pages' in listed ? [command('Changes', () => isOpen('changes'))] : []),
    ...(canPublish
      ? [
          command(publishing.verb === 'direct' ? 'Publish…' : 'Propose…', () =>
            store.set({ dialog: 'publish' }),
          ),
        ]
      : []),
    command('Find and replace…', () => store.set({ dialog: 'replace' })),
    command('Compare sizes and languages', () => store.set({ dialog: 'compare' })),
  ];
}

/** The command to replace the words that were searched for. */
export function replaceTarget(typed: string): FinderTarget {
  const words = typed.trim();
  const run = () => store.set({ dialog: 'replace', dialogWords: words });
  return { id: 'replace', name: `Replace “${words}” on all pages…`, kind: 'Command', run };
}

/** The site's texts with the given words; undefined if the server does not answer. */
export async function textsWith(words: string): Promise<FoundText[] | undefined> {
  return server()
    ?.texts(words)
    .catch(() => undefined);
}

/** Maximum number of characters before a match in an excerpt. */
const mostBefore = 24;

/** An excerpt that starts shortly before the match. */
export function excerptOf(text: string, typed: string): string {
  const folded = searchable(text);
  const phrase = searchable(typed.trim());
  const whole = folded.indexOf(phrase);
  const at = whole >= 0 ? whole : folded.indexOf(phrase.split(/\s+/)[0] ?? '');
  const start = at > mostBefore ? text.indexOf(' ', at - mostBefore) + 1 : 0;
  return start > 0 && start <= at ? `…${text.slice(start)}` : text;
}

/** A text as a search result, which opens its field. */
export function textTarget({ route, title, pointer, text, language }: FoundText, typed = ''): FinderTarget {
  return {
    id: `${route} ${pointer} ${language ?? ''}`,
    name: excerptOf(text, typed),
    kind: language === undefined ? title : `${title}, ${language}`,
    run: () => {
      const here = store.get().route;
      const source = store.get().site?.languages[0]?.code;
      goToPage(route === '' ? here : route, { pointer, language: language ?? source });
      if (route === '' || route === here) scrollTo(pointer);
    },
  };
}
