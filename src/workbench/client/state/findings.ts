import { stringsOf } from '../../../content/json/values';
import { pointerToken, pointerTokens } from '../../../content/model/diagnostics';
import { siteFolder } from '../../../content/model/routes';
import { folderIn } from '../../../content/text/paths';
import type { DocumentFiles, LocatedFinding } from '../../protocol/documents';
import { fieldKind, labelOf, resolveSchema } from '../form/schema';
import { type FormPlace, inWordsOfForms } from './form-words';
import { imagePath } from './image-name';
import {
  documentIn,
  filesAt,
  frameOwners,
  type Owner,
  pointerIn,
  schemaOf,
  sharedOwner,
  shownAt,
} from './parts';
import type { State } from './store';

/**
 * How much a finding matters while editing: an empty field of a new item is to be filled in, a text to be translated; only
 * content that is written and wrong is an error.
 */
export type Tone = 'error' | 'warning' | 'translate' | 'fill';

const tones: readonly Tone[] = ['error', 'warning', 'translate', 'fill'];

/** A finding on the open page, with the pointer of the document that it is about. */
export interface PageFinding extends LocatedFinding {
  place: string;
  tone: Tone;
}

/** The most severe tone of some findings. */
export function worstOf(findings: readonly { tone: Tone }[]): Tone {
  return tones.find((tone) => findings.some((finding) => finding.tone === tone)) ?? 'fill';
}

/** The findings on the open page's own documents, with those on its shared sections, and on every page. */
interface PlacedFindings {
  own: PageFinding[];
  page: PageFinding[];
  frame: PageFinding[];
}

const none: PlacedFindings = { own: [], page: [], frame: [] };
/** As last computed from the files of a route, and with which empty fields that were left. */
const cached = new WeakMap<DocumentFiles, PlacedFindings & Pick<State, 'left'>>();

function placedFindings(state: State): PlacedFindings {
  const { files, left } = state;
  if (!files) return none;
  const before = cached.get(files);
  // Not on every keystroke: findings change only with the files.
  if (before?.left === left) return before;
  const on = (owner: Owner) => findingsOn(owner, state, files);
  const own = on('page');
  const shared = Object.keys(files.sections ?? {}).flatMap((name) => on(sharedOwner(name)));
  const placed = { left, own, page: [...own, ...shared], frame: frameOwners.flatMap(on) };
  cached.set(files, placed);
  return placed;
}

/** The findings on the open page and its dictionaries, in page order; then those on its shared sections. */
export function pageFindings(state: State): PageFinding[] {
  return placedFindings(state).page;
}

/** The findings on what is on every page, in document order. */
export function frameFindings(state: State): PageFinding[] {
  return placedFindings(state).frame;
}

/** The findings on an editable document and its dictionaries. */
function findingsOn(owner: Owner, state: State, all: DocumentFiles): PageFinding[] {
  const files = filesAt(all, pointerIn(owner, ''));
  const document = documentIn(state.view, owner);
  const dictionaries = Object.values(files?.dictionaries ?? {}).flatMap((file) => file?.file ?? []);
  const strings = stringsOf(document);
  const texts = new Map(strings.map(({ pointer, text }) => [text, pointer] as const).reverse());
  const images = new Map(
    strings
      .filter(({ text }) => /^\.\.?\//.test(text))
      .map(({ pointer, text }) => [imagePath(text, files?.page.file ?? ''), pointer]),
  );
  const toneOf = ({ code, severity }: LocatedFinding, place: string): Tone => {
    if (shownAt(state.view, place) === '' && !state.left.has(place)) return 'fill';
    if (severity === 'warning') return 'warning';
    return code === 'missing-translation' ? 'translate' : 'error';
  };
  const placed = (finding: LocatedFinding, own: string): PageFinding => {
    const place = pointerIn(owner, own);
    const words = inWordsOfForms(finding, formPlace(state, place));
    return { ...finding, ...words, place, tone: toneOf(finding, place) };
  };
  const findings = all.findings.flatMap((finding): PageFinding[] => {
    // A finding that several pages share is reported once, with the other pages in `others`. It is shown on each of them.
    const here = [finding, ...(finding.others ?? [])].find(
      ({ file }) => file === files?.page.file || dictionaries.includes(file) || images.has(file),
    );
    if (!here) return [];
    // A finding on an image is fixed in the field that names it.
    const image = images.get(here.file);
    if (image !== undefined) return [placed(finding, image)];
    // A dictionary entry belongs to the text that is its key. The site's dictionaries also have the texts of all pages.
    const text = texts.get(pointerTokens(here.pointer)[0] ?? '');
    if (here.file === files?.page.file)
      return [placed(finding, lackingAt(state, finding, owner, here.pointer))];
    return text === undefined && owner === 'site' ? [] : [placed(finding, text ?? '')];
  });
  const order = new Map(strings.map(({ pointer }, index) => [pointerIn(owner, pointer), index]));
  const orderOf = ({ place }: PageFinding) => order.get(place) ?? firstWithin(order, place);
  return findings.sort((a, b) => orderOf(a) - orderOf(b));
}

/** The field at a pointer: its value, and its labels in the form. */
function formPlace(state: State, place: string): FormPlace {
  const own = place.replace(/(?:\/\d+)+$/, '');
  const titleOf = (property: string) => {
    // The pointer leads to the property itself, or to its parent.
    if (own.endsWith(`/${property}`)) return schemaOf(state, own)?.title;
    const child = schemaOf(state, place)?.properties?.[property];
    return child && resolveSchema(child, state.site?.definitions ?? {}).title;
  };
  return {
    value: shownAt(state.view, place),
    labelOf: (property) => titleOf(property) ?? labelOf(property),
  };
}

/** The pointer of the missing property, which has the field to fill in; otherwise that of the finding. */
function lackingAt(state: State, { code, message }: LocatedFinding, owner: Owner, pointer: string): string {
  const property = code === 'missing-property' ? /^"([^"]+)" is missing/.exec(message)?.[1] : undefined;
  const schema =
    property === undefined ? undefined : schemaOf(state, pointerIn(owner, pointer))?.properties?.[property];
  const hasField =
    property !== undefined &&
    schema !== undefined &&
    fieldKind(property, resolveSchema(schema, state.site?.definitions ?? {})) !== 'hidden';
  return hasField ? pointer + pointerToken(property) : pointer;
}

/** The findings on a page or on shared content, by folder. */
export function findingsIn(state: State, folder: string): (LocatedFinding & { tone?: Tone })[] {
  const { own, page, frame } = placedFindings(state);
  if (state.files?.page.file === `${folder}/page.json`) return own;
  const shared = folder === siteFolder ? frame : page.slice(own.length);
  return [...shared, ...otherFindings(state)].filter(({ file }) => folderIn(file) === folder);
}

/** The findings outside the open page and what it shows of shared content. */
export function otherFindings(state: State): LocatedFinding[] {
  const keyOf = ({ code, path, line, column }: LocatedFinding) => `${code} ${path}:${line}:${column}`;
  const own = new Set([...pageFindings(state), ...frameFindings(state)].map(keyOf));
  return (state.files?.findings ?? []).filter((finding) => !own.has(keyOf(finding)));
}

/** The order of the first text in a value. */
function firstWithin(order: ReadonlyMap<string, number>, place: string): number {
  for (const [pointer, index] of order) if (pointer.startsWith(`${place}/`)) return index;
  return -1;
}
