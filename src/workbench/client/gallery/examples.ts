import { useSyncExternalStore } from 'react';
import { isRecord } from '../../../content/model/is-record';
import type { TriedExample, TypeExamples } from '../../protocol/api';
import type { DocumentFiles, FileText, Written } from '../../protocol/documents';
import { httpApi, readExamples, tryExample } from '../http-api';
import { startQueue } from '../state/queue';
import { store } from '../state/store';
import { editedValue } from '../state/values';

type Section = Record<string, unknown>;

/** An example as edited on this page, not saved in any file. */
type Draft = TriedExample & { section: Section };

/** The state of a section type's page. */
interface TypePageState {
  /** Undefined until it has loaded. */
  known: TypeExamples | undefined;
  drafts: Readonly<Record<string, Draft>>;
  /** The example shown in the form. */
  selected: string;
  failure: string | undefined;
}

/** The type of this page. */
export const type = document.documentElement.dataset.type ?? '';

let shown: TypePageState = { known: undefined, drafts: {}, selected: '', failure: undefined };
const listeners = new Set<() => void>();

function set(change: Partial<TypePageState>): void {
  shown = { ...shown, ...change };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useShown = (): TypePageState => useSyncExternalStore(subscribe, () => shown);

/** An example is edited in the form for the first section of a page that has no folder. */
export const pointer = '/sections/0';
const fileOf = (name: string) => `${name}/page.json`;
const nameOf = (file: string) => file.slice(0, -'/page.json'.length);

let written = 0;

function textOf(name: string): FileText {
  const section = shown.drafts[name]?.section ?? shown.known?.examples[name] ?? {};
  return { file: fileOf(name), text: JSON.stringify({ sections: [section] }), hash: String(++written) };
}

/** The findings of an example, as though its file were a page. */
function findingsOf(name: string): DocumentFiles['findings'] {
  const { drafts, known } = shown;
  const findings = drafts[name]?.findings ?? known?.findings ?? [];
  const own = `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  return findings
    .filter((finding) => finding.pointer === own || finding.pointer.startsWith(`${own}/`))
    .map((finding) => ({
      ...finding,
      file: fileOf(name),
      pointer: pointer + finding.pointer.slice(own.length),
    }));
}

/** Opens the form of an example. */
export function selectExample(name: string): void {
  set({ selected: name });
  const files = {
    ...{ page: textOf(name), dictionaries: {}, shared: {}, sharing: {} },
    findings: findingsOf(name),
  };
  store.set({ files, left: new Set(), selected: 0, opened: store.get().opened + 1 });
}

/** Resets an example to its file. */
export function reset(name: string): void {
  const { [name]: _, ...drafts } = shown.drafts;
  set({ drafts });
  tellFrames(name);
  if (name === shown.selected) selectExample(name);
}

/** Applies a form's edits in memory; the server returns the findings and the resolved sections. */
async function write(
  files: readonly { file: string; edits: Parameters<typeof editedValue>[1] }[],
): Promise<Written> {
  try {
    for (const { file, edits } of files) {
      const name = nameOf(file);
      const before = shown.drafts[name]?.section ?? shown.known?.examples[name];
      const after = editedValue({ sections: [before] }, edits) as { sections: unknown[] };
      const section = isRecord(after.sections[0]) ? after.sections[0] : {};
      const tried = await tryExample(type, name, section);
      // If the example cannot be rendered, the last rendered one stays.
      const sections = tried.sections ?? shown.drafts[name]?.sections;
      const draft = { section, findings: tried.findings, ...(sections && { sections }) };
      set({ drafts: { ...shown.drafts, [name]: draft }, failure: undefined });
      tellFrames(name);
    }
  } catch (error) {
    set({ failure: (error as Error).message });
    return { kind: 'away' };
  }
  const texts = files.map(({ file }) => textOf(nameOf(file)));
  return {
    kind: 'written',
    files: texts,
    history: store.get().history,
    findings: findingsOf(shown.selected),
  };
}

/** Reads the examples from their file and drops the edits of those that have changed there. */
export async function loadExamples(): Promise<void> {
  try {
    const [site, known] = await Promise.all([httpApi.site(), readExamples(type)]);
    const isSame = (name: string) =>
      JSON.stringify(known.examples[name]) === JSON.stringify(shown.known?.examples[name]);
    const drafts = Object.fromEntries(Object.entries(shown.drafts).filter(([name]) => isSame(name)));
    const dropped = Object.keys(shown.drafts).filter((name) => !(name in drafts));
    const isFirst = shown.known === undefined;
    set({ known, drafts, failure: undefined });
    dropped.forEach(tellFrames);
    // Examples have no dictionaries: their texts are in a single language.
    store.set({ site: { ...site, languages: site.languages.slice(0, 1) }, isOpen: true });
    languages = site.languages;
    const [first = ''] = Object.keys(known.examples);
    const { selected } = shown;
    if (isFirst || !(selected in known.examples)) selectExample(first);
    else if (!(selected in drafts)) selectExample(selected);
  } catch (error) {
    set({ failure: (error as Error).message });
  }
}

/** The site's languages. */
export let languages: readonly { code: string; name: string }[] = [];

let frames: () => Iterable<HTMLIFrameElement> = () => [];

/** Shows the edited or saved example in its frames. */
function tellFrames(name: string, only?: unknown): void {
  for (const { contentWindow, dataset } of frames()) {
    if (dataset.example !== name || (only && only !== contentWindow)) continue;
    const example = shown.drafts[name]?.sections?.[dataset.language ?? ''];
    contentWindow?.postMessage({ example }, location.origin);
  }
}

/** Connects forms to the drafts and answers frames that ask what to show. @param all the current frames */
export function start(all: typeof frames): void {
  frames = all;
  startQueue((_name, files) => write(files));
  addEventListener('message', ({ source, origin, data }) => {
    if (origin !== location.origin || data !== 'example') return;
    for (const { contentWindow, dataset } of frames())
      if (contentWindow === source && shown.drafts[dataset.example ?? ''])
        tellFrames(dataset.example ?? '', source);
  });
  void loadExamples();
}
