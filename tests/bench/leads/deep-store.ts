import { exampleBackends } from './example-backends.ts';
import { measureAnswers, megabytesOf, type AnswerRate } from './answer-rate.ts';

export type DeepStore = {
  leads: number;
  /** Megabytes of the process before the first lead. */
  before: number;
  /** The first and the last tenth of the leads; `megabytes` of the last is after all of them. */
  first: AnswerRate;
  last: AnswerRate;
};

/** Sends many leads to one backend as `npm run backend` starts it: what it costs when its store is deep. */
export async function deepStore(leads: number, folder: string): Promise<DeepStore> {
  const { start } = await exampleBackends(folder, leads);
  const server = await start();
  const before = megabytesOf(server);
  const tenth = Math.ceil(leads / 10);
  const send = (count: number, from: number): Promise<AnswerRate> =>
    measureAnswers(server, { leads: count, connections: 32, first: from });
  const first = await send(tenth, 0);
  await send(leads - 2 * tenth, tenth);
  const last = await send(tenth, leads - tenth);
  await server.kill();
  return { leads, before, first, last };
}
