import path from 'node:path';
import { quotedSectionName } from '../../commands/review/sections';
import { diffDocuments } from '../../content/json/difference';
import { valueAt } from '../../content/json/values';
import { pointerTokens } from '../../content/model/diagnostics';
import { imageTypes } from '../../content/model/images';
import { isLanguageCode, languageName } from '../../content/model/languages';
import { isSharedSection, nameOfSection, routeOf, siteFolder } from '../../content/model/routes';
import { hashOf } from '../../node/project/hash';
import type { Conflict } from '../protocol/documents';
import { contentIn, isJson } from './changes/changed-files';
import { Refusal } from './guard';
import type { Content, Direction, EditHistory, StepFile } from './history';
import { mergeEdits } from './merge';
import { filesNamed } from './named-files';
import type { EditStep, FileStep } from './step';

/** The site's current files and image uses. */
export interface CurrentFiles {
  /** A file's content; undefined if it does not exist. @throws Refusal if it cannot be read */
  contentOf(file: string): Content;
  /** Whether a document shows an image or offers a download, or may do so if it has errors. @param except documents to ignore */
  isShown(image: string, except?: ReadonlySet<string>): boolean;
}

/**
 * The file contents after undoing or redoing a step. Later changes to a file are kept if they concern other values than the
 * step.
 *
 * @throws Refusal with the reason if that would lose somebody else's changes; then no file is changed
 */
export function stepChanges(
  step: EditStep,
  direction: Direction,
  history: EditHistory,
  current: CurrentFiles,
): StepFile[] {
  const isManyPages = new Set(step.files.map(({ file }) => path.posix.dirname(file))).size > 1;
  const changes = step.files.map((file): StepFile => {
    const before = current.contentOf(file.file);
    return { file: file.file, before, after: contentAfter(file, direction, history, before, isManyPages) };
  });
  // Image uses are determined from the step's documents as they will be, and from all others as they are.
  const documents = new Set(step.files.map(({ file }) => file));
  const shown = filesNamed('after', changes);
  return changes.filter(({ file, before, after }) => {
    const isGone = after === undefined && before instanceof Uint8Array;
    const isNeeded = isGone && (shown.has(file) || current.isShown(file, documents));
    return after !== before && !isNeeded;
  });
}

function contentAfter(
  step: FileStep,
  direction: Direction,
  history: EditHistory,
  present: Content,
  isManyPages: boolean,
): Content {
  const { file } = step;
  const [from, to] = direction === 'undo' ? [step.after, step.before] : [step.before, step.after];
  const hash = present === undefined ? undefined : hashOf(present);
  if (hash === to) return present;
  const target = to === undefined ? undefined : contentIn(file, history.contentOf(to));
  if (target === undefined && to !== undefined)
    throw new Refusal(409, `what ${calledFile(file)} said then is not kept any more.`);
  if (hash === from) return target;
  if (present === undefined) throw new Refusal(409, `${calledFile(file)} is gone.`);
  const base = from === undefined ? undefined : contentIn(file, history.contentOf(from));
  if (typeof present !== 'string' || !isJson(base) || !isJson(target))
    throw new Refusal(409, `${calledFile(file)} was changed since.`);
  const edits = diffDocuments(JSON.parse(base), JSON.parse(target));
  const merged = mergeEdits({ text: present, hash: hash ?? '' }, { file, hash: '', edits }, base, false);
  if (!Array.isArray(merged)) return merged.text;
  throw new Refusal(409, merged.map((conflict) => wordsOf(conflict, present, isManyPages)).join(' '));
}

/** A file in the words of editors, who know pages, languages and pictures. */
function calledFile(file: string): string {
  const folder = path.posix.dirname(file);
  const name = path.posix.basename(file);
  const where =
    folder === siteFolder
      ? 'what all pages share'
      : isSharedSection(folder)
        ? `the shared section ${nameOfSection(folder)}`
        : `the page ${routeOf(folder)}`;
  if (imageTypes.test(file)) return `the picture ${name} of ${where}`;
  const code = path.posix.basename(name, '.json');
  return isLanguageCode(code) ? `the ${languageName(code)} of ${where}` : where;
}

/**
 * Says which value stands in the way, by its names in the panel, and what it says now.
 *
 * @param isManyPages whether the step is of several pages, so that the page is named, too
 */
function wordsOf({ file, pointer, theirs }: Conflict, text: string, isManyPages: boolean): string {
  const tokens = pointerTokens(pointer);
  const section =
    tokens[0] === 'sections' ? quotedSectionName(valueAt(JSON.parse(text), `/sections/${tokens[1]}`)) : '';
  const names = (section ? tokens.slice(2) : tokens).map((token) =>
    /^\d+$/.test(token)
      ? `no. ${Number(token) + 1}`
      : token.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  );
  const [, code = ''] = /\/([\w-]+)\.json$/.exec(file) ?? [];
  const place = isLanguageCode(code)
    ? `the ${languageName(code)}${tokens.length > 0 ? ` of “${tokens.join('/')}”` : ''}`
    : [names.join(', '), section].filter(Boolean).join(' of ') || 'the whole of it';
  const now = typeof theirs === 'string' ? `: it says “${theirs}” now.` : '.';
  const on = isManyPages ? `, on ${calledFile(`${path.posix.dirname(file)}/page.json`)},` : '';
  return `${place}${on} was changed since${now}`;
}
