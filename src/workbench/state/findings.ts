import { pointerTokens } from '../../content/diagnostics';
import type { Finding } from '../api';
import type { State } from './store';
import { stringsOf } from './values';

/** A finding of the open page, with the pointer of the document that it is about. */
export interface PageFinding extends Finding {
  place: string;
}

/** What to do where fields are at hand. The check itself tells whoever edits files which file to write in. */
export const hintsForFields: Record<string, string> = {
  'missing-alt': 'Say in one sentence what the image shows.',
  'missing-translation': 'Write it in the field beside the text.',
  'stale-translation':
    'See whether it still says the same: press "Still right" at its field, or change it there.',
};

let cached: { files: State['files']; found: PageFinding[] } | undefined;

/** What is wrong with the open page and its dictionaries, in the order of the page. */
export function pageFindings({ files, view }: State): PageFinding[] {
  // Not at every keystroke: what is found changes with the files.
  if (cached && cached.files === files) return cached.found;
  const dictionaries = Object.values(files?.dictionaries ?? {}).flatMap((file) => file?.file ?? []);
  const texts = new Map(
    stringsOf(view.page)
      .map(({ pointer, text }) => [text, pointer])
      .reverse() as [string, string][],
  );
  const found = (files?.findings ?? []).flatMap((known): PageFinding[] => {
    const hint = hintsForFields[known.code];
    const finding = hint === undefined ? known : { ...known, hint };
    // A finding that several pages share is reported once, with the other pages in `others`. It is shown on each of them.
    const here = [finding, ...(finding.others ?? [])].find(
      ({ file }) => file === files?.page.file || dictionaries.includes(file),
    );
    if (!here) return [];
    if (here.file === files?.page.file) return [{ ...finding, place: here.pointer }];
    // An entry of a dictionary is about the text that is its key.
    return [{ ...finding, place: texts.get(pointerTokens(here.pointer)[0] ?? '') ?? '' }];
  });
  const order = new Map(stringsOf(view.page).map(({ pointer }, index) => [pointer, index]));
  const placeOf = ({ place }: PageFinding) => order.get(place) ?? firstWithin(order, place);
  found.sort((a, b) => placeOf(a) - placeOf(b));
  cached = { files, found };
  return found;
}

/** What is wrong elsewhere. */
export function otherFindings(state: State): Finding[] {
  const own = new Set(
    pageFindings(state).map(({ path, line, column, message }) => `${path}:${line}:${column}${message}`),
  );
  return (state.files?.findings ?? []).filter(
    ({ path, line, column, message }) => !own.has(`${path}:${line}:${column}${message}`),
  );
}

/** The order of the first text within a value. */
function firstWithin(order: ReadonlyMap<string, number>, place: string): number {
  for (const [pointer, index] of order) if (pointer.startsWith(`${place}/`)) return index;
  return -1;
}
