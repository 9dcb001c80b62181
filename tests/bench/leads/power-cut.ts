import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startLeadServer } from './lead-server.ts';
import type { ServerKind } from './lead-server.ts';

const CALLS = 'trace=fsync,fdatasync,write,writev,pwrite64,sendto,sendmsg';

/** Why no system calls can be watched here, in a sentence; undefined when they can. */
export function straceMissing(): string | undefined {
  try {
    execFileSync('strace', ['-o', '/dev/null', 'true'], { stdio: 'ignore' });
    return undefined;
  } catch {
    return 'The power cut is not tested: strace is not here, or may not trace. On Debian: apt-get install strace.';
  }
}

export type PowerCut = { answered: number; unsynced: number };

/**
 * Posts leads one after the other to a process whose system calls are written down, and counts the answers that left
 * before the log, written since the answer before, was synced to the disk: what a power cut would have taken back.
 */
export async function cutPower(kind: ServerKind, leads: number, folder: string): Promise<PowerCut> {
  const trace = path.join(folder, `${kind}.trace`);
  const strace = ['strace', '-f', '-yy', '-e', CALLS, '-e', 'signal=none', '-o', trace];
  const server = await startLeadServer(path.join(folder, `${kind}.sqlite`), kind, strace);
  for (let at = 0; at < leads; at++)
    if ((await server.post(`lead-${at}`)) === undefined) throw new Error(`The lead ${at} was not answered.`);
  // strace ends with the process that it watches.
  process.kill(childOf(server.child.pid), 'SIGKILL');
  await new Promise((resolve) => server.child.once('exit', resolve));
  return readTrace(readFileSync(trace, 'utf8'));
}

function childOf(pid: number | undefined): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim());
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
    else if (/"HTTP\/1\.1 201/.test(line)) {
      answered++;
      if (!isOnDisk) unsynced++;
      // The next answer needs a sync of its own.
      isOnDisk = false;
    }
  }
  return { answered, unsynced };
}
