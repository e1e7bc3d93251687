import type { Incoming } from '../../commands/get/incoming';
import { Others } from '../../commands/get/others';
import { incomingWords } from '../../commands/get/report-get';
import type { FileChoice } from '../../commands/publish/merge-file';
import type { RemoteState } from '../../commands/publish/remote';
import type { ShownConflict } from '../../commands/publish/words';
import { isRecord } from '../../content/model/is-record';
import type { WriteLock } from '../../node/write/lock';
import type { Present } from './changes/changes';
import { Refusal } from './guard';
import { refusing } from './publication';

/** What others did, as the workbench shows it; without a mark there is nothing. */
export interface ShownOthers {
  /** In a few words: "3 changes by others on 2 pages". */
  words: string;
  mark?: string;
  conflicts: ShownConflict[];
  notes: string[];
}

/** What has become of getting it: what was written, or what there is to say first. */
export type GotOthers = ShownOthers & { isDone: boolean; files: string[]; gone: string[] };

/** What others did since this branch left them. @throws Refusal when nobody answers, or git has to do something first */
export async function othersNow(present: Present): Promise<ShownOthers> {
  return refusing(async () => {
    const others = othersOf(present);
    const state = await others.look();
    return shown(others.incoming(state));
  });
}

/** Asks what there is; everything else goes on meanwhile. @throws Refusal when nobody answers */
export async function lookForOthers(present: Present): Promise<RemoteState> {
  return refusing(() => othersOf(present).look());
}

/**
 * Gets what others did.
 *
 * @param lock of the folder of the site
 * @param asked `mark`: the state that whoever asks has seen; `keep`: which side holds, for each conflict by its file and pointer
 * @throws Refusal when git has to do something first
 */
export async function getOthers(
  present: Present,
  lock: WriteLock,
  state: RemoteState,
  asked: Record<string, unknown>,
): Promise<GotOthers> {
  const { mark, keep = [] } = asked;
  if (typeof mark !== 'string' || !Array.isArray(keep) || !keep.every(isKept))
    throw new Refusal(422, 'Say which state was seen, and which side holds of what was changed twice.');
  const choose: FileChoice = ({ file, pointer }) =>
    keep.find((one) => one.file === file && one.pointer === pointer)?.side;
  return refusing(async () => {
    const { incoming, isDone, files, gone } = othersOf(present).get(lock, state, { mark, choose });
    return { ...shown(incoming), isDone, files, gone };
  });
}

interface Kept {
  file: string;
  pointer?: string;
  side: 'mine' | 'theirs';
}

function isKept(value: unknown): value is Kept {
  if (!isRecord(value) || typeof value.file !== 'string') return false;
  const isPlace = value.pointer === undefined || typeof value.pointer === 'string';
  return isPlace && (value.side === 'mine' || value.side === 'theirs');
}

function othersOf({ folder, schemas }: Present): Others {
  return new Others({ folder, schemas, mayAsk: false });
}

function shown(incoming: Incoming | undefined): ShownOthers {
  if (!incoming) return { words: 'Nothing new by others', conflicts: [], notes: [] };
  const { mark, conflicts, notes } = incoming;
  return { words: incomingWords(incoming), mark, conflicts, notes };
}
