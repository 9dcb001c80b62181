import { runOverSockets, socketSchedule } from '../../leads/socket-faults.ts';

export type SocketRuns = {
  schedules: number;
  messages: number;
  /** How often messages came at all. */
  effects: number;
  /** A sentence for each schedule that failed, with the seed that replays it. */
  failed: string[];
};

/** Each waits most of its time. */
const AT_ONCE = 10;

/** Runs so many schedules over real sockets, of the seeds from `seed` on. */
export async function socketRuns(schedules: number, seed: number): Promise<SocketRuns> {
  const result: SocketRuns = { schedules, messages: 0, effects: 0, failed: [] };
  let next = seed;
  const worker = async (): Promise<void> => {
    while (next < seed + schedules) {
      const own = next++;
      const { problems, effects, messages } = await runOverSockets(socketSchedule(own));
      result.messages += messages;
      result.effects += effects;
      if (problems.length > 0)
        result.failed.push(`sockets --seed ${own} --share 0.5: ${problems.join(', ')}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return result;
}
