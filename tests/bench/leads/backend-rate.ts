import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const PROCESS = fileURLToPath(new URL('rate-process.ts', import.meta.url));
/** Code that has not run yet is not measured. */
const WARM_UP = 0.1;

export type BackendRate = {
  /** Answers a second. */
  rate: number;
  /** Milliseconds that half and 99 of 100 requests took at most. */
  p50: number;
  p99: number;
  /** Milliseconds of processor time for a request, of all threads of the server. */
  processor: number;
  /** Megabytes that the process has at the end. */
  megabytes: number;
};

/** User and system time of a process so far, in milliseconds; Linux counts in hundredths of a second. */
function processorOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Sends a request over an open connection and resolves when its answer is there. Throws when that is no 200. */
function ask(socket: Socket, request: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const read = (bytes: Buffer): void => {
      answer += bytes.toString('latin1');
      const end = answer.indexOf('\r\n\r\n');
      const length = /content-length: (\d+)/i.exec(answer);
      if (end < 0 || !length || answer.length < end + 4 + Number(length[1])) return;
      socket.off('data', read);
      if (answer.startsWith('HTTP/1.1 200')) resolve();
      else reject(new Error(`a form was not taken: ${answer}`));
    };
    socket.on('data', read);
    socket.write(request);
  });
}

/**
 * Sends requests over many connections at once to a process of its own, and measures how fast they are answered; its log
 * goes to a file in `folder`. A client that builds its requests meanwhile would take the time of the server.
 */
export async function backendRate(
  kind: 'backend' | 'bare',
  requests: readonly Buffer[],
  connections: number,
  folder: string,
): Promise<BackendRate> {
  const log = openSync(path.join(folder, `${kind}.log`), 'w');
  const server = spawn(process.execPath, [...process.execArgv, PROCESS, kind, folder], {
    stdio: ['ignore', 'pipe', log],
  }) as ChildProcessByStdio<null, Readable, null>;
  closeSync(log);
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  const sockets = Array.from({ length: connections }, () => connect(Number(line.toString()), '127.0.0.1'));
  let next = 0;
  const send = (until: number, took: number[]): Promise<unknown> =>
    Promise.all(
      sockets.map(async (socket) => {
        for (let request = requests[next]; next < until && request; request = requests[next]) {
          next++;
          const began = performance.now();
          await ask(socket, request);
          took.push(performance.now() - began);
        }
      }),
    );
  try {
    await send(Math.round(requests.length * WARM_UP), []);
    const took: number[] = [];
    const before = processorOf(server.pid!);
    const began = performance.now();
    await send(requests.length, took);
    const seconds = (performance.now() - began) / 1000;
    const processor = (processorOf(server.pid!) - before) / took.length;
    const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
    const megabytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
    took.sort((a, b) => a - b);
    const at = (share: number): number => took[Math.floor(took.length * share)] ?? 0;
    return { rate: took.length / seconds, p50: at(0.5), p99: at(0.99), processor, megabytes };
  } finally {
    for (const socket of sockets) socket.destroy();
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 3000))]);
    server.kill('SIGKILL');
  }
}
