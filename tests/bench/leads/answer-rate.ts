import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import type { LeadServer } from './lead-server.ts';

export type AnswerRate = {
  leads: number;
  /** Answers a second. */
  rate: number;
  /** Milliseconds that 99 of 100 requests took at most. */
  p99: number;
  /** Megabytes that the process has at the end. */
  megabytes: number;
};

/** Megabytes that a process has in memory. */
export function megabytesOf({ child }: LeadServer): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

/** Sends leads over many connections at once, from the number `first` on, and measures how fast they are answered. */
export async function measureAnswers(
  server: LeadServer,
  { leads, connections, first = 0 }: { leads: number; connections: number; first?: number },
): Promise<AnswerRate> {
  const took: number[] = [];
  let next = first;
  const client = async (): Promise<void> => {
    while (next < first + leads) {
      const id = `lead-${next++}`;
      const began = performance.now();
      if ((await server.post(id)) === undefined) throw new Error(`${id} was not answered.`);
      took.push(performance.now() - began);
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: connections }, client));
  const seconds = (performance.now() - began) / 1000;
  took.sort((a, b) => a - b);
  const p99 = took[Math.floor(took.length * 0.99)] ?? 0;
  return { leads, rate: leads / seconds, p99, megabytes: megabytesOf(server) };
}
