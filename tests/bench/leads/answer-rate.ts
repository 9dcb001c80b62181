import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { startLeadServer } from './lead-server.ts';
import type { ServerKind } from './lead-server.ts';

export type AnswerRate = {
  leads: number;
  /** Answers a second. */
  rate: number;
  /** Milliseconds that 99 of 100 requests took at most. */
  p99: number;
  /** Megabytes that the process has at the end. */
  megabytes: number;
};

/** Sends leads over many connections at once and measures how fast they are answered as stored. */
export async function answerRate(
  kind: ServerKind,
  leads: number,
  connections: number,
  file: string,
): Promise<AnswerRate> {
  const server = await startLeadServer(file, kind);
  const took: number[] = [];
  let next = 0;
  const client = async (): Promise<void> => {
    while (next < leads) {
      const id = `lead-${next++}`;
      const began = performance.now();
      if (!(await server.post(id))) throw new Error(`${id} was not answered.`);
      took.push(performance.now() - began);
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: connections }, client));
  const seconds = (performance.now() - began) / 1000;
  const status = readFileSync(`/proc/${server.child.pid}/status`, 'utf8');
  const megabytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  await server.kill();
  took.sort((a, b) => a - b);
  return { leads, rate: leads / seconds, p99: took[Math.floor(took.length * 0.99)] ?? 0, megabytes };
}
