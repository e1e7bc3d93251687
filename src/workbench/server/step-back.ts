import { diffDocuments } from '../../content/json/difference';
import { hashOf } from '../../node/project/hash';
import { Refusal } from './guard';
import type { Content, Direction, EditHistory, FileChange } from './history';
import { mergeEdits } from './merge';
import { imagesIn } from './named-images';
import type { FileStep, Step } from './step';

/** The files of a site as they are, and what pages show. */
export interface Present {
  /** What a file holds; undefined where there is none. @throws Refusal when it cannot be read */
  contentOf(file: string): Content;
  /** Whether a document shows an image. @param except documents that are not asked */
  isShown(image: string, except?: ReadonlySet<string>): boolean;
}

/**
 * What files hold when a step is taken back, or made again. A file that was changed since keeps these changes, where they are
 * about other values than the step.
 *
 * @throws Refusal that says why it cannot be done without losing what somebody else did; then for none of its files
 */
export function stepChanges(
  step: Step,
  direction: Direction,
  history: EditHistory,
  present: Present,
): FileChange[] {
  const changes = step.files.map((known): FileChange => {
    const before = present.contentOf(known.file);
    return { file: known.file, before, after: contentAfter(known, direction, history, before) };
  });
  // What pages show is asked of the documents of the step as they will be, and of all others as they are.
  const documents = new Set(step.files.map(({ file }) => file));
  const shown = new Set(
    changes.flatMap(({ file, after }) => (typeof after === 'string' ? [...imagesIn(file, after)] : [])),
  );
  return changes.filter(({ file, before, after }) => {
    const isGone = after === undefined && before instanceof Uint8Array;
    const isNeeded = isGone && (shown.has(file) || present.isShown(file, documents));
    return after !== before && !isNeeded;
  });
}

function contentAfter(
  known: FileStep,
  direction: Direction,
  history: EditHistory,
  present: Content,
): Content {
  const { file } = known;
  const [from, to] = direction === 'undo' ? [known.after, known.before] : [known.before, known.after];
  const hash = present === undefined ? undefined : hashOf(present);
  if (hash === to) return present;
  const target = to === undefined ? undefined : history.contentOf(to);
  if (target === undefined && to !== undefined)
    throw new Refusal(409, `what ${file} held is not kept any more.`);
  if (hash === from) return target;
  if (present === undefined) throw new Refusal(409, `${file} is gone.`);
  const base = from === undefined ? undefined : history.contentOf(from);
  if (typeof present !== 'string' || typeof base !== 'string' || typeof target !== 'string')
    throw new Refusal(409, `${file} was changed since.`);
  const edits = diffDocuments(JSON.parse(base), JSON.parse(target));
  const merged = mergeEdits({ text: present, hash: hash ?? '' }, { file, hash: '', edits }, base, false);
  if (!Array.isArray(merged)) return merged.text;
  const places = merged.map(({ pointer }) => pointer || 'the whole').join(', ');
  throw new Refusal(409, `${places} in ${file} was changed since.`);
}
