import { jsonIn } from '../../../content/json/json-in';
import { rebased } from '../../../content/json/rebase';
import { isSameValue } from '../../../content/json/values';
import type { JsonEdit } from '../../../content/model/json-edit';
import type { Api } from '../../protocol/api';
import type { Conflict, DocumentFiles, FileEdits, FileText, Outcome } from '../../protocol/documents';
import { fileTexts, withTexts } from './documents';
import type { KeptChanges } from './kept';
import type { PendingChange, Store } from './store';
import { createTimer } from './timer';
import { editedValue } from './values';

/** Delay between typing and writing, and between retries while the server is unreachable. */
const pauseMs = 90;
const retryMs = 1000;

/** The changes on their way into files, one after another. */
export type Queue = ReturnType<typeof createQueue>;

/** Creates the queue of a workbench. Until it is started, changes wait in it. */
export function createQueue(store: Store, kept: KeptChanges) {
  /** Writes edits into files; undefined until the queue is started. */
  let writeEdits: Api['write'] | undefined;
  const timer = createTimer();
  let turns = 0;
  const idle = new Set<() => void>();
  /** The texts that changes on their way were made for, by file and hash. */
  const bases = new Map<string, string>();

  /** Starts with stored changes. @param write writes edits into files */
  function start(write: Api['write'], earlier: readonly PendingChange[] = []): void {
    writeEdits = write;
    update([...earlier, ...store.getState().changes]);
    schedule(0);
  }

  function update(changes: readonly PendingChange[]): void {
    kept.keep(changes);
    store.change({ changes });
  }

  function remember(texts: readonly FileText[]): void {
    for (const { file, hash, text } of texts) bases.set(file + hash, text);
  }

  /** Shows files that were read, with the changes that wait. */
  function show(files: DocumentFiles): void {
    const { changes, files: shown } = store.getState();
    const texts = shown ? fileTexts(shown) : [];
    remember(texts);
    const made = texts.map(({ file, hash }) => ({ file, hash, edits: [] }));
    const left = rebasedChanges(changes, made, bases, fileTexts(files));
    if (left.length > 0) kept.keep(left);
    store.change({ files, changes: left, failure: undefined, connection: 'there' });
  }

  /** Adds a change: it is shown at once, and written when typing pauses. */
  function enqueue(name: string, key: string, files: FileEdits[]): void {
    if (files.length === 0) return;
    const { changes, files: shown } = store.getState();
    if (changes.length === 0) bases.clear();
    if (shown) remember(fileTexts(shown));
    const last = changes.at(-1);
    const goesOn = last && last.key === key && !last.isSent && !last.conflicts;
    const next = goesOn
      ? [...changes.slice(0, -1), { ...last, name, refused: undefined, files: merged(last.files, files) }]
      : [...changes, { id: crypto.randomUUID(), name, key, files }];
    // A notice offers to undo only the last change.
    store.change({ notice: undefined });
    update(next);
    schedule(pauseMs);
  }

  function schedule(delay: number): void {
    timer(() => void send(), delay);
  }

  async function send(): Promise<void> {
    const { changes, sending } = store.getState();
    const next = changes.find(({ refused }) => refused === undefined);
    if (!writeEdits || sending || !next || changes.some(({ conflicts }) => conflicts)) return settle();
    await sendChange(next);
  }

  async function sendChange(change: PendingChange, force = false): Promise<void> {
    if (!writeEdits) return;
    turns++;
    store.change({ sending: change.id });
    update(replaced(change.id, (one) => ({ ...one, isSent: true })));
    const { id, name, files } = change;
    const result = await writeEdits(name, files, { id, force });
    turns++;
    store.change({ connection: result.kind === 'away' ? 'away' : 'there', sending: undefined });
    if (result.kind === 'away') return schedule(retryMs);
    const { changes } = store.getState();
    if (result.kind === 'written') {
      const later = changes.filter(({ id }) => id !== change.id);
      remember(result.files);
      const left = rebasedChanges(later, change.files, bases, result.files);
      kept.keep(left);
      const { files } = store.getState();
      store.change({
        changes: left,
        history: result.history,
        ...(files && { files: withOutcome(files, result) }),
      });
    } else {
      const why = result.kind === 'conflict' ? { conflicts: result.conflicts } : { refused: result.message };
      update(replaced(change.id, ({ isSent: _, ...one }) => ({ ...one, ...why })));
    }
    schedule(0);
  }

  /** The changes, with one of them replaced. */
  function replaced(id: string, by: (change: PendingChange) => PendingChange): PendingChange[] {
    return store.getState().changes.map((one) => (one.id === id ? by(one) : one));
  }

  /** Shows what something else has written, a step back for example, with the changes that wait. */
  function takeIn(outcome: Outcome): void {
    turns++;
    store.change({ history: outcome.history });
    const { files } = store.getState();
    if (files) show(withOutcome(files, outcome));
  }

  /**
   * Number of requests to write, and of answers. Files that were asked for before the last of them may lack what it wrote,
   * whenever they arrive.
   */
  function writeTurns(): number {
    return turns;
  }

  function settle(): void {
    if (store.getState().sending) return;
    for (const done of idle) done();
    idle.clear();
  }

  /** Resolves when everything that can be written is. */
  function written(): Promise<void> {
    return new Promise((resolve) => {
      idle.add(resolve);
      schedule(0);
    });
  }

  /** Retries what the server has not written. */
  function retry(): void {
    update(store.getState().changes.map(({ refused: _, conflicts: __, ...change }) => change));
    schedule(0);
  }

  /** Discards a change; the files stay as they are. */
  function discard(id: string): void {
    const { changes } = store.getState();
    const discarded = changes.find((change) => change.id === id);
    // Text typed there in the meantime would cause the same conflict.
    const isDiscarded = ({ id: other, key }: PendingChange) =>
      other === id || (discarded?.conflicts !== undefined && key === discarded.key);
    update(changes.filter((change) => !isDiscarded(change)));
    schedule(0);
  }

  /** Overwrites concurrent changes in the files with a change. */
  function insist(id: string): void {
    const { changes, sending } = store.getState();
    const change = changes.find((one) => one.id === id);
    if (!change || sending) return;
    update(replaced(id, (one) => ({ ...one, conflicts: undefined })));
    void sendChange(change, true);
  }

  return { start, enqueue, show, takeIn, writeTurns, written, retry, discard, insist };
}

