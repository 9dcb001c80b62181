import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LeadServer } from './lead-server.ts';

const CALLS = 'trace=fsync,fdatasync,write,writev,pwrite64,sendto,sendmsg';

/** Why no system calls can be watched here, in a sentence; undefined when they can. */
export function straceMissing(): string | undefined {
  try {
    execFileSync('strace', ['-f', '--seccomp-bpf', '-o', '/dev/null', 'true'], { stdio: 'ignore' });
    return undefined;
  } catch {
    return 'The power cut is not tested: strace is not here, or may not trace. On Debian: apt-get install strace.';
  }
}

export type PowerCut = { answered: number; unsynced: number };

/**
 * Posts leads one after the other to a process whose system calls are written down, and counts the answers that left
 * before the log, written since the answer before, was synced to the disk: what a power cut would have taken back.
 * `start` puts the words that it is given in front of the command of the process.
 */
export async function cutPower(
  start: (before: readonly string[]) => Promise<LeadServer>,
  leads: number,
  folder: string,
): Promise<PowerCut> {
  const trace = path.join(folder, 'calls.trace');
  const quick = ['-f', '--seccomp-bpf', '-yy'];
  const server = await start(['strace', ...quick, '-e', CALLS, '-e', 'signal=none', '-o', trace]);
  try {
    for (let at = 0; at < leads; at++)
      if ((await server.post(`lead-${at}`)) === undefined)
        throw new Error(`The lead ${at} was not answered.`);
  } finally {
    // strace ends with the process that it watches.
    const ended = once(server.child, 'exit');
    process.kill(firstProcess(trace), 'SIGKILL');
    await ended;
    await server.kill();
  }
  return readTrace(readFileSync(trace, 'utf8'));
}

/** The process whose call stands first in a trace. Throws when there is none: 0 would end the test itself. */
function firstProcess(trace: string): number {
  const pid = Number(/^\d+/.exec(readFileSync(trace, 'utf8'))?.[0]);
  if (!(pid > 1)) throw new Error(`${trace} names no process.`);
  return pid;
}

/** What the lines of a trace say, in order. */
export function readTrace(trace: string): PowerCut {
  let answered = 0;
  let unsynced = 0;
  let isOnDisk = false;
  for (const line of trace.split('\n')) {
    const isLog = /\.sqlite-wal>/.test(line);
    if (isLog && /\bpwrite64\(|\bwrite\(/.test(line)) isOnDisk = false;
    else if (isLog && /\b(fsync|fdatasync)\(/.test(line)) isOnDisk = true;
    else if (/"HTTP\/1\.1 20[01]/.test(line)) {
      answered++;
      if (!isOnDisk) unsynced++;
      // The next answer needs a sync of its own.
      isOnDisk = false;
    }
  }
  return { answered, unsynced };
}
