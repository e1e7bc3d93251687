import type { Incoming } from '../../commands/get/incoming';
import { Others } from '../../commands/get/others';
import { incomingWords } from '../../commands/get/report-get';
import type { FileChoice } from '../../commands/publish/merge-file';
import type { RemoteState } from '../../commands/publish/remote';
import { isRecord } from '../../content/model/is-record';
import type { WriteLock } from '../../node/write/lock';
import type { ChosenSide, OthersNow } from '../protocol/publishing';
import type { Present } from './changes/changes';
import { Refusal } from './guard';
import { refusing } from './publication';

/** The result of getting them: the files written, or what has to be decided first. */
export type GotOthers = OthersNow & { isDone: boolean; files: string[]; gone: string[] };

/**
 * The changes of others since this branch diverged. @throws Refusal if the remote does not answer, or something has to be done
 * in git first
 */
export async function incomingNow(present: Present): Promise<OthersNow> {
  return refusing(async () => {
    const others = othersOf(present);
    const state = await others.look();
    return shown(others.incoming(state));
  });
}

/** Fetches without blocking other requests. @throws Refusal if the remote does not answer */
export async function lookForOthers(present: Present): Promise<RemoteState> {
  return refusing(() => othersOf(present).look());
}

/**
 * Gets the changes of others.
 *
 * @param asked `mark`: the state that the caller has seen; `keep`: the chosen side of each conflict, by file and pointer
 * @throws Refusal if something has to be done in git first
 */
export async function takeOthers(
  present: Present,
  lock: WriteLock,
  state: RemoteState,
  asked: Record<string, unknown>,
): Promise<GotOthers> {
  const { mark, keep = [] } = asked;
  if (typeof mark !== 'string' || !Array.isArray(keep) || !keep.every(isKept))
    throw new Refusal(422, 'Say which state was seen, and which side of each conflict to keep.');
  const choose: FileChoice = ({ file, pointer }) =>
    keep.find((one) => one.file === file && one.pointer === pointer)?.side;
  return refusing(async () => {
    const { incoming, isDone, files, gone } = othersOf(present).get(lock, state, { mark, choose });
    return { ...shown(incoming), isDone, files, gone };
  });
}

function isKept(value: unknown): value is ChosenSide {
  if (!isRecord(value) || typeof value.file !== 'string') return false;
  const isPlace = value.pointer === undefined || typeof value.pointer === 'string';
  return isPlace && (value.side === 'mine' || value.side === 'theirs');
}

function othersOf({ folder, schemas }: Present): Others {
  return new Others({ folder, schemas, mayAsk: false });
}

function shown(incoming: Incoming | undefined): OthersNow {
  if (!incoming) return { words: 'Nothing new by others', conflicts: [], notes: [] };
  const { mark, conflicts, notes } = incoming;
  return { words: incomingWords(incoming), mark, conflicts, notes };
}
