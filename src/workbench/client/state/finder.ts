import { searchable } from '../../../content/model/wording';
import { typeOf } from '../../../content/schema/fields';
import type { FoundText } from '../../protocol/api';
import { show, showOn } from '../page/walk';
import { sectionName } from './actions';
import { goToPage } from './destination';
import { shownSections } from './documents';
import { step } from './load';
import { frameParts } from './parts';
import { search } from './search';
import type { State } from './store';
import { typeLabel } from './type-label';
import type { Workbench } from './workbench';

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
export function targetsFor(workbench: Workbench, typed: string): FinderTarget[] {
  const words = typed.trim().replace(/^\/(?=.)/, '');
  const ofPage = [...sectionTargets(workbench), ...partTargets(workbench), ...commandTargets(workbench)];
  if (words === '') return ofPage;
  const all = [...pageTargets(workbench), ...ofPage];
  return search(all, words, ({ name, kind, id }) => [name, [kind, id]]).slice(0, mostShown);
}

function pageTargets(workbench: Workbench): FinderTarget[] {
  const { site } = workbench.store.getState();
  return (site?.pages ?? []).map(({ route, title, isDraft }) => ({
    id: route,
    name: title || route,
    kind: isDraft ? 'Page, a draft' : 'Page',
    run: () => goToPage(workbench, route),
  }));
}

function sectionTargets(workbench: Workbench): FinderTarget[] {
  const { view } = workbench.store.getState();
  return shownSections(view).map((section, index) => ({
    id: `section ${index}`,
    name: sectionName(workbench, section),
    kind: `Section, ${typeLabel(workbench, typeOf(section)).toLowerCase()}`,
    run: () => show(workbench, { pointer: `/sections/${index}`, how: 'item' }),
  }));
}

function partTargets(workbench: Workbench): FinderTarget[] {
  const { site, view } = workbench.store.getState();
  if (!site || !view.site) return [];
  return frameParts(site.frame.site, site.definitions).map(({ name, pointer }) => ({
    id: pointer,
    name,
    kind: 'On every page',
    run: () => show(workbench, { pointer, how: 'item' }),
  }));
}

/** The commands that are always available. */
function commandTargets(workbench: Workbench): FinderTarget[] {
  const {
    history: { undo, redo },
    listed,
  } = workbench.store.getState();
  const command = (name: string, run: () => void): FinderTarget => ({ id: name, name, kind: 'Command', run });
  const publishing = listed && 'publishing' in listed ? listed.publishing : undefined;
  const canPublish = publishing !== undefined && publishing.missing === undefined;
  const isOpen = (tab: State['tab']) =>
    workbench.store.change({ tab, selected: undefined, focus: undefined });
  return [
    ...(undo ? [command(`Undo: ${undo}`, () => void step(workbench, 'undo'))] : []),
    ...(redo ? [command(`Redo: ${redo}`, () => void step(workbench, 'redo'))] : []),
    command('Add section…', () => workbench.store.change({ dialog: { name: 'insert' } })),
    command('New page…', () => workbench.store.change({ dialog: { name: 'new-page' } })),
    command('All pages', () => isOpen('pages')),
    command('Pictures', () => isOpen('pictures')),
    command('Page: title, description, address', () => isOpen('page')),
    command('Findings', () => isOpen('findings')),
    ...(listed && 'pages' in listed ? [command('Changes', () => isOpen('changes'))] : []),
    ...(canPublish
      ? [
          command(publishing.verb === 'direct' ? 'Publish…' : 'Propose…', () =>
            workbench.store.change({ dialog: { name: 'publish' } }),
          ),
        ]
      : []),
    command('Find and replace…', () => workbench.store.change({ dialog: { name: 'replace' } })),
    command('Compare sizes and languages', () => workbench.store.change({ dialog: { name: 'compare' } })),
  ];
}

/** The command to replace the words that were searched for. */
export function replaceTarget(workbench: Workbench, typed: string): FinderTarget {
  const words = typed.trim();
  const run = () => workbench.store.change({ dialog: { name: 'replace', words } });
  return { id: 'replace', name: `Replace “${words}” on all pages…`, kind: 'Command', run };
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
export function textTarget(
  workbench: Workbench,
  { route, title, pointer, text, language }: FoundText,
  typed: string,
): FinderTarget {
  return {
    id: `${route} ${pointer} ${language ?? ''}`,
    name: excerptOf(text, typed),
    kind: language === undefined ? title : `${title}, ${language}`,
    run: () => {
      const source = workbench.store.getState().site?.languages[0]?.code;
      showOn(workbench, route, { pointer, language: language ?? source });
    },
  };
}
