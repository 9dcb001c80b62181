import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { backendRate, type BackendRate } from './backend-rate.ts';
import { rateRequests } from './rate-requests.ts';

/** Rounds, one after the other: what else the machine does changes from one to the next. */
const ROUNDS = 5;

/**
 * The backend and a bare route, asked the same requests in turns; the round whose ratio is in the middle, and how many
 * there were.
 */
export async function rateBeside(
  count: number,
  connections: number,
  folder: string,
): Promise<{ ours: BackendRate; bare: BackendRate; rounds: number }> {
  const requests = await rateRequests(count);
  const rounds: { ours: BackendRate; bare: BackendRate }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const place = path.join(folder, String(round));
    await mkdir(place);
    const bare = await backendRate('bare', requests, connections, place);
    const ours = await backendRate('backend', requests, connections, place);
    rounds.push({ ours, bare });
  }
  rounds.sort((a, b) => a.ours.rate / a.bare.rate - b.ours.rate / b.bare.rate);
  const middle = rounds[Math.floor(ROUNDS / 2)];
  if (!middle) throw new Error('There was no round.');
  return { ...middle, rounds: ROUNDS };
}