const withOutcome = (shown: DocumentFiles, { files, findings }: Outcome): DocumentFiles => ({
  ...withTexts(shown, files),
  findings,
});

/** Merges edits; the last value set in a place wins. */
function merged(before: readonly FileEdits[], after: readonly FileEdits[]): FileEdits[] {
  const files = before.map((edited) => ({ ...edited, edits: [...edited.edits] }));
  for (const added of after) {
    const listed = files.find(({ file }) => file === added.file);
    if (!listed) files.push({ ...added, edits: [...added.edits] });
    else for (const edit of added.edits) add(listed.edits, edit);
  }
  return files;
}

function add(edits: JsonEdit[], edit: JsonEdit): void {
  const last = edits.at(-1);
  if (edit.op !== 'set' || last?.op !== 'set' || last.pointer !== edit.pointer) edits.push(edit);
  // A property that the earlier edit adds still has its place from there.
  else edits.splice(-1, 1, { ...last, value: edit.value });
}

/**
 * Rebases changes on what has become of the files, by an earlier change or by somebody else: edits go to the present places of
 * their values. Those whose place is not certain stay as they were made, for the server to judge.
 *
 * @param made the edits of the earlier change
 * @param bases the texts that edits were made for, by file and hash
 */
function rebasedChanges(
  later: readonly PendingChange[],
  made: readonly FileEdits[],
  bases: ReadonlyMap<string, string>,
  texts: readonly FileText[],
): PendingChange[] {
  if (later.length === 0) return [];
  const results = made.flatMap(({ file, hash, edits }) => {
    const text = texts.find((one) => one.file === file);
    // With edits, a file that is the same had them already, when they were sent before.
    if (!text || (text.hash === hash && edits.length === 0)) return [];
    const then = editedValue(jsonIn(bases.get(file + hash)), edits);
    return [{ file, hash, result: text.hash, then, now: jsonIn(text.text), isCertain: true }];
  });
  const rebasedFile = (edited: FileEdits): FileEdits => {
    const state = results.find(({ file, hash }) => file === edited.file && hash === edited.hash);
    if (!state?.isCertain) return edited;
    if (state.then === undefined || isSameValue(state.then, state.now))
      return { ...edited, hash: state.result };
    let [then, now]: unknown[] = [state.then, state.now];
    const edits: JsonEdit[] = [];
    for (const edit of edited.edits) {
      const moved = rebased(edit, then, now);
      if (!moved) {
        state.isCertain = false;
        return edited;
      }
      [then, now] = [editedValue(then, [edit]), editedValue(now, [moved])];
      edits.push(moved);
    }
    Object.assign(state, { then, now });
    return { ...edited, hash: state.result, edits };
  };
  return later.map((one) => ({ ...one, files: one.files.map(rebasedFile) }));
}

/** The last typed value in a conflict, so that typing on shows all of it next to the file's value. */
export function typedLast({ file, pointer, mine }: Conflict, changes: readonly PendingChange[]): unknown {
  const edits = changes.flatMap(({ files }) =>
    files.flatMap((edited) => (edited.file === file ? edited.edits : [])),
  );
  const last = edits.findLast((edit) => edit.op === 'set' && edit.pointer === pointer);
  return last?.op === 'set' ? last.value : mine;
}
