import { createStore } from 'zustand/vanilla';
import { pointerToken } from '../../../content/model/diagnostics';
import { isRecord } from '../../../content/model/is-record';
import type { Api, TriedExample, TypeExamples } from '../../protocol/api';
import type { DocumentFiles, FileText, Written } from '../../protocol/documents';
import { editedValue } from '../state/values';
import type { Workbench } from '../state/workbench';

type Section = Record<string, unknown>;

/** An example as edited on this page, not saved in any file. */
type Draft = TriedExample & { section: Section };

/** The state of a section type's page. */
interface TypePageState {
  /** The examples in their file; undefined until they have loaded. */
  saved: TypeExamples | undefined;
  drafts: Readonly<Record<string, Draft>>;
  /** The example shown in the form. */
  selected: string;
  failure: string | undefined;
  languages: readonly { code: string; name: string }[];
}

/** The examples of a section type, edited in memory. */
export type Examples = ReturnType<typeof createExamples>;

/** An example is edited in the form for the first section of a page that has no folder. */
export const pointer = '/sections/0';
const fileOf = (name: string) => `${name}/page.json`;
const nameOf = (file: string) => file.slice(0, -'/page.json'.length);

/** Creates the examples of a section type. @param frames returns the frames that show examples */
export function createExamples(
  workbench: Workbench,
  type: string,
  api: Pick<Api, 'site' | 'examples' | 'tryExample'>,
  frames: () => Iterable<HTMLIFrameElement>,
) {
  const store = createStore<TypePageState>(() => ({
    saved: undefined,
    drafts: {},
    selected: '',
    failure: undefined,
    languages: [],
  }));
  let written = 0;

  function sectionOf(name: string): unknown {
    const { drafts, saved } = store.getState();
    return drafts[name]?.section ?? saved?.examples[name];
  }

  function textOf(name: string): FileText {
    const text = JSON.stringify({ sections: [sectionOf(name) ?? {}] });
    return { file: fileOf(name), text, hash: String(++written) };
  }

  /** The findings of an example, as though its file were a page. */
  function findingsOf(name: string): DocumentFiles['findings'] {
    const { drafts, saved } = store.getState();
    const findings = drafts[name]?.findings ?? saved?.findings ?? [];
    const own = pointerToken(name);
    return findings
      .filter((finding) => `${finding.pointer}/`.startsWith(`${own}/`))
      .map((finding) => ({
        ...finding,
        file: fileOf(name),
        pointer: pointer + finding.pointer.slice(own.length),
      }));
  }

  /** Opens the form of an example. */
  function select(name: string): void {
    store.setState({ selected: name });
    const files = {
      ...{ page: textOf(name), dictionaries: {}, shared: {}, sharing: {} },
      findings: findingsOf(name),
    };
    const { opened } = workbench.store.getState();
    workbench.store.change({ files, left: new Set(), selected: 0, opened: opened + 1 });
  }

  /** Resets an example to its file. */
  function reset(name: string): void {
    const { [name]: _, ...drafts } = store.getState().drafts;
    store.setState({ drafts });
    tellFrames(name);
    if (name === store.getState().selected) select(name);
  }

  /** Applies a form's edits in memory; the server returns the findings and the resolved sections. */
  async function write(
    files: readonly { file: string; edits: Parameters<typeof editedValue>[1] }[],
  ): Promise<Written> {
    try {
      for (const { file, edits } of files) {
        const name = nameOf(file);
        const after = editedValue({ sections: [sectionOf(name)] }, edits) as { sections: unknown[] };
        const section = isRecord(after.sections[0]) ? after.sections[0] : {};
        const tried = await api.tryExample(type, name, section);
        const { drafts } = store.getState();
        // If the example cannot be rendered, the last rendered one stays.
        const sections = tried.sections ?? drafts[name]?.sections;
        const draft = { section, findings: tried.findings, ...(sections && { sections }) };
        store.setState({ drafts: { ...drafts, [name]: draft }, failure: undefined });
        tellFrames(name);
      }
    } catch (error) {
      store.setState({ failure: (error as Error).message });
      return { kind: 'away' };
    }
    const texts = files.map(({ file }) => textOf(nameOf(file)));
    return {
      kind: 'written',
      files: texts,
      history: workbench.store.getState().history,
      findings: findingsOf(store.getState().selected),
    };
  }

  /** Reads the examples from their file and drops the edits of those that have changed there. */
  async function load(): Promise<void> {
    try {
      const [site, saved] = await Promise.all([api.site(), api.examples(type)]);
      const before = store.getState();
      const isSame = (name: string) =>
        JSON.stringify(saved.examples[name]) === JSON.stringify(before.saved?.examples[name]);
      const drafts = Object.fromEntries(Object.entries(before.drafts).filter(([name]) => isSame(name)));
      const dropped = Object.keys(before.drafts).filter((name) => !(name in drafts));
      store.setState({ saved, drafts, failure: undefined, languages: site.languages });
      for (const name of dropped) tellFrames(name);
      // Examples have no dictionaries: their texts are in a single language.
      workbench.store.change({ site: { ...site, languages: site.languages.slice(0, 1) } });
      const [first = ''] = Object.keys(saved.examples);
      const { selected } = store.getState();
      if (before.saved === undefined || !(selected in saved.examples)) select(first);
      else if (!(selected in drafts)) select(selected);
    } catch (error) {
      store.setState({ failure: (error as Error).message });
    }
  }

  /** Shows the edited or saved example in its frames. */
  function tellFrames(name: string, only?: unknown): void {
    for (const { contentWindow, dataset } of frames()) {
      if (dataset.example !== name || (only && only !== contentWindow)) continue;
      const example = store.getState().drafts[name]?.sections?.[dataset.language ?? ''];
      contentWindow?.postMessage({ example }, location.origin);
    }
  }

  /** Connects forms to the drafts and answers frames that ask what to show. */
  function start(): void {
    workbench.queue.start((_name, files) => write(files));
    addEventListener('message', ({ source, origin, data }) => {
      if (origin !== location.origin || data !== 'example') return;
      for (const { contentWindow, dataset } of frames())
        if (contentWindow === source && store.getState().drafts[dataset.example ?? ''])
          tellFrames(dataset.example ?? '', source);
    });
    void load();
  }

  return { type, store, select, reset, load, start };
}
