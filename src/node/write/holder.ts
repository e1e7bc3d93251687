import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { attempt } from '../../content/text/attempt';

/** The process that holds a write lock. */
export interface Holder {
  /** Unique to this process. */
  token: string;
  /** The command as people know it. */
  command: string;
  pid: number;
  /** Identifies the machine or container in which `pid` is valid. */
  machine: string;
  /** When the process started, as reported by the system, since pids are reused. Empty if unknown. */
  began: string;
  /** When the lock was taken, in milliseconds since 1970. */
  since: number;
}

/** Describes this process as a lock holder. */
export function ownHolder(): Holder {
  return {
    token: `${process.pid.toString(36)}${Math.random().toString(36).slice(2, 10)}`,
    command: plain(path.basename(process.argv[1] ?? 'node').replace(/\.\w+$/, '')),
    pid: process.pid,
    machine: machine(),
    began: beganAt(process.pid) ?? '',
    since: Date.now(),
  };
}

/** Parses a lock; undefined if the file is not a complete lock: half written, or not ours. */
export function readHolder(text: string): Holder | undefined {
  try {
    const { token, command, pid, machine, began, since } = JSON.parse(text);
    const isOne =
      /^\w{1,40}$/.test(token) &&
      [command, machine, began].every((one) => typeof one === 'string') &&
      Number.isSafeInteger(pid) &&
      pid > 0 &&
      Number.isFinite(new Date(since).getTime());
    return isOne ? { token, command, pid, machine, began, since } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the holder is still running; undefined if this cannot be determined from here. */
export function isAlive({ pid, machine: where, began }: Holder): boolean | undefined {
  if (where !== machine()) return undefined;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Any other error, such as EPERM, means that the process exists.
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const now = beganAt(pid);
  // Without a start time, the pid may have been reused.
  return now === undefined || began === '' ? undefined : now === began;
}

/** Describes a holder to whoever has to wait for it. */
export function nameHolder(holder: Holder | undefined): string {
  if (!holder) return 'another command';
  const place = holder.machine === machine() ? '' : ' on another machine or in another container';
  const since = new Date(holder.since).toTimeString().slice(0, 8);
  return `"${plain(holder.command)}" (process ${holder.pid}${place}, since ${since})`;
}

/** Strips a command name of anything that is unsafe to print in a terminal. */
function plain(name: string): string {
  return name.replaceAll(/[^\w:.-]/g, '').slice(0, 40) || 'command';
}

function machine(): string {
  const readBoot = () => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  return attempt(() => `${readBoot()} ${readlinkSync('/proc/self/ns/pid')}`) ?? hostname();
}

/** When the process started; empty for a zombie; undefined if the system does not say. */
function beganAt(pid: number): string | undefined {
  const stat = attempt(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  // The program name stands in brackets and may contain anything.
  const [state = '', ...rest] = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
  return /[ZX]/.test(state) ? '' : rest[18];
}
