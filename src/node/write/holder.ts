import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';

/** Who writes under a site. */
export interface Holder {
  /** What only this one has. */
  token: string;
  /** The command, as people know it. */
  command: string;
  pid: number;
  /** Where this number means this process: a machine, or a container in it. */
  machine: string;
  /** When the process began, as the system counts it: numbers of processes are given again. Empty where that is not known. */
  began: string;
  /** Since when, in milliseconds since 1970. */
  since: number;
}

/** This process, as somebody who is about to write. */
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

/** What a lock says of its holder; undefined for a file that is not a whole lock: half written, or somebody else's. */
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

/** Whether a holder is at work: undefined when it cannot be known from here. */
export function isAlive({ pid, machine: where, began }: Holder): boolean | undefined {
  if (where !== machine()) return undefined;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process may not be asked, and is there.
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const now = beganAt(pid);
  // Without it, the number may have been given again since.
  return now === undefined || began === '' ? undefined : now === began;
}

/** A holder in words, for whoever has to wait. */
export function nameHolder(holder: Holder | undefined): string {
  if (!holder) return 'another command';
  const place = holder.machine === machine() ? '' : ' on another machine or in another container';
  const since = new Date(holder.since).toTimeString().slice(0, 8);
  return `"${plain(holder.command)}" (process ${holder.pid}${place}, since ${since})`;
}

/** A name as a terminal may show it, wherever it comes from. */
function plain(name: string): string {
  return name.replaceAll(/[^\w:.-]/g, '').slice(0, 40) || 'command';
}

function machine(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

/** When a process began; empty when it has ended and waits to be asked how; undefined where the system does not say. */
function beganAt(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program stands in brackets, and may hold anything.
    const [state = '', ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return /[ZX]/.test(state) ? '' : rest[18];
  } catch {
    return undefined;
  }
}
